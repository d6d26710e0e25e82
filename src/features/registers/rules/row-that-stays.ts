/** State of the stored row of a register entry: used by an account, only listed, or removed by an administrator. */
export type Stored = 'used' | 'listed' | 'removed';

const PREFERRED: readonly (Stored | undefined)[] = ['used', 'listed', 'removed', undefined];

/**
 * Returns the row under which a facility with several rows is listed. `rows` starts with the best known one. A row that is
 * listed already wins, because people may have saved its address or booked there. A removed facility stays removed: it is
 * not listed under another of its rows.
 */
export function rowThatStays<Row>(rows: readonly [Row, ...Row[]], storedOf: (row: Row) => Stored | undefined): Row {
  const rank = (row: Row) => PREFERRED.indexOf(storedOf(row));
  return rows.reduce((best, row) => (rank(row) < rank(best) ? row : best));
}
