/** State of the stored row of a register entry: used by an account, only listed, or removed by an administrator. */
export type Stored = 'used' | 'listed' | 'removed';

const PREFERRED: readonly (Stored | undefined)[] = ['used', 'listed', 'removed', undefined];

/**
 * As which of its rows, the best known first, a facility is listed. One that is listed already stays, whichever a register
 * knows best today: it has an address that people keep, and maybe visits. What was removed comes back under no other row.
 */
export function rowThatStays<Row>(rows: readonly [Row, ...Row[]], storedOf: (row: Row) => Stored | undefined): Row {
  const rank = (row: Row) => PREFERRED.indexOf(storedOf(row));
  return rows.reduce((best, row) => (rank(row) < rank(best) ? row : best));
}
