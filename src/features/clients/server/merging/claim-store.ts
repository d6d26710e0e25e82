import { and, eq, isNotNull, isNull, lt, max, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { clientClaims } from '#db/schema/clients/client-merges.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { CLAIM_ENDED, MAX_WRONG_ANSWERS } from '#features/clients/rules/claim.ts';

/** Returns the number of a person and whether they have an account; undefined if there is no such person. */
export async function findLinkedPerson(db: Database, userId: number) {
  const [found] = await db
    .select({
      email: users.email,
      phone: users.phone,
      hasAccount: sql<boolean>`${users.enteredByPracticeId} is null`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found;
}

/** Returns the client that is a person whom a desk entered, with what decides about a claim. */
export async function findClaimed(db: Database, userId: number) {
  const wasThere = and(
    eq(appointments.patientId, userId),
    eq(appointments.status, 'completed'),
    or(isNull(appointments.attendance), ne(appointments.attendance, 'no_show')),
  );
  const [there] = await db
    .select({ at: max(appointments.startsAt) })
    .from(appointments)
    .where(wasThere);
  const [found] = await db
    .select({
      id: clients.id,
      practiceId: clients.practiceId,
      birthYear: clients.birthYear,
      hospitalNumber: clients.hospitalNumber,
      enteredAt: clients.createdAt,
      wrong: sql<number>`coalesce(${clientClaims.wrong}, 0)`,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .leftJoin(clientClaims, eq(clientClaims.clientId, clients.id))
    .where(and(eq(clients.userId, userId), isNull(clients.mergedInto), isNotNull(users.enteredByPracticeId)));
  if (found === undefined) return undefined;
  return { ...found, enteredAtMs: found.enteredAt.getTime(), lastThereMs: there?.at?.getTime() ?? null };
}

/** Counts an answer as wrong until it proves right. Returns false if there were too many already. */
export async function countAnswer(db: Database, clientId: number, nowMs: number): Promise<boolean> {
  const lastAt = new Date(nowMs);
  const counted = await db
    .insert(clientClaims)
    .values({ clientId, wrong: 1, lastAt })
    .onConflictDoUpdate({
      target: clientClaims.clientId,
      set: { wrong: sql`${clientClaims.wrong} + 1`, lastAt },
      setWhere: lt(clientClaims.wrong, MAX_WRONG_ANSWERS),
    })
    .returning({ id: clientClaims.clientId });
  return counted.length > 0;
}

/** Takes back that an answer counted as wrong. */
export async function uncountAnswer(db: Database, clientId: number): Promise<void> {
  await db
    .update(clientClaims)
    .set({ wrong: sql`${clientClaims.wrong} - 1` })
    .where(and(eq(clientClaims.clientId, clientId), lt(clientClaims.wrong, CLAIM_ENDED)));
}

/** Leaves linking a client to an account to the desk, for good. */
export async function closeClaims(db: Database, clientId: number, nowMs: number): Promise<void> {
  const closed = { wrong: CLAIM_ENDED, lastAt: new Date(nowMs) };
  await db
    .insert(clientClaims)
    .values({ clientId, ...closed })
    .onConflictDoUpdate({ target: clientClaims.clientId, set: closed });
}

/** Returns the id of a place of a practice, and whether an account is a member at any of its places. */
export async function findPlaceOf(db: Database, practiceId: number, userId: number) {
  const [found] = await db
    .select({
      providerId: providers.id,
      worksThere: sql<boolean>`exists (
        select from ${providerMembers} join ${providers} own on own.id = ${providerMembers.providerId}
        where ${providerMembers.userId} = ${userId} and own.practice_id = ${practiceId})`,
    })
    .from(providers)
    .where(eq(providers.practiceId, practiceId))
    .orderBy(providers.id)
    .limit(1);
  return found;
}
