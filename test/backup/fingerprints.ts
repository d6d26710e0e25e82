import pg from 'pg';

/** Row count and checksum of every table, by name. Equal fingerprints mean equal rows. */
export type Fingerprints = Readonly<Record<string, string>>;

/**
 * Computes the fingerprint of every table, migrations included, except unlogged ones: a crash empties them, and what they
 * count may begin again. Nothing may write meanwhile.
 */
export async function fingerprintsOf(client: pg.Client): Promise<Fingerprints> {
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `select relnamespace::regnamespace::text as schema, relname as name from pg_class
     where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind = 'r' and relpersistence = 'p'
     order by 1, 2`,
  );
  const found: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(line, e'\\n' order by line)), 'empty') as print
       from (select t::text collate "C" as line from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)} t) lines`,
    );
    found[name] = rows[0]?.print ?? '';
  }
  return found;
}

/** The ids of all visits, in order. */
export async function appointmentsIn(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from appointments order by id');
  return rows.map(({ id }) => id);
}
