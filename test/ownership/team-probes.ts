import { changeKind } from '#features/auth/server/accounts/account-store.ts';
import { collectMemberships, eraseMemberships } from '#features/directory/server/member-data-store.ts';
import { passOnInvitation } from '#features/portal/server/team/joining-store.ts';
import {
  deleteMemberships,
  findLinkedResources,
  findMembershipsOf,
  linkResource,
  unlinkWhereGone,
} from '#features/portal/server/team/team-store.ts';
import { findMemberDetails, recordAccess } from '#platform/server/logs/access-log-store.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newProvider, TEST_KEYS } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';
import type { Probe } from './probes.ts';

const MISSING = 999_999_999;

/** A place that the bystander is a member of. */
async function place({ theirs }: Probe): Promise<number> {
  return (await theirs('provider_members'))['provider_id'] ?? 0;
}

/** A place with a person on its list that the bystander is. */
async function linkedPlace(probe: Probe): Promise<number> {
  const providerId = await newProvider(probe.t);
  const id = await newResource(probe.t, await newPractice(probe.t, [providerId]), { at: [providerId] });
  await probe.sql(`update resources set user_id = $1 where id = ${id}`);
  return providerId;
}

/** Probes of the stores of members: the stranger is a member of no place. */
export const TEAM_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  changeKind: async ({ t }) => !(await changeKind(t.db, MISSING, { from: 'provider', to: 'patient' })),
  collectMemberships: async (probe) => {
    await linkedPlace(probe);
    const collected = await collectMemberships(probe.t.db, probe.stranger.id);
    return JSON.stringify(collected) === '{"providerMemberships":[],"onListsAs":[],"pageChanges":[]}';
  },
  deleteMemberships: async (probe) => {
    await deleteMemberships(probe.t.db, probe.stranger.id, [await place(probe)]);
    return true;
  },
  eraseMemberships: async (probe) => {
    await linkedPlace(probe);
    await probe.t.db.transaction((tx) => eraseMemberships(tx, probe.stranger.id));
    return true;
  },
  findLinkedResources: async (probe) => {
    await linkedPlace(probe);
    return (await findLinkedResources(probe.t.db, probe.stranger.id)).size === 0;
  },
  findMemberDetails: async (probe) => {
    const details = await findMemberDetails(probe.t.db, probe.stranger.id, await place(probe));
    return Object.keys(details).length === 0;
  },
  findMembershipsOf: async ({ t, stranger }) => (await findMembershipsOf(t.db, stranger.id)).length === 0,
  linkResource: async (probe) => {
    const providerId = await linkedPlace(probe);
    return await linkResource(probe.t.db, { providerId, userId: probe.stranger.id, resourceId: null });
  },
  passOnInvitation: async (probe) => {
    await linkedPlace(probe);
    await passOnInvitation(probe.t.db, { from: probe.stranger.id, to: probe.stranger.id });
    return true;
  },
  recordAccess: async (probe) => {
    const { t, stranger } = probe;
    const id = await appointmentTo(t, await place(probe), 60);
    const { rows } = await t.pool.query('select patient_id as "patientId" from appointments where id = $1', [id]);
    const appointments = [{ id, patientId: rows[0].patientId }];
    const at = { nowMs: t.clock.nowMs, sameSinceMs: t.clock.nowMs };
    const look = { userId: stranger.id, desk: undefined, act: 'probe', appointments, ...at };
    await t.db.transaction((tx) => recordAccess(tx, TEST_KEYS, look));
    const logged = await t.pool.query(`select details from activity_log where object = $1`, [`appointment:${id}`]);
    return JSON.stringify(logged.rows) === '[{"details":{}}]';
  },
  unlinkWhereGone: async (probe) => {
    const { t, stranger } = probe;
    await linkedPlace(probe);
    const providerId = await place(probe);
    const { rows } = await t.pool.query('select practice_id from providers where id = $1', [providerId]);
    const practiceId = rows[0].practice_id ?? (await newPractice(t, [providerId]));
    const own = await newResource(t, practiceId, { at: [providerId], userId: stranger.id });
    await unlinkWhereGone(t.db, stranger.id);
    const after = await t.pool.query('select user_id from resources where id = $1', [own]);
    return after.rows[0].user_id === null;
  },
};
