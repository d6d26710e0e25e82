import { and, asc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { clientMerges } from '#db/schema/clients/client-merges.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { consentsTo } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { ClientMerge } from '../contract.ts';
import type { ClientQuery } from '../rules/client-query.ts';
import { HOSPITAL_NUMBER_TAKEN } from '../rules/refusals.ts';

const MAX_FOUND = 20;

const columns = {
  id: clients.id,
  practiceId: clients.practiceId,
  userId: clients.userId,
  name: users.fullName,
  phone: users.phone,
  hospitalNumber: clients.hospitalNumber,
  birthYear: clients.birthYear,
  sex: clients.sex,
  note: clients.note,
  blockedAt: clients.blockedAt,
  blockedReason: clients.blockedReason,
  hasAccount: sql<boolean>`${users.enteredByPracticeId} is null`,
  agreesToTexts: consentsTo('reminders_sms', users.id),
  lastVisitAt: sql<string | null>`(
    select max(${appointments.startsAt}) from ${appointments} join ${providers} on ${providers.id} = ${appointments.providerId}
    where ${appointments.patientId} = ${users.id} and ${providers.practiceId} = ${clients.practiceId}
      and ${appointments.status} = 'completed' and ${appointments.attendance} is distinct from 'no_show')`,
  merges: sql<ClientMerge[]>`(
    select coalesce(json_agg(json_build_object('id', merge.id, 'kind', merge.kind, 'at', merge.merged_at,
      'name', was.full_name, 'hospitalNumber', entry.hospital_number) order by merge.id), '[]')
    from ${clientMerges} merge join ${users} was on was.id = merge.from_user_id
      join ${clients} entry on entry.id = merge.client_id
    where merge.to_user_id = ${users.id} and merge.practice_id = ${clients.practiceId} and merge.undone_at is null)`,
};

/** A client with the account or the entry of the person. */
export type ClientRow = Awaited<ReturnType<typeof findClients>>[number];

/** Returns the id of the practice that a provider belongs to; null if it belongs to none yet. */
export async function findPracticeOf(db: Database, providerId: number): Promise<number | null> {
  const [found] = await db
    .select({ practiceId: providers.practiceId })
    .from(providers)
    .where(eq(providers.id, providerId));
  return found?.practiceId ?? null;
}

/** Returns clients of a practice that match a query, those who share a number together. */
export async function findClients(db: Database, practiceId: number, query: ClientQuery) {
  return await select(db, and(isCurrent(practiceId), matches(query, true)), MAX_FOUND);
}

/** Returns a client of a practice with the number or the birth year given, which may be the same person as a new one. */
export async function findSimilarClients(
  db: Database,
  practiceId: number,
  { digits, birthYear }: { readonly digits: string; readonly birthYear: number | null },
): Promise<ClientRow[]> {
  const lastDigits = sql`right(${DIGITS}, 10)`;
  const isSimilar = or(
    digits === '' ? undefined : sql`${lastDigits} = right(${digits}, 10)`,
    birthYear === null ? undefined : eq(clients.birthYear, birthYear),
  );
  return isSimilar === undefined ? [] : await select(db, and(isCurrent(practiceId), isSimilar));
}

/** Returns one client of a practice. */
export async function findClient(db: Database, practiceId: number, id: number): Promise<ClientRow | undefined> {
  return (await select(db, and(isCurrent(practiceId), eq(clients.id, id))))[0];
}

/** Returns the client of a practice who has a hospital number, in any spelling of its letters. */
export async function findByHospitalNumber(
  db: Database,
  practiceId: number,
  hospitalNumber: string,
): Promise<ClientRow | undefined> {
  const hasIt = sql`lower(${clients.hospitalNumber}) = lower(${hospitalNumber})`;
  return (await select(db, and(isCurrent(practiceId), hasIt)))[0];
}

/** A client's own columns, with the person's number. */
export type ClientRecord = NonNullable<Awaited<ReturnType<typeof findClientRecord>>>;

/** Returns a client of any practice, merged into another one or not. */
export async function findClientRecord(db: Database, id: number) {
  const [found] = await db
    .select({ ...getTableColumns(clients), phone: users.phone, hasAccount: columns.hasAccount })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.id, id));
  return found;
}

/** Returns the ids of clients with those of their `users` rows. */
export async function findUsersOf(db: Database, ids: readonly number[]): Promise<{ id: number; userId: number }[]> {
  return await db.select({ id: clients.id, userId: clients.userId }).from(clients).where(anyOf(clients.id, ids));
}

/** Returns the id under which a practice knows a person; undefined if it has entered nothing about them. */
export async function findClientOf(db: Database, practiceId: number, userId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.practiceId, practiceId), eq(clients.userId, userId), isNull(clients.mergedInto)));
  return found?.id;
}

/** Returns the client of a practice whom the desk entered under a user name, or who that one became by claim or merge. */
export async function findClientByUsername(
  db: Database,
  practiceId: number,
  username: string,
): Promise<ClientRow | undefined> {
  const isPerson = sql`${clients.userId} in (with recursive person (id) as (
    select entry.id from ${users} entry where entry.username = ${username} and entry.entered_by_practice_id = ${practiceId}
    union select m.to_user_id from ${clientMerges} m join person on m.from_user_id = person.id where m.undone_at is null
  ) select id from person)`;
  return (await select(db, and(eq(clients.practiceId, practiceId), isNull(clients.mergedInto), isPerson)))[0];
}

