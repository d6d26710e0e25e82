import type { Database } from '#db/open-database.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { inviteUser, resendInvitation } from '#features/auth/server/invitations/invite-user.ts';
import { findBookings } from '#features/directory/server/bookings-store.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { approvedMail, claimEndedMail, placeAddedMail, rejectedMail } from '../rules/application-mails.ts';
import {
  ALREADY_CONVERTED,
  ALREADY_DECIDED,
  LISTING_GONE,
  LISTING_TAKEN_MEANWHILE,
  NO_SUCH_APPLICATION,
  NOT_APPROVED,
  NOT_INVITED,
  PROVIDER_REMOVED,
  REASON_MISSING,
} from '../rules/refusals.ts';
import type { ConvertedProvider, ReviewDecision } from '../rules/review-contract.ts';
import { lockApplication, writeConversion, writeDecision } from './application-store.ts';
import { findJoined } from './applied-people-store.ts';
import { lockClaimed, takeOverListing } from './claimed-listing-store.ts';
import { insertConverted, insertFurtherPlaces } from './converted-provider-store.ts';

type Using = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;
type Reviewer = { readonly id: number };

/**
 * Approves or rejects a pending application and mails the applicant, with the reason and without the notes. Of two concurrent decisions, one
 * takes effect. An approved claim can still be rejected, with a reason, once its listing was taken or removed.
 * @throws AppError not_found, already_decided, invalid; listing_gone or listing_taken for the approval of such a claim
 */
export async function decideApplication(
  context: Using,
  id: number,
  { status, notes, reason }: ReviewDecision,
  reviewer: Reviewer,
  origin: string,
): Promise<void> {
  const { db, config, now } = context;
  await db.transaction(async (tx) => {
    const application = await lockExisting(tx, id);
    const endsClaim = await requireDecidable(tx, application, { status, reason });
    await writeDecision(tx, id, {
      status,
      notes: notes || null,
      reason: reason || null,
      decidedBy: reviewer.id,
      nowMs: now(),
    });
    const mail = decisionMail({
      status,
      isFurtherPlace: (await findJoined(tx, application)) !== undefined,
      reason: reason || null,
      endsClaim,
      origin,
      supportEmail: config.support.email,
    });
    await queueMessage(tx, now(), {
      userId: application.userId,
      kind: `application-${status}`,
      channel: 'email',
      recipient: application.email,
      ...mailFrame(mail),
      dedupeKey: `application-${endsClaim ? 'ended' : 'decided'}:${id}`,
    });
    await recordAct(tx, context, reviewer, {
      act: status === 'approved' ? 'application.approve' : 'application.reject',
      object: `application:${id}`,
    });
  });
}

/**
 * Refuses a decision that isn't possible any more. True if it ends an approved claim that can't be converted.
 * @throws AppError already_decided, invalid, listing_gone, listing_taken
 */
async function requireDecidable(
  tx: Database,
  { status: before, listingId, providerId }: Awaited<ReturnType<typeof lockExisting>>,
  { status, reason }: Pick<ReviewDecision, 'status' | 'reason'>,
): Promise<boolean> {
  const refusal = listingId === null ? undefined : listingRefusal(await lockClaimed(tx, listingId));
  const endsClaim = before === 'approved' && providerId === null && refusal !== undefined;
  if (before !== 'pending' && !(endsClaim && status === 'rejected')) throw new AppError(ALREADY_DECIDED);
  if (status === 'approved' && refusal !== undefined) throw new AppError(refusal);
  if (endsClaim && !reason) throw new AppError(REASON_MISSING);
  return endsClaim;
}

function decisionMail({
  status,
  endsClaim,
  isFurtherPlace,
  ...mail
}: Parameters<typeof rejectedMail>[0] &
  Pick<ReviewDecision, 'status'> & { readonly endsClaim: boolean; readonly isFurtherPlace: boolean }) {
  if (status === 'approved') return approvedMail(mail.reason, isFurtherPlace);
  return endsClaim ? claimEndedMail(mail) : rejectedMail(mail);
}

/**
 * Turns an approved application into a provider of the network, with one for each of its further places, and invites the
 * applicant to an account that manages them.
 * The application of a claim turns its listing into one. A place that joins the practice of its sender is added to
 * the sender's account, without an invitation. A patient account of the applicant isn't changed.
 * @throws AppError not_found, not_approved, already_converted, account_exists; listing_gone or listing_taken if the listing
 * was removed, or came into the network meanwhile
 */
