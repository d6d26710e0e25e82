const { BROWSER_PACKAGES, PURE_PACKAGES, USES } = require('./architecture.cjs');

// Without a compiler API dependency-cruiser skips every TypeScript file and reports success.
if (require('typescript').createSourceFile === undefined) {
  throw new Error('TypeScript cannot be read here. Run: npm run lint (it preloads scripts/typescript-api.mjs).');
}

const PURE = '^src/(platform/common/|features/[^/]+/(contract[.]ts$|rules/))';
const SERVER = '^src/(db/|(platform|features/[^/]+|app)/server/)';
const WEB = '^src/(platform|features/[^/]+|app)/web/';
const TEST = '[.]test[.]tsx?$';
const TEST_CODE = [TEST, '^test/'];
/** What npm scripts and the build start from, and what runs in a thread of its own. */
const ENTRIES =
  '^src/(app/(server/(main|admin|import-register)|web/(entry-(client|plain|server)|service-worker/worker))|features/.*-worker)[.]tsx?$';

const packages = (names) => `node_modules/(@types/)?(${names.join('|')})/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const direction = [
  forbid('no-cycles', 'A cycle means that two files are one idea.', {}, { circular: true }),
  forbid(
    'rows-point-down',
    'app -> features -> platform: the platform knows no feature.',
    { path: '^src/(platform|db)/', pathNot: TEST },
    { path: '^src/(features|app)/' },
  ),
  forbid(
    'features-below-app',
    'A feature does not know the app that assembles it.',
    { path: '^src/features/', pathNot: TEST },
    { path: '^src/app/' },
  ),
];

const columns = [
  forbid(
    'pure-is-pure',
    'Contracts, rules and platform/common import only each other and the PURE_PACKAGES of architecture.cjs.',
    { path: PURE, pathNot: TEST },
    { pathNot: [PURE, packages(PURE_PACKAGES)] },
  ),
  forbid('web-never-server', 'Nothing of the server reaches the browser.', { path: WEB }, { path: SERVER }),
  forbid('server-never-web', 'The server loads the built web entry, no component.', { path: SERVER }, { path: WEB }),
  forbid(
    'contract-as-types',
    'The browser takes the contract as types; only forms (*-form.tsx) load its schemas.',
    { path: WEB, pathNot: ['-form[.]tsx$', TEST] },
    { path: '[/-]contract[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-node-in-web',
    'Node built-ins do not exist in the browser.',
    { path: WEB, pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'web-packages',
    'Only the BROWSER_PACKAGES of architecture.cjs may reach the browser.',
    { path: WEB, pathNot: TEST },
    { path: 'node_modules/', pathNot: packages(BROWSER_PACKAGES), dependencyTypesNot: ['core'] },
  ),
  forbid(
    'browser-packages-only-in-web',
    'The BROWSER_PACKAGES of architecture.cjs are of no use on the server.',
    { path: SERVER, pathNot: TEST },
    { path: packages(BROWSER_PACKAGES) },
  ),
  forbid(
    'tables-behind-stores',
    'Only *-store.ts, the seed and db/ touch tables.',
    { path: '^src/', pathNot: ['-store[.]ts$', '^src/app/server/seed/', '^src/db/', TEST] },
    { path: '^src/db/schema/' },
  ),
  forbid(
    'driver-behind-db',
    'Only db/ knows the PostgreSQL driver; what relies on its inside stands in db/driver.',
    { path: '^src/', pathNot: ['^src/db/', TEST] },
    { path: packages(['pg']) },
  ),
];

const features = [
  forbid(
    'declared-features',
    'Every feature folder is listed in architecture.cjs.',
    { path: '^src/features/', pathNot: `^src/features/(${Object.keys(USES).join('|')})/` },
    {},
  ),
  ...Object.entries(USES).map(([feature, uses]) =>
    forbid(
      `${feature}-uses`,
      `${feature} may use: ${uses.join(', ') || 'no other feature'} (architecture.cjs).`,
      { path: `^src/features/${feature}/` },
      { path: '^src/features/', pathNot: `^src/features/(${[feature, ...uses].join('|')})/` },
    ),
  ),
];

const hygiene = [
  forbid('resolvable', 'Every import resolves.', {}, { couldNotResolve: true }),
  forbid(
    'declared-packages',
    'Every imported package is in package.json.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid('tests-are-leaves', 'Nobody imports a test.', {}, { path: TEST }),
  forbid('no-test-code', 'The product imports nothing of test/.', { pathNot: TEST_CODE }, { path: '^test/' }),
  forbid(
    'no-dead-files',
    'Every file is used by the product, not by its tests alone.',
    { path: ENTRIES },
    // What `<Trans>` becomes is imported by the build.
    {
      path: '^src/',
      pathNot: [TEST, ENTRIES, '[.]d[.]ts$', '^src/platform/web/trans[.]tsx$'],
      reachable: false,
    },
  ),
];

module.exports = {
  forbidden: [...direction, ...columns, ...features, ...hygiene],
  options: {
    // Imports of types count: they are what a reader has to follow.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
