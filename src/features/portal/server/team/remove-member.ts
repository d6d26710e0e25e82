import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { changeKind } from '#features/auth/server/accounts/account-store.ts';
import { endInvitation } from '#features/auth/server/invitations/end-invitation.ts';
import { filterInvited } from '#features/auth/server/invitations/invited-user-store.ts';
import { endDeskSessions } from '#features/auth/server/sessions/desk-session-store.ts';
import { endSessions } from '#features/auth/server/sessions/session-store.ts';
import { lockProviders } from '#features/booking/server/booking-lock-store.ts';
import { deletePin } from '#features/desks/server/pin-store.ts';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import { LAST_OWNER } from '#features/directory/rules/refusals.ts';
import { endLicencesOfOwner } from '#features/directory/server/member-licence-store.ts';
import { withOwner } from '#features/directory/server/require-owner.ts';
import {
  APPOINTMENTS_OF_PLACE,
  APPOINTMENTS_OF_RESOURCE,
  CANCEL_IN_BULK,
  NO_SUCH_MEMBER,
} from '#features/portal/rules/refusals.ts';
import { deleteBrowsersOf } from '#features/practice-news/server/alert-contact-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { findToCome } from '../portal-appointment-store.ts';
import { retireResource } from '../resources/change-resource.ts';
import {
  type BookedChoice,
  bookedRefusal,
  type Displaced,
  isSettled,
  settle,
  withColleagues,
} from '../settle-appointments.ts';
import { record, requireOver, type TeamAct } from './change-team.ts';
import { findBefore, tellDeparture } from './departure.ts';
import { announceMemberships } from './joining-store.ts';
import {
  deleteMemberships,
  findLinkedResources,
  findMembershipsOf,
  findOthers,
  type TeamRow,
  unlinkWhereGone,
} from './team-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** Who is taken off which places. */
interface Removal extends TeamAct {
  /** The name of the shared computer at which the caller is. */
  readonly desk: string | undefined;
  readonly memberId: number;
  readonly places: readonly number[];
  readonly booked: BookedChoice | undefined;
  readonly mailing: AppointmentMailing;
}

/**
 * Takes a member off places, withdraws an invitation, or lets the caller leave. The person that the member is on the lists
 * there takes no more appointments; those to come are settled as the caller chose for exactly these. Of an account that is no
 * member any more the sessions end, and it is a patient's again. The other owners and the member are
 * mailed. Returns the appointments that were to be moved and stay, and whether the account has no place left.
 * @throws AppError not_found, role_required, last_owner; visits_booked with the appointments that need a choice
 */
export async function removeMember(
  context: Using,
  removal: Removal,
): Promise<{ readonly stayed: Displaced[]; readonly isGone: boolean }> {
  const { memberId } = removal;
  const places = [...new Set(removal.places)].sort((a, b) => a - b);
  const removing = context.db.transaction(async (tx) => {
    await lockProviders(tx, places);
    const memberships = await findMembershipsOf(tx, memberId);
    for (const id of places) {
      const membership = memberships.find(({ providerId }) => providerId === id);
      if (membership === undefined) throw new AppError(NO_SUCH_MEMBER);
      await requireRemoval(tx, removal, membership);
    }
    const isInvited = (await filterInvited(tx, [memberId])).size > 0;
    const affected = isInvited ? { linked: [], lastAt: [] } : await findAffected(tx, removal, places);
    // All that needs a choice is refused before anything is written: the note of the look is kept.
    const refused = await refuseUnsettled(tx, context, removal, affected);
    if (refused !== undefined) return { refused };
    const isGone = memberships.length === places.length;
    return { stayed: await endMemberships(tx, context, { ...removal, places, isInvited, isGone }, affected), isGone };
  });
  const outcome = await withOwner(removing);
  if ('refused' in outcome) throw outcome.refused;
  return outcome;
}

/**
 * Lets an account leave all places whose invitation it has accepted, before it is erased. Visits to come with the person that
 * it is on the lists stay there, without a person; the other owners are mailed how many.
 * @throws AppError last_owner
 */
