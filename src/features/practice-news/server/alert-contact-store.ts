import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { pushSubscriptions } from '#db/schema/platform/push-subscriptions.ts';
import { alertContacts } from '#db/schema/practice-news/alert-contacts.ts';
import { TEST_LINK_MS } from '../rules/alert-contacts.ts';
import type { AlertContact } from '../rules/contact-contract.ts';

const SHOWN = {
  id: alertContacts.id,
  email: alertContacts.email,
  phone: alertContacts.phone,
  pushId: alertContacts.pushId,
  browser: pushSubscriptions.browser,
  member: users.fullName,
  testSentAt: alertContacts.testSentAt,
  confirmedAt: alertContacts.confirmedAt,
};

/** True if a contact of a practice that is no browser has answered a test alert. */
export async function hasConfirmedContact(db: Database, providerId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: alertContacts.id })
    .from(alertContacts)
    .where(
      and(eq(alertContacts.providerId, providerId), isNotNull(alertContacts.confirmedAt), isNull(alertContacts.pushId)),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Returns when an address, in any spelling, last answered a test alert for another place of the same practice at which this
 * person is a member, too; undefined if it never did.
 */
export async function findAnswerBeside(
  db: Database,
  { providerId, userId, address }: { readonly providerId: number; readonly userId: number; readonly address: string },
): Promise<Date | undefined> {
  const here = alias(providers, 'here');
  const [found] = await db
    .select({ answeredAt: alertContacts.confirmedAt })
    .from(here)
    .innerJoin(providers, and(eq(providers.practiceId, here.practiceId), ne(providers.id, here.id)))
    .innerJoin(providerMembers, and(eq(providerMembers.providerId, providers.id), eq(providerMembers.userId, userId)))
    .innerJoin(alertContacts, eq(alertContacts.providerId, providers.id))
    .where(
      and(
        eq(here.id, providerId),
        isNull(providers.removedAt),
        isNotNull(alertContacts.confirmedAt),
        sql`lower(coalesce(${alertContacts.email}, ${alertContacts.phone}, ${alertContacts.pushId}::text)) = lower(${address})`,
      ),
    )
    .orderBy(desc(alertContacts.confirmedAt))
    .limit(1);
  return found?.answeredAt ?? undefined;
}

/** Returns the contacts of a practice in the order in which they were added. */
export async function findContacts(db: Database, providerId: number): Promise<AlertContact[]> {
  const rows = await selectShown(db).where(eq(alertContacts.providerId, providerId)).orderBy(asc(alertContacts.id));
  return rows.map(asShown);
}

/**
 * Returns the confirmed e-mail addresses of the practices in a state, or in the whole country (null), that have a member and
 * weren't removed, with the names and states of the practices.
 */
export async function findAddressesIn(db: Database, state: string | null) {
  const hasMember = exists(
    db
      .select({ userId: providerMembers.userId })
      .from(providerMembers)
      .where(eq(providerMembers.providerId, providers.id)),
  );
  return await db
    .select({
      id: alertContacts.id,
      email: sql<string>`${alertContacts.email}`,
      providerId: providers.id,
      practice: providers.name,
      state: providers.state,
    })
    .from(alertContacts)
    .innerJoin(providers, eq(providers.id, alertContacts.providerId))
    .where(
      and(
        isNotNull(alertContacts.confirmedAt),
        isNotNull(alertContacts.email),
        isNull(providers.removedAt),
        hasMember,
        state === null ? undefined : eq(providers.state, state),
      ),
    )
    .orderBy(asc(alertContacts.id));
}

/** Inserts a contact and returns its id; undefined if the practice has the address already, in any spelling. */
export async function insertContact(
  tx: Database,
  contact: Pick<AlertContact, 'email' | 'phone'> & {
    readonly pushId: number | null;
    readonly providerId: number;
    readonly userId: number;
    readonly nowMs: number;
  },
): Promise<number | undefined> {
  const { providerId, email, phone, pushId, userId, nowMs } = contact;
  const [row] = await tx
    .insert(alertContacts)
    .values({ providerId, email, phone, pushId, addedBy: userId, addedAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning({ id: alertContacts.id });
  return row?.id;
}

/** Stores the hash of the newest test alert's token, replacing the one before, and returns the contact. */
export async function writeTest(
  tx: Database,
  id: number,
  { hash, nowMs }: { readonly hash: Buffer; readonly nowMs: number },
): Promise<AlertContact> {
  const testSentAt = new Date(nowMs);
  await tx.update(alertContacts).set({ testTokenHash: hash, testSentAt }).where(eq(alertContacts.id, id));
  const [row] = await selectShown(tx).where(eq(alertContacts.id, id));
  if (row === undefined) throw new Error(`The contact ${id} does not exist.`);
  return asShown(row);
}

/** Notes that the test alert of the same address at another place counts for a contact. */
export async function writeTestedBeside(tx: Database, id: number, nowMs: number): Promise<void> {
  await tx
    .update(alertContacts)
    .set({ testSentAt: new Date(nowMs) })
    .where(eq(alertContacts.id, id));
}

/**
 * Confirms, with a contact that answered, the same address at other places of its practice, where the same member added it without
 * a test alert of its own and still works at both. Returns these.
 */
export async function confirmBeside(
  tx: Database,
  id: number,
  nowMs: number,
): Promise<{ readonly id: number; readonly providerId: number }[]> {
  const answered = alias(alertContacts, 'answered');
  const [here, there] = [alias(providers, 'here'), alias(providers, 'there')];
  const isMemberAt = (placeId: SQLWrapper) => sql`exists (select from ${providerMembers}
    where ${providerMembers.providerId} = ${placeId} and ${providerMembers.userId} = ${answered.addedBy})`;
  const beside = tx
    .select({ id: alertContacts.id })
    .from(answered)
    .innerJoin(here, eq(here.id, answered.providerId))
    .innerJoin(there, and(eq(there.practiceId, here.practiceId), ne(there.id, here.id)))
    .innerJoin(alertContacts, and(eq(alertContacts.providerId, there.id), eq(alertContacts.addedBy, answered.addedBy)))
    .where(
      and(
        eq(answered.id, id),
        isNull(there.removedAt),
        isNull(alertContacts.confirmedAt),
        isNull(alertContacts.testTokenHash),
        sql`lower(coalesce(${alertContacts.email}, ${alertContacts.phone}, ${alertContacts.pushId}::text)) =
          lower(coalesce(${answered.email}, ${answered.phone}, ${answered.pushId}::text))`,
        isMemberAt(here.id),
        isMemberAt(there.id),
      ),
    );
  return await tx
    .update(alertContacts)
    .set({ confirmedAt: new Date(nowMs) })
    .where(inArray(alertContacts.id, beside))
    .returning({ id: alertContacts.id, providerId: alertContacts.providerId });
}

/** Deletes a contact. */
export async function deleteContact(tx: Database, id: number): Promise<void> {
  await tx.delete(alertContacts).where(eq(alertContacts.id, id));
}

/** Deletes the contacts of places that are browsers of a member who leaves there. */
export async function deleteBrowsersOf(tx: Database, userId: number, providerIds: readonly number[]): Promise<void> {
  const own = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  await tx
    .delete(alertContacts)
    .where(and(inArray(alertContacts.providerId, [...providerIds]), inArray(alertContacts.pushId, own)));
}

/** A contact with an open test alert, and its practice. */
export interface TestedContact {
  readonly id: number;
  readonly email: string | null;
  readonly phone: string | null;
  /** Null for others than browsers. */
  readonly browser: string | null;
  readonly providerId: number;
  readonly practice: string;
  /** True if this very test alert has been answered already. */
  readonly isAnswered: boolean;
}

/**
 * Returns and locks the contact whose last test alert has this token; undefined if the token is unknown, replaced or
 * expired, or the practice was removed.
 */
export async function lockTestedContact(tx: Database, hash: Buffer, nowMs: number): Promise<TestedContact | undefined> {
  const [found] = await tx
    .select({
      id: alertContacts.id,
      email: alertContacts.email,
      phone: alertContacts.phone,
      browser: pushSubscriptions.browser,
      providerId: alertContacts.providerId,
      practice: providers.name,
      isAnswered: sql<boolean>`coalesce(${alertContacts.confirmedAt} >= ${alertContacts.testSentAt}, false)`,
    })
    .from(alertContacts)
    .innerJoin(providers, eq(providers.id, alertContacts.providerId))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, alertContacts.pushId))
    .where(
      and(
        eq(alertContacts.testTokenHash, hash),
        gt(alertContacts.testSentAt, new Date(nowMs - TEST_LINK_MS)),
        isNull(providers.removedAt),
      ),
    )
    .for('update', { of: alertContacts });
  return found;
}

/** Notes that a test alert was answered. The token stays, so that a second press of the same button is no error. */
export async function writeConfirmed(tx: Database, id: number, nowMs: number): Promise<void> {
  await tx
    .update(alertContacts)
    .set({ confirmedAt: new Date(nowMs) })
    .where(eq(alertContacts.id, id));
}

function selectShown(db: Database) {
  return db
    .select(SHOWN)
    .from(alertContacts)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, alertContacts.pushId))
    .leftJoin(users, eq(users.id, pushSubscriptions.userId));
}

function asShown({
  id,
  email,
  phone,
  pushId,
  browser,
  member,
  testSentAt,
  confirmedAt,
}: Awaited<ReturnType<typeof selectShown>>[number]): AlertContact {
  return {
    id,
    email,
    phone,
    push: pushId === null ? null : { id: pushId, browser: browser ?? '', member: member ?? '' },
    testSentAt: testSentAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}
