import { eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { pageChanges } from '#db/schema/directory/page-changes.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { endLicencesOfOwner } from './member-licence-store.ts';

const inviters = alias(users, 'inviters');

/**
 * Returns the providers that a user is a member of, the role and who invited, and whether a calendar feed is on, without
 * its secret; and the changes of public pages that the user sent or decided.
 */
export async function collectMemberships(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    providerMemberships: await db
      .select({
        providerId: providerMembers.providerId,
        providerName: providers.name,
        role: providerMembers.role,
        invitedBy: inviters.fullName,
        hasCalendarFeed: isNotNull(providerMembers.feedTokenHash),
        addedAt: providerMembers.addedAt,
      })
      .from(providerMembers)
      .innerJoin(providers, eq(providers.id, providerMembers.providerId))
      .leftJoin(inviters, eq(inviters.id, providerMembers.invitedBy))
      .where(eq(providerMembers.userId, userId)),
    onListsAs: await db
      .select({ id: resources.id, name: resources.name, title: resources.title })
      .from(resources)
      .where(eq(resources.userId, userId)),
    pageChanges: await db
      .select({
        providerId: pageChanges.providerId,
        field: pageChanges.field,
        was: pageChanges.was,
        wanted: pageChanges.wanted,
        sentAt: pageChanges.sentAt,
        state: pageChanges.state,
        reason: pageChanges.reason,
        decidedAt: pageChanges.decidedAt,
      })
      .from(pageChanges)
      .where(or(eq(pageChanges.sentBy, userId), eq(pageChanges.decidedBy, userId))),
  };
}

/**
 * Deletes the memberships of a user and their calendar feeds, and who sent or decided changes of public pages; the
 * providers, the people on their lists and the changes stay.
 */
export async function eraseMemberships(tx: Database, userId: number): Promise<void> {
  await tx.update(resources).set({ userId: null }).where(eq(resources.userId, userId));
  await tx.update(pageChanges).set({ sentBy: null }).where(eq(pageChanges.sentBy, userId));
  await tx.update(pageChanges).set({ decidedBy: null }).where(eq(pageChanges.decidedBy, userId));
  await endLicencesOfOwner(tx, userId);
  await tx.delete(providerMembers).where(eq(providerMembers.userId, userId));
}
