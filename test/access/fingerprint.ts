import type { TestApp } from '#test/app.ts';

/** What every table holds, as one hash each: equal before and after means that nothing was written. */
export async function fingerprint({ pool }: TestApp): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const hashes = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(x::text), '' order by md5(x::text))), '') as hash from "${name}" x`,
  );
  const found = await pool.query<{ name: string; hash: string }>(hashes.join(' union all '));
  return Object.fromEntries(found.rows.map(({ name, hash }) => [name, hash]));
}
