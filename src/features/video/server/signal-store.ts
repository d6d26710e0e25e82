import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';

/** Tells every process that listens, all parts together and in order. Nothing of it is written into a table. */
export async function notifyParts(db: Database, channel: string, parts: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${channel}, part) from unnest(${sql.param(parts)}::text[]) with ordinality as told(part, place) order by place`,
  );
}