export async function leaveEverywhere(
  tx: Database,
  context: Using,
  leaving: Pick<Removal, 'userId' | 'nowMs' | 'mailing'>,
): Promise<void> {
  const places = (await findMembershipsOf(tx, leaving.userId))
    .map(({ providerId }) => providerId)
    .sort((a, b) => a - b);
  const [providerId] = places;
  if (providerId === undefined) return;
  await lockProviders(tx, places);
  const self = { ...leaving, desk: undefined, memberId: leaving.userId, providerId, places };
  const affected = await findAffected(tx, { ...self, booked: undefined }, places);
  const { ofPeople, further } = await findDisplaced(tx, leaving.nowMs, affected);
  const booked = { choice: 'keep', ids: [...ofPeople, ...further].map(({ id }) => id) } as const;
  await endMemberships(tx, context, { ...self, booked, isInvited: false, isGone: true }, affected);
}

/** Ends memberships once what needs a choice has one. Returns the appointments that were to be moved and stay. */
async function endMemberships(
  tx: Database,
  context: Using,
  removal: Removal & { readonly isInvited: boolean; readonly isGone: boolean },
  affected: Affected,
): Promise<Displaced[]> {
  const { userId, memberId, places, booked, isInvited, isGone } = removal;
  const before = isInvited ? [] : await findBefore(tx, removal);
  const stayed = await settleAll(tx, context, removal, affected);
  const unlicensed = await endLicencesOfOwner(tx, memberId, places);
  await deleteMemberships(tx, memberId, places);
  await deleteBrowsersOf(tx, memberId, places);
  await unlinkWhereGone(tx, memberId);
  const paused = isInvited ? [] : await tellDeparture(tx, removal, before);
  if (isGone) await endAccess(tx, removal);
  else await endDeskSessions(tx, memberId, places);
  await announceMemberships(tx, memberId);
  const act = isInvited ? 'member.withdraw' : memberId === userId ? 'member.leave' : 'member.remove';
  const details = { places, ...(booked && { visits: booked.ids, choice: booked.choice }) };
  await record(tx, context, removal, { act, memberId, details });
  for (const id of paused) {
    await recordAct(tx, context, { id: userId }, { act: 'bookings.pause', object: `provider:${id}`, details: {} });
  }
  for (const id of unlicensed) {
    await recordAct(tx, context, { id: userId }, { act: 'licence.end', object: `provider:${id}`, details: {} });
  }
  return stayed;
}

/**
 * Makes sure that the caller may end a membership as chosen: leaving needs no role, to cancel for all patients does.
 * @throws AppError not_found, role_required
 */
async function requireRemoval(tx: Database, removal: Removal, { providerId, role }: TeamRow): Promise<void> {
  const { memberId, userId, booked } = removal;
  if (memberId !== userId) return await requireOver(tx, removal, [providerId], role);
  const mayCancel = memberMay({ role, deskReadsReasons: false }, 'settings');
  if (booked?.choice === 'cancel' && !mayCancel) throw new AppError(CANCEL_IN_BULK);
}

/** A person on the list that the member is, with those of the places at which they work. */
interface Linked {
  readonly resourceId: number;
  readonly at: readonly [number, ...number[]];
}

async function findLinked(tx: Database, { memberId }: Removal, places: readonly number[]): Promise<Linked[]> {
  const byResource = Map.groupBy(await findLinkedResources(tx, memberId), ([, resourceId]) => resourceId);
  return [...byResource].flatMap(([resourceId, entries]) => {
    const [first, ...others] = entries.map(([providerId]) => providerId).filter((id) => places.includes(id));
    return first === undefined ? [] : [{ resourceId, at: [first, ...others] as const }];
  });
}

/** A place without another member who has accepted. */
interface LastAt {
  readonly providerId: number;
  readonly invited: readonly { readonly userId: number }[];
}

/**
 * Returns the places whose last member is removed.
 * @throws AppError last_owner
 */
