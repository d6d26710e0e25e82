import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the rows of a batch of `count`, from arrays with one element for each row. The last column is the row's number,
 * from 1. The limit is for the planner. Without it PostgreSQL expects ten rows from an array that it doesn't know yet. It
 * then considers one plan for all batches too expensive, and plans a prepared statement at each execution.
 */
export function batchRows(arrays: SQL, count: SQLWrapper | number): SQL {
  return sql`(select * from unnest(${arrays}) with ordinality limit ${count})`;
}
