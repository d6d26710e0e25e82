import type { TestApp } from '#test/app.ts';

/** Values of columns in which a canary isn't valid. */
type Values = Readonly<Record<string, unknown>>;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isGenerated: boolean;
}

/**
 * Every table from which foreign keys lead to `users`, directly or through others. Not `resources`: they describe a practice,
 * and only the link to an account is a person's, which leaving.test.ts covers.
 */
export async function tablesOfPeople({ pool }: TestApp): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    with recursive links as (
      select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and conrelid::regclass::text <> 'resources'
    ), reached as (
      select 'users' as name union select child from links join reached on parent = name
    ) select name from reached order by name`);
  return rows.map(({ name }) => name);
}

/** Columns named like a person's id but without a foreign key: `table.column`. */
export async function loosePersonColumns({ pool }: TestApp): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns c
    where table_schema = 'public' and column_name ~ '(user|patient|actor|subject|owner|sender|author|member|account)_id$'
      and not exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.conrelid::regclass::text = c.table_name and a.attname = c.column_name)
    order by name`);
  return rows.map(({ name }) => name);
}

/** The text that is planted in a column of a person and searched for later. */
export function canary(person: string, table: string, column: string): string {
  return `canary-${person}-${table}-${column}-end`;
}

/** Inserts a row for a person: every text, JSON and bytea column without a given value gets a canary. Returns the row. */
export async function plantCanaries(
  { pool }: TestApp,
  person: string,
  table: string,
  given: Values,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = { ...given };
  for (const { name, type, isGenerated } of await columnsOf(pool, table)) {
    if (name in values || isGenerated) continue;
    const text = canary(person, table, name);
    if (['text', 'citext'].includes(type)) values[name] = text;
    else if (type === 'jsonb') values[name] = JSON.stringify({ canary: text });
    else if (type === 'bytea') values[name] = Buffer.from(text);
    else if (type === '_text') values[name] = [text];
  }
  const names = Object.keys(values);
  const { rows } = await pool.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(values),
  );
  return rows[0];
}

/** Every `table.column` of the database that contains a person's canaries, with the number of rows. */
export async function findCanaries({ pool }: TestApp, person: string): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, number> = {};
  for (const { name: table } of tables) {
    const columns = await columnsOf(pool, table);
    const counts = columns.map(({ name, type }) => {
      const text = type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`;
      return `count(*) filter (where ${text} like $1)::int as "${name}"`;
    });
    const { rows } = await pool.query<Record<string, number>>(`select ${counts.join(', ')} from "${table}"`, [
      `%canary-${person}-%`,
    ]);
    for (const [name, count] of Object.entries(rows[0] ?? {})) if (count > 0) found[`${table}.${name}`] = count;
  }
  return found;
}

/** The columns of every table, by database. */
const COLUMNS = new WeakMap<TestApp['pool'], ReadonlyMap<string, readonly Column[]>>();

async function columnsOf(pool: TestApp['pool'], table: string): Promise<readonly Column[]> {
  const known = COLUMNS.get(pool) ?? (await everyColumn(pool));
  COLUMNS.set(pool, known);
  return known.get(table) ?? [];
}

async function everyColumn(pool: TestApp['pool']): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await pool.query<Column & { table: string }>(
    `select table_name as table, column_name as name, udt_name as type, (is_identity = 'YES' or is_generated = 'ALWAYS') as "isGenerated"
     from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  );
  const columns = new Map<string, Column[]>();
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
}
