import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TreeCopy } from './tree-copy.ts';

describe('npm run graph', () => {
  let copy: TreeCopy;
  beforeAll(() => {
    copy = new TreeCopy();
  });
  afterAll(() => copy.remove());

  test('docs/architecture.md shows the imports that there are', () => {
    const { status, output } = copy.run('npm run graph -- --check');
    expect(status, output).toBe(0);
  });

  test('a new edge makes the page stale until it is drawn again', () => {
    copy.write('src/features/lexicon/rules/planted.ts', "import '#features/auth/contract.ts';\n");
    expect(copy.run('npm run graph -- --check').output).toContain('npm run graph');
    copy.run('npm run graph');
    expect(copy.read('docs/architecture.md')).toContain('lexicon --> auth');
  });
});

test('npm run test:changed knows every feature, and names browser tests that exist', async () => {
  const root = join(import.meta.dirname, '../..');
  const { FEATURE_SPECS, PART_SPECS } = (await import(join(root, 'scripts/feature-specs.mjs'))) as {
    FEATURE_SPECS: Readonly<Record<string, readonly string[]>>;
    PART_SPECS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  };
  const { USES } = createRequire(import.meta.url)('../../architecture.cjs') as { USES: Record<string, string[]> };
  const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  const ofParts = Object.values(PART_SPECS).flatMap((parts) => Object.values(parts).flat());
  const beginnings = [...Object.values(FEATURE_SPECS).flat(), ...ofParts];
  expect(beginnings.filter((beginning) => !specs.some((name) => name.startsWith(beginning)))).toEqual([]);
  expect(Object.keys(FEATURE_SPECS).sort()).toEqual(Object.keys(USES).sort());
});
