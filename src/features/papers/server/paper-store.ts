import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { paperNumbers, papers } from '#db/schema/papers/papers.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import type { Letterhead, PaperContent, ReceiptContent } from '../contract.ts';
import type { PaperKind } from '../rules/paper-kinds.ts';

/** What is stored of a paper: its content, and once it is signed, what stood around it. */
export interface PaperBody {
  readonly content: PaperContent | ReceiptContent;
  readonly letterhead?: Letterhead;
}

const successor = sql`(select next.id from ${papers} next where next.replaces = ${papers.id} and next.signed_at is not null)`;
const birthYear = sql<number | null>`(select ${clients.birthYear} from ${clients}
  where ${clients.userId} = ${papers.patientId} and ${clients.practiceId} = ${papers.practiceId})`;

const columns = {
  id: papers.id,
  practiceId: papers.practiceId,
  providerId: papers.providerId,
  placeId: placeOf(papers.providerId),
  patientId: papers.patientId,
  appointmentId: papers.appointmentId,
  kind: papers.kind,
  number: papers.number,
  body: sql<PaperBody>`${papers.body}`,
  authorId: papers.authorId,
  authorLine: papers.authorLine,
  updatedAt: papers.updatedAt,
  signedAt: papers.signedAt,
  verifyCode: papers.verifyCode,
  voidedAt: papers.voidedAt,
  voidReason: papers.voidReason,
  voidedBy: sql<string | null>`(select member.full_name from ${users} member where member.id = ${papers.voidedBy})`,
  replaces: papers.replaces,
  replacedBy: sql<number | null>`${successor}`,
  forName: papers.forName,
  /** For the letterhead of a draft. */
  now: {
    placeName: providers.name,
    address: providers.address,
    lga: providers.lga,
    state: providers.state,
    phone: providers.phone,
    isDemo: providers.isDemo,
    patientName: users.fullName,
    dateOfBirth: users.dateOfBirth,
    birthYear,
    forAge: appointments.forAge,
    startsAt: appointments.startsAt,
    status: appointments.status,
    attendance: appointments.attendance,
  },
};

/** A paper with the present facts around it. */
export type PaperRow = Awaited<ReturnType<typeof select>>[number];

/** Returns the papers of an appointment, in the order in which they were begun. */
export async function findPapersOf(db: Database, appointmentId: number): Promise<PaperRow[]> {
  return await select(db, eq(papers.appointmentId, appointmentId), asc(papers.id));
}

/** Returns the papers of a practice for one person: the patient, or the relative of this name; latest first. */
export async function findPapersFor(
  db: Database,
  {
    practiceId,
    patientId,
    forName,
  }: { readonly practiceId: number; readonly patientId: number; readonly forName: string | null },
): Promise<PaperRow[]> {
  return await select(
    db,
    and(
      eq(papers.practiceId, practiceId),
      eq(papers.patientId, patientId),
      sql`lower(${papers.forName}) is not distinct from lower(${forName}::text)`,
    ),
    desc(papers.id),
  );
}

/** Returns one paper; undefined if there is none. The caller checks who may read it. */
export async function findPaper(db: Database, id: number): Promise<PaperRow | undefined> {
  return (await select(db, eq(papers.id, id)))[0];
}

/** Returns one paper, locked until the transaction ends. */
export async function lockPaper(tx: Database, id: number): Promise<PaperRow | undefined> {
  await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, id)).for('update');
  return await findPaper(tx, id);
}

/** Returns the signed papers of a patient, latest first. */
export async function findOwnPapers(db: Database, patientId: number): Promise<PaperRow[]> {
  return await select(db, and(eq(papers.patientId, patientId), isNotNull(papers.signedAt)), desc(papers.signedAt));
}

/** Returns a signed paper of a patient; undefined if it is a draft or another patient's. */
export async function findOwnPaper(db: Database, id: number, patientId: number): Promise<PaperRow | undefined> {
  const [found] = await select(db, and(eq(papers.id, id), eq(papers.patientId, patientId), isNotNull(papers.signedAt)));
  return found;
}

/** Returns the signed paper with a code. */
export async function findByCode(db: Database, code: string): Promise<PaperRow | undefined> {
  return (await select(db, eq(papers.verifyCode, code)))[0];
}

/** Returns the paper that an act made before. */
export async function findByKey(db: Database, key: string): Promise<PaperRow | undefined> {
  return (await select(db, eq(papers.key, key)))[0];
}

