import type { Violation } from './violation.ts';

const rule = (name: string) => `src/features/auth/rules/${name}.ts`;
const web = (name: string) => `src/features/auth/web/${name}`;
const server = (name: string) => `src/features/auth/server/${name}.ts`;

/** Imports that climb a row, cross a column or leave the declared graph. */
export const IMPORT_VIOLATIONS: readonly Violation[] = [
  {
    name: 'a contract imports a server file',
    file: 'src/features/booking/contract.ts',
    source: "import type { Config } from '#platform/server/config.ts';\n\nexport type Planted = Config;\n",
    stoppedBy: { types: ['TS6307'], imports: ['pure-is-pure'] },
  },
  {
    name: 'web imports a server file',
    file: web('asks-store.ts'),
    source:
      "import type { openSession } from '../server/sessions/session-store.ts';\n\nexport type Open = typeof openSession;\n",
    stoppedBy: { imports: ['web-never-server'] },
  },
  {
    name: 'web imports db',
    file: web('asks-database.ts'),
    source: "import { openDatabase } from '#db/open-database.ts';\n\nexport const open = openDatabase;\n",
    stoppedBy: { imports: ['web-never-server'] },
  },
  {
    name: 'the server imports a component',
    file: server('shows-component'),
    source: "import { Spinner } from '#platform/web/ui/spinner.tsx';\n\nexport const shown = Spinner;\n",
    stoppedBy: { imports: ['server-never-web'] },
  },
  {
    name: 'the platform imports a feature',
    file: 'src/platform/server/knows-feature.ts',
    source:
      "import { findUser } from '#features/auth/server/accounts/user-store.ts';\n\nexport const find = findUser;\n",
    stoppedBy: { imports: ['rows-point-down'] },
  },
  {
    name: 'a feature imports the app',
    file: server('knows-app'),
    source: "import { FEATURES } from '#app/server/features.ts';\n\nexport const all = FEATURES;\n",
    stoppedBy: { imports: ['features-below-app'] },
  },
  {
    name: 'a feature imports one that it may not use',
    file: 'src/features/directory/web/knows-booking.ts',
    source: "import { REASON_MAX } from '#features/booking/contract.ts';\n\nexport const max = REASON_MAX;\n",
    stoppedBy: { imports: ['directory-uses', 'contract-as-types'] },
  },
  {
    name: 'a feature folder is not in architecture.cjs',
    file: 'src/features/pharmacy/rules/dose.ts',
    source: "import { PRODUCT_NAME } from '#platform/common/product.ts';\n\nexport const dose = PRODUCT_NAME;\n",
    stoppedBy: {
      imports: ['declared-features'],
      architecture: ['architecture.cjs lists exactly the features there are'],
    },
  },
  {
    name: 'a route file touches a table',
    file: server('planted-routes'),
    source: "import { users } from '#db/schema/auth/users.ts';\n\nexport const table = users;\n",
    stoppedBy: { imports: ['tables-behind-stores'] },
  },
  {
    name: 'a route file uses the PostgreSQL driver',
    file: server('dials-database'),
    source: "import pg from 'pg';\n\nexport const pool = new pg.Pool();\n",
    stoppedBy: { imports: ['driver-behind-db'] },
  },
  {
    name: 'two files import each other, one of them only a type',
    file: rule('cycle-a'),
    source: "import { b } from './cycle-b.ts';\n\nexport const a = b;\n",
    with: {
      file: rule('cycle-b'),
      source: "import type { a } from './cycle-a.ts';\n\nexport const b: unknown = 1 as typeof a;\n",
    },
    stoppedBy: { imports: ['no-cycles'] },
  },
  {
    name: 'web takes more than types of a contract',
    file: web('loads-schema.ts'),
    source: "import { Credentials } from '../contract.ts';\n\nexport const schema = Credentials;\n",
    stoppedBy: { imports: ['contract-as-types'] },
  },
  {
    name: 'web imports a built-in of Node',
    file: web('reads-files.ts'),
    source: "import { join } from 'node:path';\n\nexport const path = join('a', 'b');\n",
    stoppedBy: { imports: ['no-node-in-web'] },
  },
  {
    name: 'web imports a package of the server',
    file: web('starts-server.ts'),
    source: "import type { FastifyInstance } from 'fastify';\n\nexport type App = FastifyInstance;\n",
    stoppedBy: { imports: ['web-packages'] },
  },
  {
    name: 'the server imports a package of the browser',
    file: server('renders'),
    source: "import { useState } from 'react';\n\nexport const state = useState;\n",
    stoppedBy: { imports: ['browser-packages-only-in-web'] },
  },
  {
    name: 'an import leads nowhere',
    file: server('imports-nothing'),
    source: "import { nothing } from './nowhere.ts';\n\nexport const it = nothing;\n",
    stoppedBy: { imports: ['resolvable'] },
  },
  {
    name: 'a package is missing in package.json',
    file: server('borrows-package'),
    source: "import { parse } from 'acorn';\n\nexport const read = parse;\n",
    stoppedBy: { imports: ['declared-packages'] },
  },
  {
    name: 'code imports a test',
    file: server('imports-test'),
    source: "import '../rules/next-path.test.ts';\n\nexport const tested = true;\n",
    stoppedBy: { imports: ['tests-are-leaves'] },
  },
  {
    name: 'code imports the set-up of the tests',
    file: server('imports-test-app'),
    source: "import { testApp } from '#test/app.ts';\n\nexport const app = testApp;\n",
    stoppedBy: { imports: ['no-test-code'] },
  },
  {
    name: 'nothing uses a file',
    file: rule('unused'),
    source: 'export const unused = true;\n',
    stoppedBy: { imports: ['no-dead-files'] },
  },
];
