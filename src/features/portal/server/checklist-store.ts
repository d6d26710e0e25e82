import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerLicences } from '#db/schema/directory/provider-licences.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces } from '#db/schema/schedules/resources.ts';
import { NOT_ACCEPTED } from '#features/auth/server/invitations/invited-user-store.ts';
import type { Readiness } from '#features/directory/rules/booking-state.ts';
import type { BookingsRow } from '#features/directory/server/bookings-store.ts';
import { hasConfirmedContact } from '#features/practice-news/server/alert-contact-store.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';

/** Whether practices need a licence (`REQUIRE_LICENCE`), and the present instant, ms. */
export interface LicenceRule {
  readonly isRequired: boolean;
  readonly nowMs: number;
}

/** Returns what a practice has done before patients can book. */
export async function findReadiness(
  db: Database,
  providerId: number,
  { hoursConfirmedAt, licensedUntil }: Pick<BookingsRow, 'hoursConfirmedAt' | 'licensedUntil'>,
  { isRequired, nowMs }: LicenceRule,
): Promise<Readiness> {
  const [member] = await db
    .select({ id: users.id })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(eq(providerMembers.providerId, providerId), isNull(users.deletedAt), ne(users.passwordHash, NOT_ACCEPTED)),
    )
    .limit(1);
  return {
    hasMember: member !== undefined,
    hasConfirmedHours: hoursConfirmedAt !== null,
    hasConfirmedContact: await hasConfirmedContact(db, providerId),
    lacksLicence: isRequired && (licensedUntil === null || licensedUntil < lagosDate(nowMs)),
  };
}

/** True if an administrator has recorded a licence of a provider. */
export async function hasLicence(db: Database, providerId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: providerLicences.id })
    .from(providerLicences)
    .where(eq(providerLicences.providerId, providerId))
    .limit(1);
  return found !== undefined;
}

/** Returns the other places of the network where some resources take appointments, by name. */
export async function findOtherPlaces(db: Database, providerId: number, resourceIds: readonly number[]) {
  return await db
    .selectDistinct({ id: providers.id, name: providers.name })
    .from(resourcePlaces)
    .innerJoin(providers, eq(providers.id, resourcePlaces.providerId))
    .where(
      and(anyOf(resourcePlaces.resourceId, resourceIds), ne(providers.id, providerId), isNull(providers.removedAt)),
    )
    .orderBy(asc(providers.name), asc(providers.id));
}

/** Notes that a member has confirmed the weekly hours. */
export async function writeHoursConfirmed(tx: Database, providerId: number, nowMs: number): Promise<void> {
  await tx
    .update(providers)
    .set({ hoursConfirmedAt: new Date(nowMs) })
    .where(eq(providers.id, providerId));
}

/** Gives practices that take bookings without a recorded licence until an instant to have one checked. */
export async function writeLicencesDue(db: Database, dueAtMs: number): Promise<void> {
  await db
    .update(providers)
    .set({ checklistDueAt: new Date(dueAtMs) })
    .where(
      and(
        eq(providers.bookingState, 'live'),
        eq(providers.liveBy, 'member'),
        isNull(providers.licensedUntil),
        isNull(providers.checklistDueAt),
      ),
    );
}

/** Returns the providers whose checklist is due, in the order of their ids. */
export async function findChecklistsDue(db: Database, nowMs: number): Promise<number[]> {
  const rows = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.bookingState, 'live'), lte(providers.checklistDueAt, new Date(nowMs))))
    .orderBy(providers.id);
  return rows.map(({ id }) => id);
}

/** Notes that the checklist of a provider is done: nothing is due any more. */
export async function writeChecklistDone(tx: Database, providerId: number): Promise<void> {
  await tx.update(providers).set({ checklistDueAt: null }).where(eq(providers.id, providerId));
}
