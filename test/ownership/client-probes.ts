import { collectClients, eraseClients } from '#features/clients/server/client-data-store.ts';
import { findClientOf, renameEntered } from '#features/clients/server/client-store.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import { findClaimed } from '#features/clients/server/merging/claim-store.ts';
import { findClaimsBy, moveBack } from '#features/clients/server/merging/merge-store.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newProvider } from '#test/app.ts';
import { newPractice } from '#test/resources.ts';
import type { Probe } from './probes.ts';

/** Probes of the store of clients: the stranger is a client of no practice. */
export const CLIENT_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  collectClients: async ({ t, stranger, theirs }) => {
    const { id } = await theirs('clients');
    await t.pool.query(
      'insert into client_claims (client_id, wrong, last_at) values ($1, 1, now()) on conflict do nothing',
      [id],
    );
    const { claimAnswers } = await collectClients(t.db, stranger.id);
    return Array.isArray(claimAnswers) && claimAnswers.length === 0;
  },
  findClaimed: async ({ t, stranger }) => {
    const practiceId = await newPractice(t, []);
    const entry = { practiceId, userId: stranger.id, nowMs: t.clock.nowMs };
    const entered = await enterClient(t.db, { ...entry, key: 'claimed' }, { name: 'Chidi Obi' });
    const providerId = await newProvider(t);
    const other = await appointmentTo(t, providerId, -60);
    await t.pool.query("update appointments set status = 'completed' where id = $1", [other]);
    const found = await findClaimed(t.db, entered.userId);
    return found?.lastThereMs === null && (await findClaimed(t.db, stranger.id)) === undefined;
  },
  moveBack: async ({ t, stranger, theirs }) => {
    const { appointment_id: id } = await theirs('appointment_insurance', 'patient_id');
    const parted = { practiceId: await newPractice(t, []), fromUserId: stranger.id, toUserId: stranger.id };
    await t.db.transaction((tx) => moveBack(tx, { ...parted, moved: { appointments: [Number(id)] } }));
    const { rows } = await t.pool.query('select from appointment_insurance where appointment_id = $1', [id]);
    return rows.length === 1;
  },
  findClaimsBy: async ({ t, stranger }) => (await findClaimsBy(t.db, stranger.id)).length === 0,
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
