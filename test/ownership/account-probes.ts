import { voidTokens } from '#features/auth/server/addresses/account-token-store.ts';
import { findAddress } from '#features/conversations/server/tell-unread-store.ts';
import { findAdminName } from '#features/network/server/provider-admin-store.ts';
import { findAge, writeAge } from '#features/profile/server/profile-store.ts';
import { closeAccount, findStaff, reopenAccount, writePermissions } from '#features/staff/server/staff-store.ts';
import { personWith } from '#test/access/principals.ts';
import type { TestApp } from '#test/app.ts';
import type { Probe } from './probes.ts';

const MISSING = 999_999_999;

/** Probes of the stores of accounts. @see probes.ts */
export const ACCOUNT_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findAge: async ({ t }) => (await findAge(t.db, MISSING)) === undefined,
  writeAge: async ({ t, stranger }) => {
    await writeAge(t.db, stranger.id, { dateOfBirth: '1999-09-09', guardianName: null, guardianRelation: null });
    return true;
  },
  voidTokens: async ({ t, stranger, sql }) => {
    await sql(`insert into account_tokens (token_hash, user_id, purpose, email, expires_at)
      values (decode(md5(random()::text), 'hex'), $1, 'confirm_email', 'a@example.com', 'infinity')`);
    await voidTokens(t.db, stranger.id, 'confirm_email', t.clock.nowMs);
    return true;
  },
  findAddress: async ({ t }) => (await findAddress(t.db, MISSING)) === undefined,
  findAdminName: async ({ t }) => (await findAdminName(t.db, MISSING)) === '',
  findStaff: async ({ t }) => {
    await personWith(t, ADMIN);
    return (await findStaff(t.db, MISSING)).length === 0;
  },
  writePermissions: async ({ t }) => await leavesAdminAlone(t, () => writePermissions(t.db, MISSING, [])),
  closeAccount: async ({ t, stranger }) =>
    await leavesAdminAlone(t, () => closeAccount(t.db, stranger.id, t.clock.nowMs)),
  reopenAccount: async ({ t }) => await leavesAdminAlone(t, () => reopenAccount(t.db, MISSING)),
};

const ADMIN = { role: 'admin' as const, permissions: ['super_admin' as const] };

/** True if an action leaves the row of an administrator unchanged. */
async function leavesAdminAlone(t: TestApp, change: () => Promise<void>): Promise<boolean> {
  const { id } = await personWith(t, ADMIN);
  const row = async () => (await t.pool.query('select x::text as row from users x where id = $1', [id])).rows[0].row;
  const before = await row();
  await change();
  return (await row()) === before;
}
