import type { TestApp } from '#test/app.ts';

/** Changes counted so far, by table, of each database that records them. */
const counted = new WeakMap<TestApp['pool'], Map<string, number>>();

/**
 * Counts the rows of each table that were inserted, deleted or changed in value so far: if equal before and after,
 * nothing was written. Changes that were rolled back don't count.
 */
export async function fingerprint({ pool }: TestApp): Promise<Record<string, number>> {
  const counts = counted.get(pool) ?? (await recordChanges(pool));
  counted.set(pool, counts);
  const { rows } = await pool.query<{ name: string; changes: number }>(
    `with recorded as (delete from watch.changes returning name)
      select name, count(*)::int as changes from recorded group by name`,
  );
  for (const { name, changes } of rows) counts.set(name, (counts.get(name) ?? 0) + changes);
  return Object.fromEntries(counts);
}

/** Creates triggers on every table that record its changes. Returns the tables with 0 changes each. */
async function recordChanges(pool: TestApp['pool']): Promise<Map<string, number>> {
  await pool.query(`
    create schema watch;
    create unlogged table watch.changes (name text not null);
    create function watch.record() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then
        insert into watch.changes values (tg_table_name);
      end if;
      return null;
    end $$;
    create function watch.record_truncate() returns trigger language plpgsql as $$
    begin
      insert into watch.changes values (tg_table_name);
      return null;
    end $$;
    do $$
    declare
      found record;
    begin
      for found in select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'
      loop
        execute format('create trigger watch_rows after insert or update or delete on public.%I
          for each row execute function watch.record()', found.table_name);
        execute format('create trigger watch_truncate after truncate on public.%I
          execute function watch.record_truncate()', found.table_name);
      end loop;
    end $$;`);
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return new Map(rows.map(({ name }) => [name, 0]));
}
