import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import type { KeyFor } from '../secrets.ts';
import { appendActivity } from './activity-log-store.ts';

/** The actor: an administrator by id, or the operator who runs commands on the machine. */
export type Actor = { readonly id: number } | 'operator';

/** An administrative act to record. */
export interface Act {
  /** Object and verb, such as `provider.update`. */
  readonly act: string;
  /** The record concerned, such as `provider:12`. */
  readonly object: string;
  /** The account whose data it concerns, if any. */
  readonly subjectId?: number;
  /** Facts that explain it. Never a password, a token or health data. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Records an act of an administrator or the operator, in the transaction of the act: both are committed, or neither. Call
 * it last, because other writers of the log wait until the transaction ends.
 */
export async function recordAct(
  tx: Database,
  { keyFor, now }: { readonly keyFor: KeyFor; readonly now: () => number },
  actor: Actor,
  act: Act,
): Promise<void> {
  await appendActivity(tx, keyFor, now(), [{ log: 'audit', ...(await actorOf(tx, actor)), ...act }]);
}

/** Returns the actor's columns of the activity log: the name of staff, the user name of a patient. */
export async function actorOf(tx: Database, actor: Actor) {
  if (actor === 'operator') return { actorId: null, actorRole: 'operator', actorName: 'Operator' };
  const [found] = await tx
    .select({ role: users.role, username: users.username, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, actor.id));
  if (found === undefined) throw new Error(`The account ${actor.id}, whose act is to be recorded, does not exist.`);
  // Anyone can make a patient's account under any name: a user name holds no sentence.
  const actorName = found.role === 'patient' ? found.username : found.fullName;
  return { actorId: actor.id, actorRole: found.role, actorName };
}
