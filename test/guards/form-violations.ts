import type { Violation } from './violation.ts';

const lines = (count: number) => '// A line.\n'.repeat(count);
const rule = (name: string) => `src/features/auth/rules/${name}.ts`;
const web = (name: string) => `src/features/auth/web/${name}`;
const server = (name: string) => `src/features/auth/server/${name}.ts`;

/** Files that are written as they must not be. */
export const FORM_VIOLATIONS: readonly Violation[] = [
  {
    name: 'a file has more than 400 lines',
    file: server('long'),
    source: lines(401),
    stoppedBy: { lint: ['eslint(max-lines)'] },
  },
  { name: 'a file has 400 lines', file: server('long-enough'), source: lines(400), stoppedBy: { lint: [] } },
  {
    name: 'a test has more than 400 lines',
    file: 'src/features/auth/server/long.test.ts',
    source: lines(401),
    stoppedBy: { lint: ['eslint(max-lines)'] },
  },
  {
    name: 'a function has more than 60 lines',
    file: server('long-function'),
    source: `export const long = () => {\n${'  void 0;\n'.repeat(59)}};\n`,
    stoppedBy: { lint: ['eslint(max-lines-per-function)'] },
  },
  {
    name: 'a component has more than 120 lines',
    file: web('long-component.tsx'),
    source: `export const Long = () => {\n${'  void 0;\n'.repeat(118)}  return <p />;\n};\n`,
    stoppedBy: { lint: ['eslint(max-lines-per-function)'] },
  },
  {
    name: 'a function takes more than 15 paths',
    file: server('tangled'),
    source: `export const tangled = (n: number) => ${Array.from({ length: 15 }, (_, n) => `n === ${n} ? ${n} : `).join('')}0;\n`,
    stoppedBy: { lint: ['eslint(complexity)'] },
  },
  {
    name: 'a default export',
    file: server('default-export'),
    source: 'export default 1;\n',
    stoppedBy: { lint: ['import(no-default-export)'], architecture: ['nothing is exported by default'] },
  },
  {
    name: 'a default export by another name',
    file: server('hidden-default-export'),
    source: 'const one = 1;\n\nexport { one as default };\n',
    stoppedBy: { lint: ['import(no-default-export)'], architecture: ['nothing is exported by default'] },
  },
  {
    name: 'a value of type any',
    file: server('any'),
    source: 'export const anything: any = 1;\n',
    stoppedBy: { lint: ['typescript(no-explicit-any)'] },
  },
  {
    name: 'a form of the portal that keeps no draft',
    file: 'src/features/portal/web/forgetful.tsx',
    source: `import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';

export function Forgetful() {
  useLeaveWarning(true);
  return <p />;
}
`,
    stoppedBy: {
      lint: [],
      architecture: [
        'what members of a practice have typed and not saved is a draft, so that it stays with its person',
      ],
    },
  },
  {
    name: 'a barrel of everything',
    file: server('barrel'),
    source: "export * from './sessions/session-store.ts';\n",
    stoppedBy: { lint: ['oxc(no-barrel-file)'], architecture: ['no file passes on what another one exports'] },
  },
  {
    name: 'a barrel of one',
    file: server('small-barrel'),
    source: "export { openSession } from './sessions/session-store.ts';\n",
    stoppedBy: { architecture: ['no file passes on what another one exports'] },
  },
  {
    name: 'a hook behind a condition',
    file: web('conditional-hook.ts'),
    source:
      "import { useState } from 'react';\n\nexport function useMaybe(on: boolean): unknown {\n  return on ? useState(0) : 0;\n}\n",
    stoppedBy: { lint: ['react-hooks(rules-of-hooks)'] },
  },
  {
    name: 'an image without a text',
    file: web('silent-image.tsx'),
    source: 'export const image = <img src="/icon.svg" />;\n',
    stoppedBy: { lint: ['jsx-a11y(alt-text)'] },
  },
  {
    name: 'a promise that nobody waits for',
    file: server('floating'),
    source: '/** Starts. */\nexport function start(work: () => Promise<void>): void {\n  work();\n}\n',
    stoppedBy: { lint: ['typescript(no-floating-promises)'] },
  },
  {
    name: 'a line has more than 200 characters',
    file: server('long-line'),
    source: `export const long = '${'x'.repeat(200)}';\n`,
    stoppedBy: { architecture: ['no line has more than 200 characters'] },
  },
  {
    name: 'a name that the glossary replaces',
    file: 'src/features/staff/rules/told-words.ts',
    source: '/** What somebody said. */\nexport const told = true;\n',
    stoppedBy: { architecture: ['names, comments and test titles use the words of the glossary'] },
  },
  {
    name: 'an appointment that is called a visit',
    file: rule('past-appointment'),
    source: '/** The hours after it. */\nexport const hoursAfterVisit = 24;\n',
    stoppedBy: { architecture: ['code calls an appointment an appointment'] },
  },
  {
    name: 'an error with a literal for a message',
    file: server('refuses-in-words'),
    source:
      "import { invalid } from '#platform/common/platform-refusals.ts';\n\nexport const refusal = invalid('Try again.');\n",
    stoppedBy: { architecture: ['every message of a refusal is marked for translation'] },
  },
  {
    name: 'a refusal with a message that is put together',
    file: rule('refuses-by-name'),
    source:
      '/** Refuses a name. */\nexport const refusal = (name: string) => {\n  const message = `${name} cannot be used.`;\n  return { code: "invalid", message };\n};\n',
    stoppedBy: { architecture: ['every message of a refusal is marked for translation'] },
  },
  {
    name: 'a file outside the grid',
    file: 'src/features/auth/texts.ts',
    source: "export const hello = 'Hello';\n",
    stoppedBy: { architecture: ['every source file has its place in the grid of docs/architecture.md'] },
  },
  {
    name: 'a file named after nothing',
    file: server('session-utils'),
    source: 'export const one = 1;\n',
    stoppedBy: { architecture: ['files are named in kebab-case after what they hold'] },
  },
  {
    name: 'a file in camel case',
    file: server('sessionCookie'),
    source: 'export const two = 2;\n',
    stoppedBy: { architecture: ['files are named in kebab-case after what they hold'] },
  },
  {
    name: 'an import that climbs two folders',
    file: 'src/features/auth/rules/deep/climbs.ts',
    source: "import type { User } from '../../contract.ts';\n\nexport type Planted = User;\n",
    stoppedBy: { architecture: ['imports climb one folder at most'] },
  },
  {
    name: 'a comment about the making',
    file: server('unfinished'),
    source: '// TODO: finish this.\nexport const three = 3;\n',
    stoppedBy: { architecture: ['comments speak of the product, not of its making'] },
  },
  {
    name: 'thousands of functions that say nothing',
    file: rule('unexplained'),
    // Many to a line, because a long file is another violation.
    source: Array.from(
      { length: 3600 },
      (_, n) => `export function f${n}(): void {}${n % 20 === 19 ? '\n' : ' '}`,
    ).join(''),
    stoppedBy: { architecture: ['no line has more than 200 characters', 'exported functions say what they mean'] },
  },
];
