import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The rows of a batch of `count`, from arrays with one element for each row; the last column is the place, from 1.
 * The limit is for the planner. Without it PostgreSQL expects ten rows of an array that it doesn't know yet, takes a plan
 * for every batch to be dearer than a plan for this one, and so plans a prepared statement at each execution.
 */
export function batchRows(arrays: SQL, count: SQLWrapper | number): SQL {
  return sql`(select * from unnest(${arrays}) with ordinality limit ${count})`;
}
