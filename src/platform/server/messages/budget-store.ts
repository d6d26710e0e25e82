import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { type Budgeted, countsOf, type Room, type Trust } from '#platform/common/messages/message-budget.ts';
import { countUpTo } from '../counter-store.ts';

/** A message to an account. */
interface ToAccount extends Omit<Budgeted, 'trust' | 'senderId' | 'room'> {
  readonly userId: number | null;
  readonly room?: Room;
}

/**
 * Returns for each message whether it has room in the budgets, and counts those that have. Messages to recipients without
 * an account have limits where they are made.
 */
export async function findRoom(tx: Database, nowMs: number, queue: readonly ToAccount[]): Promise<boolean[]> {
  const trusts = await findTrust(tx, queue);
  const hasRoom: boolean[] = [];
  for (const [at, { channel, recipient, userId, room = 'ordinary' }] of queue.entries()) {
    const trust = trusts[at] ?? 'address';
    const counts = userId === null ? [] : countsOf({ channel, recipient, room, senderId: userId, trust });
    let fits = true;
    for (const { name, max, windowMs } of counts) {
      const key = createHash('sha256').update(`message ${name}`).digest('base64url');
      fits &&= await countUpTo(tx, { key, max, endsAtMs: nowMs + windowMs, nowMs });
    }
    hasRoom.push(fits);
  }
  return hasRoom;
}

async function findTrust(tx: Database, queue: readonly ToAccount[]): Promise<Trust[]> {
  if (queue.every(({ userId, channel }) => userId === null || channel === 'push')) return queue.map(() => 'address');
  const { rows } = await tx.execute<{ n: number; isOwn: boolean; isProven: boolean }>(sql`
    select q.n::int as n, u.email = q.recipient as "isOwn",
      u.email_confirmed_at is not null or u.entered_by_practice_id is not null as "isProven"
    from unnest(${sql.param(queue.map(({ userId }) => userId))}::int[], ${sql.param(queue.map(({ recipient }) => recipient))}::citext[])
      with ordinality q (user_id, recipient, n) join ${users} u on u.id = q.user_id`);
  const byNumber = new Map(rows.map((row) => [row.n, row]));
  return queue.map(({ channel }, at) => {
    const row = byNumber.get(at + 1);
    if (channel === 'push' || row === undefined) return 'address';
    if (!row.isProven) return 'none';
    if (channel === 'sms') return 'account';
    return row.isOwn ? 'address' : 'none';
  });
}
