import type { Violation } from './violation.ts';

const CLOCK_AND_CHANCE = 'pure code takes time and chance as arguments';
const rule = (name: string) => `src/features/auth/rules/${name}.ts`;

/** Pure code that does more than compute. */
export const PURE_VIOLATIONS: readonly Violation[] = [
  {
    name: 'a rule imports node:fs',
    file: rule('reads-files'),
    source: "import { readFileSync } from 'node:fs';\n\nexport const text = readFileSync('a.txt', 'utf8');\n",
    stoppedBy: { types: ['TS2591'], imports: ['pure-is-pure'] },
  },
  {
    name: 'a rule uses document',
    file: rule('reads-document'),
    source: 'export const title = document.title;\n',
    stoppedBy: { types: ['TS2584'] },
  },
  {
    name: 'a rule uses process',
    file: rule('reads-process'),
    source: 'export const home = process.env.HOME;\n',
    stoppedBy: { types: ['TS2591'] },
  },
  {
    name: 'a rule calls fetch',
    file: rule('fetches'),
    source: "export const answer = fetch('/');\n",
    stoppedBy: { types: ['TS2304'] },
  },
  {
    name: 'a rule calls Date.now()',
    file: rule('reads-clock'),
    source: 'export const nowMs = Date.now();\n',
    stoppedBy: { architecture: [CLOCK_AND_CHANCE], lint: ['eslint(no-restricted-properties)'] },
  },
  {
    name: 'a rule calls new Date()',
    file: rule('makes-date'),
    source: 'export const now = new Date();\n',
    stoppedBy: { architecture: [CLOCK_AND_CHANCE] },
  },
  {
    name: 'a rule takes Date.now apart',
    file: rule('hides-clock'),
    source: 'export const { now } = Date;\n',
    stoppedBy: { architecture: [CLOCK_AND_CHANCE] },
  },
  {
    name: 'a rule formats the present moment',
    file: rule('formats-now'),
    source: "export const today = new Intl.DateTimeFormat('en').format();\n",
    stoppedBy: { architecture: [CLOCK_AND_CHANCE] },
  },
  {
    name: 'a rule calls Math.random()',
    file: rule('rolls-dice'),
    source: 'export const dice = Math.random();\n',
    stoppedBy: { architecture: [CLOCK_AND_CHANCE], lint: ['eslint(no-restricted-properties)'] },
  },
];
