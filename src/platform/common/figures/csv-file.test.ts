import { expect, test } from 'vitest';
import { csvOf } from './csv-file.ts';

test.each([
  ['an equals sign', '=1+1'],
  ['a plus', '+234'],
  ['a minus', '-1'],
  ['an at sign', '@SUM(A1)'],
  ['a tab', '\t=1'],
  ['a tab before a word', '\tword'],
  ['a carriage return', '\r=1'],
  ['a line feed', '\n=1'],
  ['a line feed before a word', '\nword'],
  ['blanks before the sign', '   =1'],
  ['a no-break space before it', '\u00A0=1'],
  ['a zero-width space before it', '\u200B=1'],
  ['a word joiner before it', '\u2060=1'],
  ['a byte order mark before it', '\uFEFF=1'],
  ['a mark of direction before it', '\u202E=1'],
  ['a control character before it', '\u0000=1'],
  ['a soft hyphen before it', '\u00AD=1'],
  ['several of these before it', ' \u200B\uFEFF\n@x'],
  ['a fullwidth equals sign', '＝1'],
  ['a fullwidth plus', '＋1'],
  ['a fullwidth minus', '－1'],
  ['a fullwidth at sign', '＠x'],
])('a text that begins with %s gets an apostrophe', (_, cell) => {
  expect(csvOf([[cell]]).replace(/^"/, '')).toMatch(/^'/);
  expect(csvOf([[cell]])).toContain(cell);
});

test.each([
  ['Ada', 'Ada'],
  ['  Ada', '  Ada'],
  ['a=b', 'a=b'],
  ['Ọlá - Lagos', 'Ọlá - Lagos'],
  ['say "hi", please', '"say ""hi"", please"'],
  [-5, '-5'],
  [null, ''],
])('%j stays as it is', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`${written}\r\n`);
});
