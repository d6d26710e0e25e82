// `npm test`: installs what is needed, the browser included, and runs every check and test. The last line counts them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { ensureTurn } from './turn.mjs';

ensureInstalled();
const browser = ensureBrowser();
const turn = ensureTurn();
const scratch = mkdtempSync(join(tmpdir(), 'alafia-tests-'));
const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  ...(browser && { CHROMIUM_PATH: browser }),
  ...(turn && { TURNSERVER_PATH: turn }),
  E2E_DATA_DIR: join(scratch, 'e2e'),
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
};

let passed = 0;
/** What failed, by name: printed last, where it is found without reading everything. */
const failures = [];
/** Browser tests that passed at the second try only (in CI there is one): counted as passed, printed by name. */
const unsteady = [];

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
  else failures.push(name);
}

/** A runner that reports its own tests in a JSON file. A crash outside of a test is a failure too. */
function suite(name, command, args, extraEnv, report, resultsOf) {
  const ok = run(name, command, args, extraEnv);
  const before = failures.length;
  try {
    const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')));
    passed += results.passed;
    failures.push(...results.failures);
    if (results.passed === 0) failures.push(`${name}: nothing passed`);
  } catch (error) {
    failures.push(`${name} left no report: ${error.message}`);
  }
  if (!ok && failures.length === before) failures.push(`${name}: failed outside of a test`);
}

/** Every browser test of a suite and of those within it. */
const specsOf = (within) => [...(within.specs ?? []), ...(within.suites ?? []).flatMap(specsOf)];

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
  ({ testResults }) => {
    const tests = testResults.flatMap(({ name, status, message, assertionResults }) =>
      assertionResults.length === 0 && status === 'failed'
        ? [{ status, fullName: message.split('\n')[0], file: name }]
        : assertionResults.map((result) => ({ ...result, file: name })),
    );
    return {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failures: tests
        .filter(({ status }) => status !== 'passed')
        .map(({ status, file, fullName }) => `${relative(ROOT, file)}: ${fullName} (${status})`),
    };
  },
);
const journeys = join(scratch, 'playwright.json');
suite(
  'browser',
  'playwright',
  ['test', '--reporter=dot,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
  journeys,
  (report) => {
    const tests = specsOf(report).flatMap(({ title, file, tests }) =>
      tests.map(({ status, projectName }) => ({ status, name: `[${projectName}] ${file}: ${title} (${status})` })),
    );
    unsteady.push(...tests.filter(({ status }) => status === 'flaky').map(({ name }) => name));
    const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'flaky');
    return { passed: tests.length - failed.length, failures: failed.map(({ name }) => name) };
  },
);
rmSync(scratch, { recursive: true, force: true });

if (turn === undefined) {
  console.log('not run: a call over coturn (e2e/video-network.spec.ts). There is no turnserver here: install coturn.');
}
for (const name of unsteady) console.log(`passed at the second try: ${name}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
