import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_VIOLATIONS } from './form-violations.ts';
import { IMPORT_VIOLATIONS } from './import-violations.ts';
import { PURE_VIOLATIONS } from './pure-violations.ts';
import { type Complaint, TreeCopy } from './tree-copy.ts';
import type { Guard, PlantedFile, Violation } from './violation.ts';

const GUARDS: readonly Guard[] = ['types', 'imports', 'lint', 'architecture'];
const VIOLATIONS: readonly Violation[] = [...PURE_VIOLATIONS, ...IMPORT_VIOLATIONS, ...FORM_VIOLATIONS];

/** A copy of the tree with a new feature and every violation. */
let copy: TreeCopy;
let newFeature: ReturnType<TreeCopy['run']>;
beforeAll(() => {
  copy = new TreeCopy();
  newFeature = copy.run('npm run new-feature -- lab-results');
  breakEveryRule(copy);
});
afterAll(() => copy.remove());

const complaints = new Map<Guard, readonly Complaint[]>();
const complaintsOf = (guard: Guard) => {
  const made =
    complaints.get(guard) ??
    copy.complaints(guard, [...VIOLATIONS.flatMap(filesOf).map(({ file }) => file), 'src/features/lab-results']);
  complaints.set(guard, made);
  return made;
};

describe('with every violation planted', () => {
  const cases = VIOLATIONS.flatMap((violation) =>
    Object.entries(violation.stoppedBy).map(([guard, rules]) => ({ violation, guard: guard as Guard, rules })),
  );

  test.each(cases)('$guard on $violation.name: $rules', ({ violation, guard, rules }) => {
    const files = filesOf(violation).map(({ file }) => file);
    const about = complaintsOf(guard)
      .filter(({ file, text }) => (file === '' ? files.some((name) => text.includes(name)) : files.includes(file)))
      .map((complaint) => complaint.rule)
      // Nothing imports a planted file, so that each of them is also a dead one.
      .filter((rule) => rule !== 'no-dead-files' || rules.includes(rule));
    expect(new Set(about)).toEqual(new Set(rules));
  });

  test.each(['auth -> booking', 'auth/rules/gone.ts', 'auth/web/full holds 26 files', 'was checked with 1.0.0'])(
    'architecture on %s',
    (text) => {
      expect(complaintsOf('architecture').map((complaint) => complaint.text)).toContainEqual(
        expect.stringContaining(text),
      );
    },
  );

  test('every test of src/architecture.test.ts fails', () => {
    const titles = [...copy.read('src/architecture.test.ts').matchAll(/^test\('(.+?)', /gm)].map(([, title]) => title);
    expect(titles).not.toEqual([]);
    expect(complaintsOf('architecture').map(({ rule }) => rule)).toEqual(titles);
  });

  test('the build stops when a server file reaches the browser bundle', () => {
    // Nothing else is in the bundle, so that little is built.
    copy.write('src/app/web/entry-client.tsx', "import '#platform/server/http/page.ts';\n");
    const { status, output } = copy.run('vite build');
    expect(output).toMatch(/server code in the browser bundle: \S+\/src\/platform\/server\/http\/page\.ts/);
    expect(status).not.toBe(0);
  });

  test('every rule of .dependency-cruiser.cjs is among those broken here', () => {
    const { stdout } = copy.run(
      `node --import ./scripts/typescript-api.mjs -p "require('./.dependency-cruiser.cjs').forbidden.map(({ name }) => name).join(' ')"`,
    );
    const broken = VIOLATIONS.flatMap(({ stoppedBy }) => stoppedBy.imports ?? []);
    const names = stdout.trim().split(' ');
    expect(names).toContain('no-cycles');
    expect(names.filter((name) => !name.endsWith('-uses') && !broken.includes(name))).toEqual([]);
  });

  test('dependency-cruiser refuses to run where it cannot read TypeScript', () => {
    const { status, output } = copy.run('depcruise src');
    expect(output).toContain('npm run lint');
    expect(status).not.toBe(0);
  });
});

describe('npm run new-feature', () => {
  test('makes a feature that every guard lets pass', () => {
    expect(newFeature.status, newFeature.output).toBe(0);
    expect(copy.read('architecture.cjs')).toContain("'lab-results': [],");
    expect(copy.read('src/app/server/features.ts')).toMatch(/installLabResults,?\s*\]/);
    const complaints = GUARDS.flatMap(complaintsOf).map(({ text }) => text);
    expect(complaints.filter((text) => /lab-?results|^src\/app\/server\/features\.ts/i.test(text))).toEqual([]);
    const format = copy.run('biome check src/features/lab-results src/app/server/features.ts');
    expect(format.status, format.output).toBe(0);
  });

  test.each(['Lab', 'lab_results', '', '../lab', 'auth', 'lab-results'])('refuses %j', (name) => {
    expect(copy.run(`node scripts/new-feature.mjs "${name}"`).status).not.toBe(0);
  });
});

function filesOf(violation: Violation): readonly PlantedFile[] {
  return violation.with === undefined ? [violation] : [violation, violation.with];
}

/** Plants every violation, and breaks the rules that are not about a single file. */
function breakEveryRule(copy: TreeCopy): void {
  for (const planted of VIOLATIONS.flatMap(filesOf)) copy.plant(planted);
  copy.write('architecture.cjs', `${copy.read('architecture.cjs')}exports.USES.auth = ['booking'];\n`);
  for (let n = 0; n < 26; n++) copy.write(`src/features/auth/web/full/part-${n}.ts`, `export const part = ${n};\n`);
  const internals = 'docs/decisions/040-library-internals.md';
  copy.write(internals, copy.read(internals).replace(/\| pg \S+/, '| pg 1.0.0'));
  copy.write('docs/architecture.md', `${copy.read('docs/architecture.md')}\nSee \`auth/rules/gone.ts\`.\n`);
}