/** Returns the id of the paper, draft or signed, that stands for another one; undefined if none does. */
export async function findSuccessor(db: Database, id: number): Promise<number | undefined> {
  const [found] = await db.select({ id: papers.id }).from(papers).where(eq(papers.replaces, id));
  return found?.id;
}

async function select(db: Database, where: SQL | undefined, ...order: readonly SQL[]) {
  return await db
    .select(columns)
    .from(papers)
    .innerJoin(providers, eq(providers.id, papers.providerId))
    .innerJoin(users, eq(users.id, papers.patientId))
    .leftJoin(appointments, eq(appointments.id, papers.appointmentId))
    .where(where)
    .orderBy(...order);
}

/** An appointment for which a paper is written. */
export type PaperAppointment = NonNullable<Awaited<ReturnType<typeof findPaperAppointment>>>;

/** Returns what is needed of an appointment; `placeId` is the place that answers for its records. */
export async function findPaperAppointment(db: Database, id: number) {
  const [found] = await db
    .select({
      id: appointments.id,
      providerId: appointments.providerId,
      placeId: placeOf(appointments.providerId),
      patientId: appointments.patientId,
      forName: appointments.forName,
      startsAt: appointments.startsAt,
      status: appointments.status,
      attendance: appointments.attendance,
    })
    .from(appointments)
    .where(eq(appointments.id, id));
  return found;
}

type NewPaper = Omit<typeof papers.$inferInsert, 'id' | 'body'> & { readonly body: PaperBody };

/** Adds a paper and returns its id; undefined if its act has made one already. */
export async function insertPaper(tx: Database, row: NewPaper): Promise<number | undefined> {
  const [made] = await tx
    .insert(papers)
    .values(row)
    .onConflictDoNothing({ target: papers.key })
    .returning({ id: papers.id });
  return made?.id;
}

/** Writes the content of a draft. */
export async function writeDraft(tx: Database, id: number, body: PaperBody, nowMs: number): Promise<void> {
  await tx
    .update(papers)
    .set({ body, updatedAt: new Date(nowMs) })
    .where(and(eq(papers.id, id), isNull(papers.signedAt)));
}

/** Deletes a draft. */
export async function deleteDraft(tx: Database, id: number): Promise<void> {
  await tx.delete(papers).where(and(eq(papers.id, id), isNull(papers.signedAt)));
}

/** Signs a draft. The table refuses any later change. */
export async function writeSignature(
  tx: Database,
  id: number,
  signed: {
    readonly number: number;
    readonly body: PaperBody;
    readonly authorId: number;
    readonly authorLine: string;
    readonly verifyCode: string;
    readonly signedAt: Date;
  },
): Promise<void> {
  await tx
    .update(papers)
    .set(signed)
    .where(and(eq(papers.id, id), isNull(papers.signedAt)));
}

/** Voids a signed paper that isn't void yet. */
export async function writeVoid(
  tx: Database,
  id: number,
  { reason, userId, nowMs }: { readonly reason: string; readonly userId: number; readonly nowMs: number },
): Promise<void> {
  await tx
    .update(papers)
    .set({ voidedAt: new Date(nowMs), voidReason: reason, voidedBy: userId })
    .where(and(eq(papers.id, id), isNotNull(papers.signedAt), isNull(papers.voidedAt)));
}

/** Takes the next number of a kind of paper in a practice. Others wait for it until the transaction ends, so none is left out. */
export async function takeNumber(tx: Database, practiceId: number, kind: PaperKind): Promise<number> {
  const [taken] = await tx
    .insert(paperNumbers)
    .values({ practiceId, kind, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumbers.practiceId, paperNumbers.kind],
      set: { last: sql`${paperNumbers.last} + 1` },
    })
    .returning({ last: paperNumbers.last });
  if (taken === undefined) throw new Error('PostgreSQL gave no number.');
  return taken.last;
}

/** Returns the name of a member, and the title that the practice lists for them; null if it lists none. */
export async function findAuthor(
  db: Database,
  practiceId: number,
  userId: number,
): Promise<{ readonly name: string; readonly title: string | null }> {
  const [found] = await db
    .select({ name: users.fullName, title: resources.title })
    .from(users)
    .leftJoin(
      resources,
      and(eq(resources.userId, users.id), eq(resources.practiceId, practiceId), isNull(resources.retiredAt)),
    )
    .where(eq(users.id, userId))
    .orderBy(sql`${resources.title} nulls last`)
    .limit(1);
  if (found === undefined) throw new Error('The account of an author does not exist.');
  return found;
}
