import type { Database } from '#db/open-database.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { bookingsAfter } from '#features/directory/rules/booking-state.ts';
import { findBookings, writeBookings } from '#features/directory/server/bookings-store.ts';
import { departureMail, removedMail } from '#features/portal/rules/team/team-mails.ts';
import { portalUrl } from '#features/practice-news/rules/news-mails.ts';
import { queueMessages } from '#platform/server/messages/outbox-store.ts';
import { findToCome } from '../portal-appointment-store.ts';
import { DEPARTURE, findLinkedResources, findPeople, findTeamRows, REMOVAL } from './team-store.ts';

/** Who leaves which places. */
interface Leaving {
  readonly memberId: number;
  /** The member who acts. */
  readonly userId: number;
  readonly places: readonly number[];
  readonly nowMs: number;
  readonly mailing: { readonly origin: string };
}

/** A place before a member left. */
interface PlaceBefore {
  readonly providerId: number;
  readonly name: string;
  readonly hadPeople: boolean;
  readonly resourceId: number | undefined;
  /** The visits to come of the person on the list that the member is. */
  readonly ownIds: ReadonlySet<number>;
}

/** Returns what `tellDeparture` compares the places with. */
export async function findBefore(tx: Database, { memberId, places, nowMs }: Leaving): Promise<PlaceBefore[]> {
  const linked = await findLinkedResources(tx, memberId);
  const found: PlaceBefore[] = [];
  for (const providerId of places) {
    const resourceId = linked.get(providerId);
    const own = resourceId === undefined ? [] : await findToCome(tx, providerId, nowMs, resourceId);
    found.push({
      providerId,
      name: (await findBookings(tx, providerId))?.name ?? '',
      hadPeople: (await findPeople(tx, providerId)).length > 0,
      resourceId,
      ownIds: new Set(own.map(({ id }) => id)),
    });
  }
  return found;
}

/**
 * Pauses the bookings of places that had people on their list and have none now. Mails the other owners who left and what
 * that leaves behind, and a member who was removed that they were. Returns the places that were paused.
 */
export async function tellDeparture(
  tx: Database,
  leaving: Leaving,
  before: readonly PlaceBefore[],
): Promise<readonly number[]> {
  const { memberId, userId, nowMs, mailing } = leaving;
  const [member, actor] = [await findUser(tx, memberId), await findUser(tx, userId)];
  const name = member?.fullName ?? '';
  const paused: number[] = [];
  for (const place of before) {
    const isPaused = place.hadPeople && (await pauseWithoutPeople(tx, place.providerId, nowMs));
    if (isPaused) paused.push(place.providerId);
    const unassigned = (await findToCome(tx, place.providerId, nowMs)).filter(
      ({ id, resourceId }) => place.ownIds.has(id) && (resourceId === null || resourceId === place.resourceId),
    ).length;
    const departure = {
      name,
      placeName: place.name,
      unassigned,
      isPaused,
      ...(memberId !== userId && { removedBy: actor?.fullName ?? '' }),
    };
    const mail = departureMail(departure, portalUrl(mailing.origin, place.providerId));
    const about = `provider:${place.providerId}`;
    const owners = (await findTeamRows(tx, [place.providerId])).filter(
      (row) => row.role === 'owner' && row.hasAccepted && row.userId !== userId,
    );
    await queueMessages(
      tx,
      nowMs,
      owners.map((row) => ({
        userId: row.userId,
        kind: DEPARTURE,
        channel: 'email',
        recipient: row.email,
        about,
        ...mail,
      })),
    );
  }
  if (memberId !== userId && member !== undefined) {
    const mail = removedMail(
      before.map((place) => place.name),
      `${mailing.origin}/contact-us`,
    );
    const to = { userId: memberId, channel: 'email', recipient: member.email } as const;
    await queueMessages(tx, nowMs, [{ ...to, kind: REMOVAL, about: `provider:${before[0]?.providerId}`, ...mail }]);
  }
  return paused;
}

/** Pauses the bookings of a place without people, as a member's button does. False if there are people or nothing to pause. */
async function pauseWithoutPeople(tx: Database, providerId: number, nowMs: number): Promise<boolean> {
  if ((await findPeople(tx, providerId)).length > 0) return false;
  const row = await findBookings(tx, providerId);
  const after = row && bookingsAfter('pause', row);
  if (after === undefined) return false;
  await writeBookings(tx, providerId, after, nowMs);
  return true;
}
