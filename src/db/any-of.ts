import { type Column, type SQL, sql } from 'drizzle-orm';

/** Holds for rows whose whole number is one of some; the statement reads the same however many they are. */
export function anyOf(column: Column, numbers: readonly number[]): SQL {
  return sql`${column} = any(${sql.param(numbers)}::int[])`;
}
