import { eraseClients } from '#features/clients/server/client-data-store.ts';
import { findClientOf, renameEntered } from '#features/clients/server/client-store.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import { newPractice } from '#test/resources.ts';
import type { Probe } from './probes.ts';

/** Probes of the store of clients: the stranger is a client of no practice. */
export const CLIENT_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  eraseClients: async ({ t, stranger, sql }) => {
    const practiceId = await newPractice(t, []);
    await sql(`insert into clients (practice_id, user_id, created_at) values (${practiceId}, $1, now())`);
    await eraseClients(t.db, stranger.id, t.clock.nowMs);
    const { rows } = await t.pool.query('select id from clients where practice_id = $1', [practiceId]);
    return rows.length === 1;
  },
  findClientOf: async ({ t, stranger, theirs }) => {
    const { practice_id: practiceId } = await theirs('clients');
    return (await findClientOf(t.db, Number(practiceId), stranger.id)) === undefined;
  },
  renameEntered: async ({ t, stranger }) => {
    const practiceId = await newPractice(t, []);
    const entry = { practiceId, userId: stranger.id, nowMs: t.clock.nowMs };
    const renamed = await enterClient(t.db, { ...entry, key: 'renamed' }, { name: 'Ada Obi' });
    const other = await enterClient(t.db, { ...entry, key: 'other' }, { name: 'Bola Ahmed' });
    await renameEntered(t.db, renamed, { fullName: 'Ada Eze' });
    const { rows } = await t.pool.query<{ name: string }>('select full_name as name from users where id = $1', [
      other.userId,
    ]);
    return rows[0]?.name === 'Bola Ahmed';
  },
};
