import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const files = globSync(['src/**/*.ts', 'test/**/*.ts', 'e2e/*.ts'], { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
);
const names = new Set([...files, ...files.map((file) => basename(file))]);

test('docs/security.md names only files that exist', () => {
  const named = [...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !names.has(file))).toEqual([]);
});

test('every promise names a section of the standard and a test', () => {
  const [, table = ''] = /## What is promised.*?\n\| --- \| --- \| --- \|\n(.*?)\n\n/s.exec(page) ?? [];
  const rows = table.split('\n').map((row) => row.split(' | '));
  expect(rows.length).toBeGreaterThan(15);
  for (const [promise, sections = '', tests = ''] of rows) {
    expect(sections, promise).toMatch(/^\d+\.\d+\.\d+/);
    expect(tests, promise).toMatch(/`[\w./-]+\.(test|spec)\.ts`/);
  }
});
