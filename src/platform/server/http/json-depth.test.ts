import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['a flat object', '{"a":"b"}', false],
  ['64 levels', nested(64), false],
  ['65 levels', nested(65), true],
  ['30,000 levels', nested(30_000), true],
  ['30,000 objects', '{"a":'.repeat(30_000), true],
  ['many lists beside each other', `[${'[],'.repeat(10_000)}[]]`, false],
  ['brackets in a text', JSON.stringify({ a: '['.repeat(1000), b: '\\"[[' }), false],
  ['brackets behind a text that ends with a backslash', `["\\\\",${nested(70)}]`, true],
])('%s', (_, json, expected) => {
  expect(isTooDeep(json)).toBe(expected);
});
