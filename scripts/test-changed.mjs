// `npm run test:changed [-- REVISION]`: checks and tests what a change inside features can break. The change is the working
// tree against REVISION (HEAD by default). A change of anything else runs every test, and so does a change of a feature
// that most others build on.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { FEATURE_SPECS, PART_SPECS } from './feature-specs.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** A feature that more of the others import is a base of the product: its change can break anything. */
const MAX_IMPORTERS = 8;
const HARMLESS = /\.(md|png)$|^docs\//;

const revision = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (path) => !HARMLESS.test(path),
);
if (changed.length === 0) {
  console.log(`Nothing that is tested differs from ${revision}.`);
  process.exit(0);
}

const featureOf = (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
const specOf = (path) => /^e2e\/.+\.spec\.ts$/.test(path);
const byName = (a, b) => (a < b ? -1 : 1);
const features = [...new Set(changed.map(featureOf).filter(Boolean))].sort(byName);
const elsewhere = changed.filter((path) => featureOf(path) === undefined && !specOf(path));
const importers = new Map(features.map((feature) => [feature, importersOf(feature)]));
const bases = features.filter((feature) => importers.get(feature).length > MAX_IMPORTERS);

if (elsewhere.length > 0 || bases.length > 0) {
  const why = elsewhere.length > 0 ? `${elsewhere[0]} belongs to no feature` : `most features build on ${bases[0]}`;
  console.log(`Everything is tested: ${why}.`);
  process.exit(spawnSync(process.execPath, ['scripts/test.mjs'], { cwd: ROOT, stdio: 'inherit' }).status ?? 1);
}

ensureInstalled();
const browser = ensureBrowser();
const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  ...(browser && { CHROMIUM_PATH: browser }),
};
const tested = [...new Set([...features, ...features.flatMap((feature) => importers.get(feature))])].sort(byName);
console.log(`Changed: ${features.join(', ') || 'browser tests only'}. Tested: ${tested.join(', ')}.`);

const serverTests = tested
  .map((feature) => `src/features/${feature}/server/`)
  .filter((path) => existsSync(join(ROOT, path)));
const begins = changed.flatMap(specsFor);
const specs = readdirSync(join(ROOT, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => begins.some((begin) => name.startsWith(begin)) || changed.includes(`e2e/${name}`))
  .map((name) => `e2e/${name}`);

const failed = [
  ['types', 'tsc', ['-b']],
  [
    'lint',
    'oxlint',
    ['--deny-warnings', ...changed.filter((path) => /\.tsx?$/.test(path) && existsSync(join(ROOT, path)))],
  ],
  ['rules', 'vitest', ['run', '--project', 'rules', '--reporter=minimal']],
  ...(serverTests.length > 0
    ? [['server', 'vitest', ['run', '--project', 'server', '--reporter=minimal', ...serverTests]]]
    : []),
  ...(specs.length > 0 ? [['browser', 'playwright', ['test', '--project', 'phone', '--reporter=line', ...specs]]] : []),
].filter(([name, command, args]) => !passes(name, command, args));
console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function passes(name, command, args) {
  console.log(`\n== ${name}`);
  if (name === 'browser') ensureBuilt();
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'failed'}, ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

/** The browser tests that a changed file can break, by the beginnings of their names. */
function specsFor(path) {
  const [, feature, part] = /^src\/features\/([^/]+)\/(?:[^/]+\/([^/]+)\/)?/.exec(path) ?? [];
  return PART_SPECS[feature]?.[part] ?? FEATURE_SPECS[feature] ?? [];
}

/** The features that import one. */
function importersOf(feature) {
  const root = join(ROOT, 'src/features');
  return readdirSync(root).filter(
    (other) =>
      other !== feature &&
      readdirSync(join(root, other), { recursive: true })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
        .some((name) => readFileSync(join(root, other, name), 'utf8').includes(`'#features/${feature}/`)),
  );
}
