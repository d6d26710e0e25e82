import { expect, it } from 'vitest';
import { rowThatStays, type Stored } from './row-that-stays.ts';

it.each<[why: string, stored: readonly [Stored | undefined, ...(Stored | undefined)[]], at: number]>([
  ['the best known where none is stored', [undefined, undefined], 0],
  ['the best known of those listed', ['listed', 'listed'], 0],
  ['the one that is listed, whichever is known best', [undefined, 'listed'], 1],
  ['the one in use', ['listed', 'listed', 'used'], 2],
  ['the removed one, which stays away', [undefined, 'removed'], 1],
  ['what an administrator left listed', ['removed', 'listed'], 1],
])('is %s', (_, stored, at) => {
  const rows = stored.map((each, n) => ({ n, stored: each })) as [{ n: number; stored: Stored | undefined }];
  expect(rowThatStays(rows, (row) => row.stored).n).toBe(at);
});
