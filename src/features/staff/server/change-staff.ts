import type { Database } from '#db/open-database.ts';
import { inviteUser, resendInvitation } from '#features/auth/server/invitations/invite-user.ts';
import { findProviderEmails } from '#features/auth/server/invitations/invited-user-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { FORBIDDEN } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { Invitee, StaffMember } from '../contract.ts';
import {
  ACCOUNT_CLOSED,
  ADDRESS_OF_ADMIN,
  ADDRESS_OF_CLOSED,
  ADDRESS_OF_PROVIDER,
  NO_SUCH_ADMIN,
  OWN_ACCOUNT,
} from '../rules/refusals.ts';
import { closeAccount, findStaff, lockStaff, reopenAccount, writePermissions } from './staff-store.ts';

type Parts = Pick<Context, 'db' | 'keyFor' | 'now'>;

/**
 * Creates an account for a new administrator and mails the invitation. Refuses an address that an administrator or
 * provider has; doesn't reveal whether a patient has it.
 * @throws AppError account_exists (email)
 */
export async function inviteMember(
  parts: Parts,
  invitee: Invitee,
  { actorId, origin }: { readonly actorId: number; readonly origin: string },
): Promise<StaffMember> {
  const nowMs = parts.now();
  return await withStaffLocked(parts, actorId, async (tx, staff) => {
    await refuseSecondAccount(tx, staff, invitee.email.toLowerCase());
    const permissions = [...new Set(invitee.permissions)];
    const { id } = await inviteUser(tx, { ...invitee, permissions, role: 'admin' }, { origin, nowMs });
    return { id, act: 'staff.invite', details: { permissions } };
  });
}

/**
 * Changes the permissions of another administrator. Refuses closed accounts, which keep their permissions for when they
 * are opened again.
 * @throws AppError not_found, own_account, account_closed
 */
export async function changePermissions(
  parts: Parts,
  id: number,
  wanted: readonly Permission[],
  actorId: number,
): Promise<StaffMember> {
  return await withStaffLocked(parts, actorId, async (tx, staff) => {
    const { permissions: before, isClosed } = otherMember(staff, id, actorId);
    if (isClosed) {
      throw new AppError(ACCOUNT_CLOSED);
    }
    const permissions = [...new Set(wanted)];
    await writePermissions(tx, id, permissions);
    return { id, act: 'staff.permissions', details: { before, after: permissions } };
  });
}

/** Closes another administrator's account; does nothing if it is closed. @throws AppError not_found, own_account */
export async function closeMember(parts: Parts, id: number, actorId: number): Promise<StaffMember> {
  return await withStaffLocked(parts, actorId, async (tx, staff) => {
    if (otherMember(staff, id, actorId).isClosed) return { id };
    await closeAccount(tx, id, parts.now());
    return { id, act: 'staff.close' };
  });
}

/**
 * Mails an invitation again. Reopens a closed account, with its former permissions.
 * @throws AppError not_found, own_account, already_accepted, too_many_requests
 */
export async function inviteMemberAgain(
  parts: Parts,
  id: number,
  { actorId, origin }: { readonly actorId: number; readonly origin: string },
): Promise<StaffMember> {
  return await withStaffLocked(parts, actorId, async (tx, staff) => {
    const { isClosed } = otherMember(staff, id, actorId);
    if (isClosed) await reopenAccount(tx, id);
    await resendInvitation(tx, id, { origin, nowMs: parts.now() });
    return { id, act: isClosed ? 'staff.reopen' : 'staff.invite-again' };
  });
}

type Staff = Awaited<ReturnType<typeof lockStaff>>;
interface Change {
  readonly id: number;
  /** Action for the audit log; undefined if nothing changed. */
  readonly act?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Runs a change with all administrators locked, so that changes run one after another and the caller is still a super
 * administrator at that time. Because administrators can't change their own account, one is always left.
 */
async function withStaffLocked(
  parts: Parts,
  actorId: number,
  change: (tx: Database, staff: Staff) => Promise<Change>,
): Promise<StaffMember> {
  return await parts.db.transaction(async (tx) => {
    const staff = await lockStaff(tx);
    const actor = staff.get(actorId);
    if (actor === undefined || actor.isClosed || !actor.permissions.includes('super_admin')) {
      throw new AppError(FORBIDDEN);
    }
    const { id, act, details } = await change(tx, staff);
    const [member] = await findStaff(tx, id);
    if (member === undefined) throw new Error('The administrator just changed cannot be read.');
    if (act !== undefined) {
      const about = { object: `user:${id}`, subjectId: id, ...(details && { details }) };
      await recordAct(tx, parts, { id: actorId }, { act, ...about });
    }
    return member;
  });
}

/**
 * Refuses an address that an administrator or provider account has. Both come by invitation only, so a stranger can't
 * block an invitation by registering with the address.
 */
async function refuseSecondAccount(tx: Database, staff: Staff, email: string): Promise<void> {
  const member = [...staff.values()].find((each) => each.email === email);
  const hasProvider = (await findProviderEmails(tx, [email])).has(email);
  if (member === undefined && !hasProvider) return;
  if (member === undefined) throw new AppError(ADDRESS_OF_PROVIDER);
  throw new AppError(member.isClosed ? ADDRESS_OF_CLOSED : ADDRESS_OF_ADMIN);
}

function otherMember(staff: Staff, id: number, actorId: number) {
  const member = staff.get(id);
  if (member === undefined) throw new AppError(NO_SUCH_ADMIN);
  if (id === actorId) throw new AppError(OWN_ACCOUNT);
  return member;
}
