import type { Token } from './tokenise.ts';

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['eighteen', 18],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['couple', 2],
  ['few', 3],
  ['several', 4],
  ['many', 6],
]);

/** Returns the number that a word states, as `3`, `three` and `couple` do; NaN for any other word. */
export function valueOf(token: Token | undefined): number {
  if (token === undefined) return Number.NaN;
  return Number.isNaN(token.value) ? (NUMBER_WORDS.get(token.word) ?? Number.NaN) : token.value;
}

/** Like valueOf, but "a" and "an" are 1, as in "a week". Not for measured values. */
export function countOf(token: Token | undefined): number {
  return token?.word === 'a' || token?.word === 'an' ? 1 : valueOf(token);
}

const UNIT_DAYS: ReadonlyMap<string, number> = new Map([
  ['minute', 1 / 1440],
  ['hour', 1 / 24],
  ['day', 1],
  ['night', 1],
  ['week', 7],
  ['fortnight', 14],
  ['month', 30],
  ['year', 365],
]);

/** Returns the days of a unit of time, undefined for any other word. Expects a number before it, as "d" alone is no day. */
export function unitDays(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  if (token.word === 'd') return 1;
  if (token.word === 'h' || token.word === 'hr') return 1 / 24;
  if (token.word === 'mo' || token.word === 'mth') return 30;
  if (token.word === 'y' || token.word === 'yo') return 365;
  return UNIT_DAYS.get(token.stem);
}