async function findLastAt(tx: Database, { memberId }: Removal, places: readonly number[]): Promise<LastAt[]> {
  const found: LastAt[] = [];
  for (const providerId of places) {
    const { isLive, accepted, invited } = await findOthers(tx, providerId, memberId);
    const isLast = accepted.length === 0;
    if (!accepted.some(({ role }) => role === 'owner') && (isLive || !isLast)) throw new AppError(LAST_OWNER);
    if (isLast) found.push({ providerId, invited });
  }
  return found;
}

interface Affected {
  readonly linked: readonly Linked[];
  readonly lastAt: readonly LastAt[];
}

async function findAffected(tx: Database, removal: Removal, places: readonly number[]): Promise<Affected> {
  return { linked: await findLinked(tx, removal, places), lastAt: await findLastAt(tx, removal, places) };
}

/** Returns the appointments to come of the people who leave their lists, and the further ones of places without a member. */
async function findDisplaced(tx: Database, nowMs: number, { linked, lastAt }: Affected) {
  const ofPeople: Displaced[] = [];
  for (const { resourceId, at } of linked) {
    for (const id of at) ofPeople.push(...(await findToCome(tx, id, nowMs, resourceId)));
  }
  const ofPlaces: Displaced[] = [];
  for (const { providerId } of lastAt) ofPlaces.push(...(await findToCome(tx, providerId, nowMs)));
  return { ofPeople, further: without(ofPlaces, ofPeople) };
}

/** Returns the refusal with all appointments to come that are displaced; undefined if the caller chose for exactly these. */
async function refuseUnsettled(
  tx: Database,
  context: Using,
  removal: Removal,
  affected: Affected,
): Promise<AppError | undefined> {
  const { nowMs } = removal;
  const { ofPeople, further } = await findDisplaced(tx, nowMs, affected);
  if (await isSettled(tx, context, [...ofPeople, ...further], removal)) return undefined;
  if (further.length > 0) return bookedRefusal(APPOINTMENTS_OF_PLACE, [...ofPeople, ...further]);
  return bookedRefusal(APPOINTMENTS_OF_RESOURCE, await withColleagues(tx, ofPeople, nowMs));
}

/** Does with the appointments what the caller chose. Returns those that were to be moved and stay. */
async function settleAll(
  tx: Database,
  context: Using,
  removal: Removal,
  { linked, lastAt }: Affected,
): Promise<Displaced[]> {
  const stayed: Displaced[] = [];
  const chosen = { ...removal, isPartOfSeveral: true };
  for (const { resourceId, at } of linked) {
    const act = { ...chosen, providerId: at[0], resourceId, at };
    stayed.push(...(await retireResource({ ...context, db: tx }, act)));
  }
  for (const { providerId, invited } of lastAt) {
    const displaced = without(await findToCome(tx, providerId, removal.nowMs), stayed);
    // There is no colleague to move to.
    if (removal.booked?.choice === 'cancel') await settle(tx, context, displaced, chosen);
    // No owner is left who could change their role.
    for (const { userId } of invited) await endInvited(tx, userId, { providerId, nowMs: removal.nowMs });
  }
  return stayed;
}

const without = (some: readonly Displaced[], others: readonly Displaced[]) =>
  some.filter(({ id }) => !others.some((one) => one.id === id));

/** Ends an invitation to a place; the account is erased if it was its only one. */
async function endInvited(
  tx: Database,
  userId: number,
  { providerId, nowMs }: { readonly providerId: number; readonly nowMs: number },
): Promise<void> {
  await deleteMemberships(tx, userId, [providerId]);
  if ((await findMembershipsOf(tx, userId)).length === 0) await endInvitation(tx, userId, nowMs);
}

/** Of an account without a place: an invited one is erased, another one is signed out and a patient's again. */
async function endAccess(tx: Database, { memberId, nowMs }: Removal): Promise<void> {
  if ((await endInvitation(tx, memberId, nowMs)) !== undefined) return;
  await changeKind(tx, memberId, { from: 'provider', to: 'patient' });
  await deletePin(tx, memberId);
  await endSessions(tx, memberId);
}
