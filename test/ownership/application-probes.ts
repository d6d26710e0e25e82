import { collectApplications, eraseApplications } from '#features/applications/server/application-data-store.ts';
import { findOwnApplications } from '#features/applications/server/application-store.ts';
import { findOwnedPractices } from '#features/applications/server/applied-people-store.ts';
import { claimInvited, findInvited } from '#features/auth/server/invitations/invited-user-store.ts';
import { personWith } from '#test/access/principals.ts';
import { newProvider, type TestApp } from '#test/app.ts';
import { newPractice } from '#test/resources.ts';
import type { Probe } from './probes.ts';

/** Probes of the stores of applications and invitations. @see probes.ts */
export const APPLICATION_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  collectApplications: async ({ t, stranger }) => {
    const { providerApplications } = await collectApplications(t.db, stranger.id);
    return Array.isArray(providerApplications) && providerApplications.length === 0;
  },
  findOwnApplications: async ({ t, stranger }) => (await findOwnApplications(t.db, stranger.id)).length === 0,
  eraseApplications: async ({ t, stranger }) => {
    await eraseApplications(t.db, stranger.id, 'Deleted user');
    return true;
  },
  findOwnedPractices: async ({ t, stranger, sql }) => {
    const providerId = await newProvider(t);
    await newPractice(t, [providerId]);
    await sql(
      `insert into provider_members (provider_id, user_id, role, added_at) values (${providerId}, $1, 'owner', now())`,
    );
    return (await findOwnedPractices(t.db, [stranger.id])).size === 0;
  },
  findInvited: async ({ t, stranger }) => {
    await invited(t);
    return (await findInvited(t.db, stranger.id)) === undefined;
  },
  claimInvited: async ({ t, stranger }) => {
    const id = await invited(t);
    const username = `probe-${id}`;
    const taking = await claimInvited(t.db, stranger.id, { username, passwordHash: '!' });
    const { rows } = await t.pool.query('select username from users where id = $1', [id]);
    return taking === 'already_accepted' && rows[0].username !== username;
  },
};

/** Inserts an invited account that its owner has not activated; returns its id. */
async function invited(t: TestApp): Promise<number> {
  const { id } = await personWith(t, { role: 'provider', permissions: [] });
  await t.pool.query(`update users set password_hash = '!invited' where id = $1`, [id]);
  return id;
}
