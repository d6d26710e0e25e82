import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { type PlaceLook, recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { Client } from '../contract.ts';
import { type ClientRow, findUsersOf } from './client-store.ts';

/** A look at clients, or a change to one, by a member at a place of the practice. */
export interface ClientLook extends Omit<PlaceLook, 'people'> {
  readonly act: string;
  readonly clients: readonly Pick<ClientRow, 'id' | 'userId'>[];
}

/** Writes looks at clients into their access logs. Call it last in the transaction of the look. */
export async function recordClientLook(tx: Database, keyFor: KeyFor, { clients, ...look }: ClientLook): Promise<void> {
  const people = clients.map(({ id, userId }) => ({ object: `client:${id}`, patientId: userId }));
  await recordPlaceLook(tx, keyFor, { ...look, people });
}

/**
 * Runs an act that may be refused with clients who may be meant, and logs that refusal as a look at them: the act's own
 * transaction is undone by it.
 */
export async function loggingRefused<T>(
  db: Database,
  keyFor: KeyFor,
  look: Omit<ClientLook, 'act' | 'clients' | 'sameSinceMs'>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const { clients: shown = [] } = ((error instanceof AppError && error.extras) || {}) as {
      readonly clients?: readonly Client[];
    };
    if (shown.length === 0) throw error;
    await db.transaction(async (tx) => {
      const clients = await findUsersOf(
        tx,
        shown.map(({ id }) => id),
      );
      const { userId, providerId, desk, nowMs } = look;
      const who = { userId, providerId, desk, nowMs, sameSinceMs: lagosMidnight(nowMs) - 1 };
      await recordClientLook(tx, keyFor, { ...who, act: 'client.list', clients });
    });
    throw error;
  }
}
