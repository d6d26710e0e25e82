import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import type { KeyFor } from '../secrets.ts';
import { appendActivity } from './activity-log-store.ts';

/** Who acts: an administrator by id, or whoever has the machine and runs its commands. */
export type Actor = { readonly id: number } | 'operator';

/** An administrative act to write down. */
export interface Act {
  /** Thing and verb, such as `provider.update`. */
  readonly act: string;
  /** What it was done to, such as `provider:12`. */
  readonly object: string;
  /** Whose account or record it concerns, if anybody's. */
  readonly subjectId?: number;
  /** Facts that explain it. Never a password, a token or anything about somebody's health. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Writes down what an administrator or the operator does, in the transaction that does it: an act without its entry, or
 * an entry without its act, can't be. Call it last, because it makes other writers of the log wait until the end.
 */
export async function recordAct(
  tx: Database,
  { keyFor, now }: { readonly keyFor: KeyFor; readonly now: () => number },
  actor: Actor,
  act: Act,
): Promise<void> {
  await appendActivity(tx, keyFor, now(), [{ log: 'audit', ...(await actorOf(tx, actor)), ...act }]);
}

/** Who acts, as the activity log names them. */
export async function actorOf(tx: Database, actor: Actor) {
  if (actor === 'operator') return { actorId: null, actorRole: 'operator', actorName: 'Operator' };
  const [found] = await tx.select({ role: users.role, name: users.fullName }).from(users).where(eq(users.id, actor.id));
  if (found === undefined) throw new Error(`Nobody has the account ${actor.id} that an act is to be recorded of.`);
  return { actorId: actor.id, actorRole: found.role, actorName: found.name };
}
