import { type SQL, sql } from 'drizzle-orm';
import { clientMerges } from './schema/clients/client-merges.ts';

/**
 * Returns SQL for an array of the ids under which a person is recorded: the one given, and those that were merged into it
 * and not taken back, through any number of merges.
 */
export function recordIds(userId: number): SQL {
  return sql`array(with recursive person (id) as (
    select ${userId}::int
    union select m.from_user_id from ${clientMerges} m join person on m.to_user_id = person.id where m.undone_at is null
  ) select id from person)`;
}
