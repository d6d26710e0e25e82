// `npm test`: installs what is needed, the browser included, and runs every check and test. The last line counts them.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureLynx, ensureTurn } from './debian-package.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { makeScratch } from './scratch.mjs';

ensureInstalled();
const browser = ensureBrowser();
const turn = ensureTurn();
const lynx = ensureLynx();
const startedAt = Date.now();
const scratch = makeScratch();
const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  ...(browser && { CHROMIUM_PATH: browser }),
  ...(turn && { TURNSERVER_PATH: turn }),
  ...(lynx && { LYNX_PATH: lynx }),
  TMPDIR: scratch,
  E2E_DATA_DIR: join(scratch, 'e2e'),
  // Tests start many processes; each then starts in half the time.
  NODE_COMPILE_CACHE: join(scratch, 'code'),
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
};

let passed = 0;
/** What failed, by name: printed last, where it is found without reading everything. */
const failures = [];
/** How long each kind took, in seconds, in the order of the run. */
const seconds = [];
/** Every test with its duration in ms. */
const durations = [];
/** Tests that passed at the second try only (in CI there is one): counted as passed, printed by name. */
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
  const took = Math.round((Date.now() - started) / 1000);
  seconds.push([name, took]);
  console.log(`== ${name}: ${status === 0 ? 'ok' : `failed (${status})`}, ${took} s`);
  return status === 0;
}

/** Runs the checks that pass or fail as a whole, all at once. */
async function runChecks(checks) {
  const started = Date.now();
  await Promise.all(
    checks.map(async ([name, command, ...args]) => {
      const { status, printed } = await finished(command, args);
      console.log(`\n== ${name}: ${status === 0 ? 'ok' : `failed (${status})\n${printed}`}`);
      if (status === 0) passed += 1;
      else failures.push(name);
    }),
  );
  seconds.push(['checks', Math.round((Date.now() - started) / 1000)]);
}

/** Resolves with the exit code of a command and what it printed. */
function finished(command, args) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return new Promise((done) => {
    child.on('error', (error) => done({ status: null, printed: error.message }));
    child.on('close', (status) => done({ status, printed }));
  });
}

/** What a runner's report says of each of its tests. A crash outside of a test is a failure too. */
function suite(name, command, args, report, testsOf, extraEnv = {}) {
  const ok = run(name, command, args, extraEnv);
  let tests = [];
  try {
    tests = testsOf(JSON.parse(readFileSync(report, 'utf8')));
    if (tests.length === 0) failures.push(`${name}: no test ran`);
  } catch (error) {
    failures.push(`${name} left no report: ${error.message}`);
  }
  if (!ok && tests.every(({ result }) => result !== 'failed')) failures.push(`${name}: failed outside of a test`);
  return tests;
}

function count(tests) {
  durations.push(...tests);
  passed += tests.filter(({ result }) => result !== 'failed').length;
  unsteady.push(...tests.filter(({ result }) => result === 'unsteady').map(({ name }) => name));
  failures.push(...tests.filter(({ result }) => result === 'failed').map(({ name }) => name));
}

/** Every browser test of a suite and of those within it. */
const specsOf = (within) => [...(within.specs ?? []), ...(within.suites ?? []).flatMap(specsOf)];

await runChecks([
  ['types', 'tsc', '-b'],
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['format', 'biome', 'check', '--reporter=summary'],
  ['texts', 'node', 'scripts/check-texts.mjs'],
  ['build', 'node', 'scripts/build.mjs'],
]);
function vitest(name, files) {
  const report = join(scratch, `${name}.json`);
  return suite(
    name,
    'vitest',
    ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    ({ testResults }) =>
      testResults.flatMap(({ name: path, status: ofFile, message, assertionResults }) => {
        const file = relative(ROOT, path);
        const tests = assertionResults.map(({ status, fullName, duration }) => ({
          file,
          ms: duration ?? 0,
          name: `${file}: ${fullName} (${status})`,
          result: status === 'passed' ? 'passed' : 'failed',
        }));
        if (ofFile !== 'failed' || tests.some(({ result }) => result === 'failed')) return tests;
        return [...tests, { file, name: `${file}: ${message.split('\n')[0]} (failed)`, result: 'failed' }];
      }),
  );
}
const tests = vitest('rules, server and guards', []);
const failedFiles = [...new Set(tests.filter(({ result }) => result === 'failed').map(({ file }) => file))];
if (process.env.CI && failedFiles.length > 0) {
  const failedFirst = tests.filter(({ result }) => result === 'failed').map(({ name }) => name);
  const again = vitest('what failed, once more', failedFiles);
  count([...tests.filter(({ file }) => !failedFiles.includes(file)), ...again]);
  unsteady.push(...failedFirst.filter((name) => !failures.includes(name)));
} else {
  count(tests);
}
const journeys = join(scratch, 'playwright.json');
const playwrightResults = { expected: 'passed', flaky: 'unsteady' };
count(
  suite(
    'browser',
    'playwright',
    ['test', '--reporter=dot,json'],
    journeys,
    (report) =>
      specsOf(report).flatMap(({ title, file, tests: ofSpec }) =>
        ofSpec.map(({ status, projectName, results }) => ({
          ms: Math.max(0, ...results.map(({ duration }) => duration)),
          name: `[${projectName}] ${file}: ${title} (${status})`,
          result: playwrightResults[status] ?? 'failed',
        })),
      ),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
  ),
);
rmSync(scratch, { recursive: true, force: true });

if (lynx === undefined) {
  console.log('not run: a booking in a text browser (e2e/text-browser.spec.ts). There is no Lynx here: install lynx.');
}
if (turn === undefined) {
  console.log('not run: a call over coturn (e2e/video-network.spec.ts). There is no turnserver here: install coturn.');
}
console.log('\nSlowest tests:');
for (const { name, ms } of durations.toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0)).slice(0, 15)) {
  console.log(`${String(Math.round((ms ?? 0) / 1000)).padStart(5)} s  ${name}`);
}
const total = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `\nTime without installation: ${total} s (${seconds.map(([name, took]) => `${name} ${took} s`).join(', ')})`,
);
for (const name of unsteady) console.log(`passed at the second try: ${name}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
