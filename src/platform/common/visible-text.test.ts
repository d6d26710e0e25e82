import { expect, test } from 'vitest';
import { visibleLine, visibleOrNothing, visibleText } from './visible-text.ts';

test.each([
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u202e\u2066',
  '\u3164 \u2800',
  '\u0301',
  ' \n\t\u00a0',
  '\u200d\u{e0061}',
])('nothing is seen of %j', (typed) => {
  expect(visibleText(typed)).toBe('');
});

test.each([
  'Ṣadé Ọláńrewájú',
  'a\u0301',
  '👨‍👩‍👧',
  '👩🏽‍⚕️',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'می‌خواهم',
  'one\ntwo',
  '5',
  '!',
])('%j stays as it is', (typed) => {
  expect(visibleText(typed)).toBe(typed);
});

test('what turns the direction and what joins nothing is taken away', () => {
  expect(visibleText(' Ada\u202e ibO\u200d\u200b ')).toBe('Ada ibO');
});

test('a longer text is unchanged except for marks that turn its direction, unless nothing is visible', () => {
  expect(visibleOrNothing(' a\u202eb\n\u200bc ')).toBe('ab\n\u200bc');
  expect(visibleOrNothing('\u202a1\u202b2\u202c3\u202d4\u202e5\u20666\u20677\u20688\u2069')).toBe('12345678');
  for (const kept of ['كَنُو\u200f، 5', 'Ɗan ƙasa: عَجَمِي', 'می\u200cخواهم']) expect(visibleOrNothing(kept)).toBe(kept);
  expect(visibleOrNothing(' \u200b\u202e ')).toBe('');
});

test('a name is one line', () => {
  expect(visibleLine('Ada\r\nObi\u2028')).toBe('Ada Obi');
});