export async function convertApplication(
  context: Using,
  id: number,
  reviewer: Reviewer,
  origin: string,
): Promise<ConvertedProvider> {
  const { db, now } = context;
  return await db.transaction(async (tx) => {
    const application = await lockExisting(tx, id);
    if (application.providerId !== null) {
      throw new AppError(ALREADY_CONVERTED);
    }
    if (application.status !== 'approved') {
      throw new AppError(NOT_APPROVED);
    }
    const provider = await providerFor(tx, application, now());
    const further = await insertFurtherPlaces(tx, application, provider, now());
    const ownerId =
      (await addOwnedPlaces(tx, application, [provider, ...further], { origin, nowMs: now() })) ??
      (await inviteOwner(tx, application, { origin, nowMs: now(), place: provider.name }));
    for (const { id: providerId } of [provider, ...further]) {
      await addMember(tx, { providerId, userId: ownerId, role: 'owner', nowMs: now() });
    }
    await writeConversion(tx, id, { providerId: provider.id, invitedUserId: ownerId });
    await recordAct(tx, context, reviewer, {
      act: 'application.convert',
      object: `application:${id}`,
      subjectId: ownerId,
      details: {
        providerId: provider.id,
        ...(further.length > 0 && { furtherPlaces: further.map((place) => place.id) }),
        ...(application.listingId !== null && { claimed: true }),
      },
    });
    return provider;
  });
}

async function inviteOwner(
  tx: Database,
  { email, name, contactName, phone }: Awaited<ReturnType<typeof lockExisting>>,
  sending: { readonly origin: string; readonly nowMs: number; readonly place: string },
): Promise<number> {
  return (await inviteUser(tx, { email, fullName: contactName ?? name, phone, role: 'provider' }, sending)).id;
}

/** Mails the owner of a practice that new places of it are set up, and returns the owner; undefined if they join none. */
async function addOwnedPlaces(
  tx: Database,
  application: Awaited<ReturnType<typeof lockExisting>>,
  places: readonly ConvertedProvider[],
  { origin, nowMs }: { readonly origin: string; readonly nowMs: number },
): Promise<number | undefined> {
  const { id, userId } = application;
  if (userId === null || (await findJoined(tx, application)) === undefined) return undefined;
  const owner = await findUser(tx, userId);
  if (owner === undefined) return undefined;
  for (const { id: providerId, name } of places) {
    const mail = placeAddedMail(name, `${origin}/provider-portal?tab=online-booking&provider=${providerId}`);
    await queueMessage(tx, nowMs, {
      userId,
      kind: 'place-added',
      channel: 'email',
      recipient: owner.email,
      ...mailFrame(mail),
      dedupeKey: `place-added:${id}:${providerId}`,
    });
  }
  return userId;
}

/**
 * Mails the invitation of a converted application again.
 * @throws AppError not_found, not_approved, already_accepted, too_many_requests
 */
export async function inviteAgain(context: Using, id: number, reviewer: Reviewer, origin: string): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { invitedUserId, providerId } = await lockExisting(tx, id);
    if (invitedUserId === null && providerId !== null) {
      throw new AppError(PROVIDER_REMOVED);
    }
    if (invitedUserId === null) {
      throw new AppError(NOT_INVITED);
    }
    const place = providerId === null ? undefined : (await findBookings(tx, providerId))?.name;
    await resendInvitation(tx, invitedUserId, { origin, nowMs: now(), place });
    const object = `application:${id}`;
    await recordAct(tx, context, reviewer, { act: 'application.invite', object, subjectId: invitedUserId });
  });
}

async function providerFor(
  tx: Database,
  application: Awaited<ReturnType<typeof lockExisting>>,
  nowMs: number,
): Promise<ConvertedProvider> {
  if (application.listingId === null) return await insertConverted(tx, application, nowMs);
  const listing = await lockClaimed(tx, application.listingId);
  const refusal = listingRefusal(listing);
  if (listing === undefined || refusal !== undefined) throw new AppError(refusal ?? LISTING_GONE);
  return await takeOverListing(tx, application, listing, nowMs);
}

/** Returns why a claimed listing, which the caller has locked, can't become a practice. */
function listingRefusal(listing: Awaited<ReturnType<typeof lockClaimed>>) {
  if (listing === undefined || listing.removedAt !== null) return LISTING_GONE;
  return listing.bookingState === 'listed' ? undefined : LISTING_TAKEN_MEANWHILE;
}

async function lockExisting(tx: Database, id: number) {
  const application = await lockApplication(tx, id);
  if (application === undefined) throw new AppError(NO_SUCH_APPLICATION);
  return application;
}
