// `npm test`: installs what is needed, the browser included, and runs every check and test. The last line counts them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
const browser = ensureBrowser();
const scratch = mkdtempSync(join(tmpdir(), 'alafia-tests-'));
const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  ...(browser && { CHROMIUM_PATH: browser }),
  E2E_DATA_DIR: join(scratch, 'e2e'),
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
};

let passed = 0;
let failed = 0;

function run(name, command, args, extraEnv = {}) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...env, ...extraEnv },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(
    `== ${name}: ${status === 0 ? 'ok' : `failed (${status})`}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return status === 0;
}

/** A check that is one thing: it passes or it fails. */
function check(name, command, args) {
  if (run(name, command, args)) passed += 1;
  else failed += 1;
}

/** A runner that counts its own tests into a JSON file. A crash outside of a test is a failure too. */
function suite(name, command, args, extraEnv, report, countsOf) {
  const ok = run(name, command, args, extraEnv);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.log(`${name} left no report: ${error.message}`);
  }
  passed += counts.passed;
  failed += counts.failed;
  if (counts.passed === 0 || (!ok && counts.failed === 0)) failed += 1;
}

check('types', 'tsc', ['-b']);
check('lint', 'npm', ['run', '--silent', 'lint']);
check('format', 'biome', ['check', '--reporter=summary']);
check('texts', 'node', ['scripts/check-texts.mjs']);
ensureBuilt();
const unit = join(scratch, 'vitest.json');
suite(
  'rules, server and guards',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  {},
  unit,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
  }),
);
const journeys = join(scratch, 'playwright.json');
suite(
  'browser',
  'playwright',
  ['test', '--reporter=line,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
  journeys,
  ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }),
);
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
