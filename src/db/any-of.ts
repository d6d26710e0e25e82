import { type Column, eq, type SQL, sql } from 'drizzle-orm';

/**
 * Condition: an integer column equals one of `numbers`. Several are one array parameter, so that the statement's text
 * doesn't depend on their number. A single one, the usual case, is compared as such: PostgreSQL expects ten numbers of an
 * array that it doesn't know yet, and would plan a prepared statement at each execution.
 */
export function anyOf(column: Column, numbers: readonly number[]): SQL {
  const [first] = numbers;
  return numbers.length === 1 ? eq(column, first) : sql`${column} = any(${sql.param(numbers)}::int[])`;
}
