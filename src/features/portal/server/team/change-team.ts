import type { Database } from '#db/open-database.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { inviteUser, resendInvitation } from '#features/auth/server/invitations/invite-user.ts';
import { endDeskSessions } from '#features/auth/server/sessions/desk-session-store.ts';
import { foldNames, hashedKey, throttleAll } from '#features/auth/server/throttling/throttle-store.ts';
import { lockProviders } from '#features/booking/server/booking-lock-store.ts';
import { capabilityOver, type MemberRole } from '#features/directory/rules/member-roles.ts';
import { ROLE_NAMES } from '#features/directory/rules/role-names.ts';
import { endLicencesOfOwner } from '#features/directory/server/member-licence-store.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { withOwner } from '#features/directory/server/require-owner.ts';
import { ALREADY_IN_TEAM, NO_SUCH_MEMBER, NO_SUCH_RESOURCE } from '#features/portal/rules/refusals.ts';
import type { TeamInvitee } from '#features/portal/rules/team/team-contract.ts';
import { INVITATIONS_PER_ADDRESS, INVITATIONS_PER_PLACE } from '#features/portal/rules/team/team-limits.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { announceMemberships } from './joining-store.ts';
import { findMembershipsOf, findTeamRows, linkResource, writeDeskReads, writeMember } from './team-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** A change of a team by a member of a place. */
export interface TeamAct {
  readonly providerId: number;
  readonly userId: number;
  readonly nowMs: number;
}

/**
 * Invites a person to places, with an account of their own or one that they have. Links in mails start with `origin`. Whether
 * the address has an account makes no difference.
 * @throws AppError not_found, role_required, already_member, too_many_requests
 */
export async function inviteToTeam(
  context: Using,
  act: TeamAct,
  { fullName, email, role, places: wanted, resourceId }: TeamInvitee,
  origin: string,
): Promise<void> {
  const { providerId, userId, nowMs } = act;
  const places = [...new Set([providerId, ...wanted])];
  await context.db.transaction(async (tx) => {
    await lockProviders(tx, places);
    await requireOver(tx, act, places, role);
    const rows = await findTeamRows(tx, places);
    const [folded, ...known] = await foldNames(tx, [email, ...rows.map((row) => row.email)]);
    if (folded !== undefined && known.includes(folded)) throw new AppError(ALREADY_IN_TEAM);
    await limitInvitations(tx, context, act, email);
    const practice = await invitingPractice(tx, act, { role, places });
    const invited = await inviteUser(tx, { fullName, email, role: 'provider' }, { origin, nowMs, practice });
    for (const id of places) {
      await addMember(tx, { providerId: id, userId: invited.id, role, invitedBy: userId, nowMs });
    }
    if (resourceId !== undefined) await link(tx, { providerId, userId: invited.id, resourceId });
    await record(tx, context, act, { act: 'member.invite', memberId: invited.id, details: { role, places } });
  });
}

/**
 * Mails an invitation of the place again.
 * @throws AppError not_found, role_required, already_accepted, too_many_requests
 */
export async function inviteMemberAgain(context: Using, act: TeamAct, memberId: number, origin: string): Promise<void> {
  const { providerId, nowMs } = act;
  await context.db.transaction(async (tx) => {
    const memberships = await findMembershipsOf(tx, memberId);
    const here = memberships.find((each) => each.providerId === providerId);
    if (here === undefined) throw new AppError(NO_SUCH_MEMBER);
    await requireOver(tx, act, [providerId], here.role);
    const email = (await findUser(tx, memberId))?.email ?? '';
    await limitInvitations(tx, context, act, email);
    const places = memberships.map((each) => each.providerId);
    const practice = await invitingPractice(tx, act, { role: here.role, places });
    await resendInvitation(tx, memberId, { origin, nowMs, practice });
    await record(tx, context, act, { act: 'member.invite', memberId, details: { role: here.role, places } });
  });
}

/**
 * Sets the role of a member at places, where the account becomes a member if it is none, and who it is on the list of people.
 * @throws AppError not_found, role_required, changed_meanwhile, last_owner
 */
