import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';

/** Notifies every listening process, all parts in one statement and in order. No table is written. */
export async function notifyParts(db: Database, channel: string, parts: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${channel}, part) from unnest(${sql.param(parts)}::text[]) with ordinality as parts(part, place) order by place`,
  );
}
