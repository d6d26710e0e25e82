import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TESTS = ['src', 'test', 'e2e'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.ts$/.test(file))
    .map((file) => join(folder, file)),
);
const NAMES = new Set(TESTS.map((path) => basename(path)));
const testsIn = (text: string) =>
  Array.from(text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g), ([, name = '']) => name);
const isThere = (name: string) => (name.includes('/') ? existsSync(join(ROOT, name)) : NAMES.has(name));
const read = (page: string) => readFileSync(join(ROOT, 'docs', page), 'utf8');
const rows = read('asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('each answer is one of five, and each pass names a test', () => {
  expect(rows.length).toBeGreaterThan(95);
  const wrong = rows.filter(([, , , answer = '', by = '']) => {
    if (!['pass', 'no test', 'not met', 'operator', 'none'].includes(answer)) return true;
    return answer === 'pass' ? testsIn(by).length === 0 : by === '';
  });
  expect(wrong).toEqual([]);
});

test('each section is answered once, in order', () => {
  const keys = rows.map(([, section = '']) => section.split('.').reduce((sum, part) => sum * 100 + Number(part), 0));
  expect(keys).toEqual([...new Set(keys)].toSorted((one, other) => one - other));
});

test.each(['asvs.md', 'security.md'])('each test that docs/%s names exists', (page) => {
  const named = testsIn(read(page));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
