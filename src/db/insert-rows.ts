import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open-database.ts';

/** A lone surrogate, as a cut text may end with: PostgreSQL refuses it in JSON. */
const HALF = /\\ud[89a-f]/;

/**
 * Inserts rows that name the same columns, at least one row. The text of the statement doesn't depend on the number of
 * rows, so it is built and planned only once. Columns that aren't named get their defaults.
 * @param end what follows, for example `returning id`
 */
export function insertion<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][], end: SQL = sql``): SQL {
  const first = rows[0] ?? {};
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const named = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const plain = JSON.stringify(named);
  const json = HALF.test(plain) ? JSON.stringify(named, wellFormed) : plain;
  return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}) ${end}`;
}

/** Inserts rows with `insertion`; does nothing without rows. Returns the rows of `end`'s `returning`, under PostgreSQL's column names. */
export async function insertRows<T extends PgTable, Answer extends Record<string, unknown>>(
  tx: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
  end?: SQL,
): Promise<Answer[]> {
  if (rows.length === 0) return [];
  const { rows: answered } = await tx.execute<Answer>(insertion(table, rows, end));
  return answered as Answer[];
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
