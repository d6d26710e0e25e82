import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CODE_TABLES, STATUS_OF } from './refusal-codes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const files = globSync(['src/features/*/rules/**/refusals.ts', 'src/platform/common/platform-refusals.ts'], {
  cwd: ROOT,
});
const modules = await Promise.all(
  files.map(async (file) => ({ file, exported: (await import(join(ROOT, file))) as Record<string, unknown> })),
);

test('no two tables declare the same code', () => {
  const codes = CODE_TABLES.flatMap((table) => Object.keys(table));
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

test('every table of codes is in refusal-codes.ts', () => {
  const declared = modules.flatMap(({ exported }) =>
    Object.entries(exported).filter(([name]) => name.endsWith('_CODES')),
  );
  expect(declared.length).toBe(CODE_TABLES.length);
  for (const [name, table] of declared) expect(CODE_TABLES, name).toContain(table);
});

test('every refusal has a declared code', () => {
  const refusals = modules.flatMap(({ exported }) => Object.values(exported).filter(isRefusal));
  expect(refusals.length).toBeGreaterThan(100);
  expect(refusals.filter(({ code }) => STATUS_OF[code] === undefined)).toEqual([]);
});

test('every refusal is in the catalog of texts', () => {
  const catalog = readFileSync(join(ROOT, 'src/locales/en.po'), 'utf8').replaceAll(/"\n"/g, '');
  const refusals = modules.flatMap(({ exported }) => Object.values(exported).filter(isRefusal));
  const missing = refusals.filter(({ message }) => !catalog.includes(`msgid ${JSON.stringify(message)}`));
  expect(missing).toEqual([]);
});

function isRefusal(value: unknown): value is { readonly code: string; readonly message: string } {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
