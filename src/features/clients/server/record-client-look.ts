import type { Database } from '#db/open-database.ts';
import { type PlaceLook, recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { ClientRow } from './client-store.ts';

/** A look at clients, or a change to one, by a member at a place of the practice. */
export interface ClientLook extends Omit<PlaceLook, 'people'> {
  readonly act: 'client.list' | 'client.add' | 'client.change' | 'client.block' | 'client.unblock';
  readonly clients: readonly Pick<ClientRow, 'id' | 'userId'>[];
}

/** Writes looks at clients into their access logs. Call it last in the transaction of the look. */
export async function recordClientLook(tx: Database, keyFor: KeyFor, { clients, ...look }: ClientLook): Promise<void> {
  const people = clients.map(({ id, userId }) => ({ object: `client:${id}`, patientId: userId }));
  await recordPlaceLook(tx, keyFor, { ...look, people });
}