/**
 * Makes people who booked at a practice by themselves, and match a query, its clients. So a search finds them, and what the
 * practice knows of them has a place.
 */
export async function addBookersAsClients(
  tx: Database,
  practiceId: number,
  query: ClientQuery,
  nowMs: number,
): Promise<void> {
  const isNew = sql`not exists (select from ${clients}
    where ${clients.practiceId} = ${practiceId} and ${clients.userId} = ${users.id})`;
  const found = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(hasAppointment(practiceId), isNew, isNull(users.deletedAt), matches(query, false)))
    .limit(MAX_FOUND);
  if (found.length === 0) return;
  const createdAt = new Date(nowMs);
  await tx
    .insert(clients)
    .values(found.map(({ userId }) => ({ practiceId, userId, createdAt })))
    .onConflictDoNothing();
}

type NewClientRow = Omit<typeof clients.$inferInsert, 'id'>;

/** Adds a client and returns its id. @throws AppError hospital_number_taken */
export async function insertClient(tx: Database, row: NewClientRow): Promise<number> {
  const [made] = await withOwnNumber(tx.insert(clients).values(row).returning({ id: clients.id }));
  if (made === undefined) throw new Error('PostgreSQL inserted a client without answering its id.');
  return made.id;
}

/** Changes columns of a client of a practice. @throws AppError hospital_number_taken */
export async function updateClient(
  tx: Database,
  practiceId: number,
  id: number,
  change: Partial<NewClientRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const isIt = and(eq(clients.practiceId, practiceId), eq(clients.id, id));
  await withOwnNumber(tx.update(clients).set(change).where(isIt));
}

/** Changes name or number of a person whom the desk of this practice entered; of others it changes nothing. */
export async function renameEntered(
  tx: Database,
  { practiceId, userId }: Pick<ClientRow, 'practiceId' | 'userId'>,
  change: { readonly fullName?: string; readonly phone?: string | null },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const isEntry = and(eq(users.id, userId), eq(users.enteredByPracticeId, practiceId));
  await tx.update(users).set(change).where(isEntry);
}

async function withOwnNumber<T>(writing: PromiseLike<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (constraintOf(error) !== 'clients_hospital_number') throw error;
    throw new AppError(HOSPITAL_NUMBER_TAKEN);
  }
}

const DIGITS = sql`regexp_replace(${users.phone}, '\\D', '', 'g')`;
/** As `foldText` folds, except that signs leave no space. */
const FOLDED_NAME = sql`regexp_replace(translate(normalize(lower(${users.fullName}), NFD), 'ɓɗƙƴ', 'bdky'),
  '[^[:alnum:] ]', '', 'g')`;

/**
 * A condition on `clients` and `users`: a client is shown who was entered by the desk or has an appointment. One who is blocked
 * is shown too, and one who claimed an entry or got it by a merge, so that the practice can take it back.
 */
function isCurrent(practiceId: number): SQL | undefined {
  const isEntry = eq(users.enteredByPracticeId, practiceId);
  const hasEntry = sql`exists (select from ${clientMerges} m
    where m.to_user_id = ${users.id} and m.practice_id = ${practiceId} and m.undone_at is null)`;
  const isShown = or(isEntry, hasAppointment(practiceId), isNotNull(clients.blockedAt), hasEntry);
  return and(eq(clients.practiceId, practiceId), isNull(clients.mergedInto), isNull(users.deletedAt), isShown);
}

/** A condition on `users`: an appointment with the practice stands. Cancelling ends the consent to share. */
function hasAppointment(practiceId: number): SQL {
  return sql`exists (
    select from ${appointments} join ${providers} on ${providers.id} = ${appointments.providerId}
    where ${appointments.patientId} = ${users.id} and ${providers.practiceId} = ${practiceId}
      and ${appointments.status} in ('scheduled', 'completed'))`;
}

function matches({ words, digits, hospitalNumber }: ClientQuery, byNumber: boolean): SQL {
  const hasName = and(...words.map((word) => sql`${FOLDED_NAME} like ${`%${word}%`}`));
  const hasPhone = digits === undefined ? undefined : sql`${DIGITS} like ${`%${digits}%`}`;
  const hasNumber = byNumber
    ? or(
        and(isNotNull(clients.hospitalNumber), sql`starts_with(lower(${clients.hospitalNumber}), ${hospitalNumber})`),
        sql`exists (select from ${clients} merged where merged.merged_into = ${clients.id}
          and starts_with(lower(merged.hospital_number), ${hospitalNumber}))`,
      )
    : undefined;
  return or(hasName, hasPhone, hasNumber) ?? sql`false`;
}

async function select(db: Database, where: SQL | undefined, limit?: number) {
  const query = db
    .select(columns)
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(where)
    .orderBy(sql`${DIGITS} nulls last`, asc(users.fullName), asc(clients.id))
    .$dynamic();
  return await (limit === undefined ? query : query.limit(limit));
}
