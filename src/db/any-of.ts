import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Condition: an integer column equals one of `numbers`. One array parameter, so the statement's text doesn't depend on
 * their number.
 */
export function anyOf(column: Column, numbers: readonly number[]): SQL {
  return sql`${column} = any(${sql.param(numbers)}::int[])`;
}
