import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countInBoth, inAll, inAny } from './row-joins.ts';
import { RowSet } from './row-set.ts';

const SIZE = 2000;
/** Few rows, which are kept as a list, or many, which are kept as bits. */
const rows = fc
  .oneof(
    fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 40 }),
    fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(900)).map(([step, from]) => everyNth(step, from)),
  )
  .map((drawn) => drawn.toSorted((a, b) => a - b));
const sets = fc.array(rows, { minLength: 1, maxLength: 6 });

function everyNth(step: number, from: number): number[] {
  return Array.from({ length: Math.floor((SIZE - from) / step) }, (_, at) => from + at * step);
}

const setOf = (list: readonly number[]) => RowSet.ofList(Uint32Array.from(list), SIZE);
function rowsOf(set: RowSet): number[] {
  const found: number[] = [];
  set.each((row) => found.push(row));
  expect(set.count).toBe(found.length);
  return found;
}

it('holds what it was made of, however it is kept', () => {
  fc.assert(
    fc.property(rows, fc.nat(60), fc.nat(63), (list, from, to) => {
      const set = setOf(list);
      expect(rowsOf(set)).toEqual(list);
      expect(rowsOf(set.from(from))).toEqual(list.filter((row) => row >= from * 32));
      expect(set.hasAnyIn(from, to)).toBe(list.some((row) => row >= from * 32 && row < to * 32));
      for (const row of [0, from * 32 + 5, SIZE - 1, ...list]) expect(set.has(row)).toBe(list.includes(row));
      const inWord: number[] = [];
      set.eachIn(from, (row) => inWord.push(row));
      expect(inWord).toEqual(list.filter((row) => row >>> 5 === from));
    }),
  );
});

it('joins sets as looking at each row does', () => {
  fc.assert(
    fc.property(sets, rows, (lists, list) => {
      const [first, ...others] = lists.map(setOf);
      const everywhere = lists.reduce((all, some) => all.filter((row) => some.includes(row)));
      const anywhere = [...new Set(lists.flat())].sort((a, b) => a - b);
      if (first !== undefined) expect(rowsOf(inAll([first, ...others]))).toEqual(everywhere);
      expect(rowsOf(inAny(lists.map(setOf), SIZE))).toEqual(anywhere);
      expect(rowsOf(setOf(anywhere).without(setOf(list)))).toEqual(anywhere.filter((row) => !list.includes(row)));
      expect(countInBoth(setOf(anywhere), setOf(list))).toBe(anywhere.filter((row) => list.includes(row)).length);
    }),
  );
});