export async function changeMember(
  context: Using,
  act: TeamAct,
  change: {
    readonly memberId: number;
    readonly role: MemberRole;
    readonly places: readonly number[];
    readonly resourceId: number | null;
    readonly was: { readonly role: MemberRole };
  },
): Promise<void> {
  const { providerId, userId, nowMs } = act;
  const { memberId, role, resourceId, was } = change;
  const places = [...new Set([providerId, ...change.places])];
  const changing = context.db.transaction(async (tx) => {
    await lockProviders(tx, places);
    const memberships = await findMembershipsOf(tx, memberId);
    const roleAt = (id: number) => memberships.find((each) => each.providerId === id)?.role;
    const before = roleAt(providerId);
    if (before === undefined) throw new AppError(NO_SUCH_MEMBER);
    const changed = places.filter((id) => roleAt(id) !== role);
    for (const id of changed) await requireOver(tx, act, [id], roleAt(id) ?? role);
    await requireOver(tx, act, changed, role);
    await requireMember(tx, providerId, { id: userId, desk: null }, 'members');
    refuseChanged(was, { role }, { role: before });
    const unlicensed = await endLicencesOfOwner(
      tx,
      memberId,
      changed.filter((id) => roleAt(id) === 'owner'),
    );
    for (const id of changed)
      await writeMember(tx, { providerId: id, userId: memberId, role, invitedBy: userId, nowMs });
    // Their own session, with which they change their role, goes on.
    if (memberId !== userId) await endDeskSessions(tx, memberId, changed);
    await link(tx, { providerId, userId: memberId, resourceId });
    await announceMemberships(tx, memberId);
    const details = { role, was: before, places: changed, resourceId };
    await record(tx, context, act, { act: 'member.change', memberId, details });
    for (const id of unlicensed) {
      await recordAct(tx, context, { id: userId }, { act: 'licence.end', object: `provider:${id}`, details: {} });
    }
  });
  await withOwner(changing);
}

/** Lets the front desk of a place read why patients come, or no longer. The caller has checked who may. */
export async function setDeskReads(context: Using, act: TeamAct, on: boolean): Promise<void> {
  await context.db.transaction(async (tx) => {
    await writeDeskReads(tx, act.providerId, on);
    const rows = await findTeamRows(tx, [act.providerId]);
    for (const { userId, role } of rows) if (role === 'desk') await announceMemberships(tx, userId);
    const about = { act: 'practice.desk_reads', object: `provider:${act.providerId}`, details: { on } };
    await recordAct(tx, context, { id: act.userId }, about);
  });
}

/**
 * Makes sure that the caller may change members with a role at all of these places. No call with a PIN changes a team.
 * @throws AppError not_found, role_required
 */
export async function requireOver(
  tx: Database,
  { userId }: TeamAct,
  places: readonly number[],
  role: MemberRole,
): Promise<void> {
  for (const id of places) await requireMember(tx, id, { id: userId, desk: null }, capabilityOver(role));
}

/** @throws AppError not_found if the person isn't on the list of the place */
async function link(tx: Database, wanted: Parameters<typeof linkResource>[1]): Promise<void> {
  if (!(await linkResource(tx, wanted))) throw new AppError(NO_SUCH_RESOURCE);
}

/** Counts an invitation. By the address, not by the account: withdrawing it and inviting again is no way around. */
async function limitInvitations(
  tx: Database,
  { keyFor }: Using,
  { providerId, nowMs }: TeamAct,
  email: string,
): Promise<void> {
  const [folded = ''] = await foldNames(tx, [email]);
  const address = hashedKey(keyFor, `${providerId} ${folded}`);
  await throttleAll(tx, nowMs, [
    { kind: 'invitation:place', key: providerId, limits: INVITATIONS_PER_PLACE },
    { kind: 'invitation:address', key: address, limits: INVITATIONS_PER_ADDRESS },
  ]);
}

async function invitingPractice(
  tx: Database,
  { userId }: TeamAct,
  { role, places }: { readonly role: MemberRole; readonly places: readonly number[] },
) {
  const inviter = (await findUser(tx, userId))?.fullName ?? '';
  const rows = await findTeamRows(tx, places);
  const names = new Map(rows.map((row) => [row.providerId, row.placeName]));
  return { inviter, role: ROLE_NAMES[role].toLowerCase(), places: [...names.values()] };
}

/** Notes a change of a member in the audit log. */
export async function record(
  tx: Database,
  context: Using,
  { providerId, userId }: TeamAct,
  {
    act,
    memberId,
    details,
  }: { readonly act: string; readonly memberId: number; readonly details: Readonly<Record<string, unknown>> },
): Promise<void> {
  const about = { act, object: `provider:${providerId}`, subjectId: memberId, details };
  await recordAct(tx, context, { id: userId }, about);
}
