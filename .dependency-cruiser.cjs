const { USES } = require('./architecture.cjs');

const PURE = '^src/(platform/common/|features/[^/]+/(contract[.]ts$|rules/))';
const SERVER = '^src/(db/|(platform|features/[^/]+|app)/server/)';
const WEB = '^src/(platform|features/[^/]+|app)/web/';
const TEST = '[.]test[.]tsx?$';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Imports form a tree of meaning; a cycle means two files are one idea.',
      {},
      { circular: true },
    ),
    forbid(
      'pure-is-pure',
      'Contracts and rules import only each other and zod.',
      { path: PURE, pathNot: TEST },
      { pathNot: [PURE, 'node_modules/zod/'] },
    ),
    forbid('web-never-server', 'Nothing on the server may reach the browser bundle.', { path: WEB }, { path: SERVER }),
    forbid('server-never-web', 'The API renders no components.', { path: SERVER }, { path: WEB }),
    forbid(
      'browser-packages-only',
      'Server packages stay out of the browser.',
      { path: WEB },
      { path: 'node_modules/(fastify|drizzle-orm|@electric-sql|pg)/|^node:', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-node-in-web',
      'Node built-ins do not exist in the browser.',
      { path: WEB, pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'rows-point-down',
      'app -> features -> platform.',
      { path: '^src/(platform|db)/', pathNot: TEST },
      { path: '^src/(features|app)/' },
    ),
    forbid(
      'features-below-app',
      'A feature does not know the app that assembles it.',
      { path: '^src/features/', pathNot: TEST },
      { path: '^src/app/' },
    ),
    forbid(
      'tables-behind-stores',
      'Only stores, seeds and the schema itself touch tables.',
      { path: '^src/', pathNot: ['-store[.]ts$', 'seed[.]ts$', '^src/db/', TEST] },
      { path: '^src/db/schema/' },
    ),
    forbid('tests-are-leaves', 'Nobody imports a test.', {}, { path: TEST }),
    forbid('resolvable', 'Every import resolves.', {}, { couldNotResolve: true }),
    ...Object.entries(USES).map(([feature, uses]) =>
      forbid(
        `${feature}-uses`,
        `${feature} may use: ${uses.join(', ') || 'no other feature'} (architecture.cjs).`,
        { path: `^src/features/${feature}/` },
        { path: '^src/features/', pathNot: `^src/features/(${[feature, ...uses].join('|')})/` },
      ),
    ),
    forbid(
      'declared-features',
      'Every feature folder is listed in architecture.cjs.',
      { path: '^src/features/', pathNot: `^src/features/(${Object.keys(USES).join('|')})/` },
      {},
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
