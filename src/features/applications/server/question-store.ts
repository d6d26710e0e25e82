import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { applicationQuestions } from '#db/schema/applications/application-questions.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import type { ApplicantQuestion } from '../rules/review-contract.ts';

type Row = typeof applicationQuestions.$inferSelect;
type Application = typeof providerApplications.$inferSelect;

/** A question that was found by the secret of its link, and its application. */
export interface FoundQuestion {
  readonly question: Row;
  readonly application: Application;
}

/** Inserts a question; undefined if one is open. */
export async function insertQuestion(
  tx: Database,
  row: Pick<Row, 'applicationId' | 'question' | 'sentBy' | 'sentAt' | 'tokenHash'>,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(applicationQuestions)
    .values(row)
    .onConflictDoNothing({
      target: applicationQuestions.applicationId,
      where: isNull(applicationQuestions.answeredAt),
    })
    .returning({ id: applicationQuestions.id });
  return inserted?.id;
}

/** Replaces an open question, found by its id or text, by another; its link stops working. True if it was open. */
export async function replaceOpenQuestion(
  tx: Database,
  replaced: { readonly id: number } | { readonly text: string },
  row: Pick<Row, 'applicationId' | 'question' | 'sentBy' | 'sentAt' | 'tokenHash'>,
): Promise<boolean> {
  const { applicationId, ...values } = row;
  const changed = await tx
    .update(applicationQuestions)
    .set(values)
    .where(
      and(
        isOpen(applicationId),
        'id' in replaced ? eq(applicationQuestions.id, replaced.id) : eq(applicationQuestions.question, replaced.text),
      ),
    )
    .returning({ id: applicationQuestions.id });
  return changed.length > 0;
}

/** Returns the question of a link; undefined if there is none with this hash. */
export async function findByToken(db: Database, tokenHash: Buffer): Promise<FoundQuestion | undefined> {
  const [found] = await db
    .select({ question: applicationQuestions, application: providerApplications })
    .from(applicationQuestions)
    .innerJoin(providerApplications, eq(providerApplications.id, applicationQuestions.applicationId))
    .where(eq(applicationQuestions.tokenHash, tokenHash));
  return found;
}

/** The same, and locks the application until the end of the transaction. */
export async function lockByToken(tx: Database, tokenHash: Buffer): Promise<FoundQuestion | undefined> {
  const found = await findByToken(tx, tokenHash);
  if (found === undefined) return undefined;
  const { id } = found.application;
  await tx
    .select({ id: providerApplications.id })
    .from(providerApplications)
    .where(eq(providerApplications.id, id))
    .for('update');
  return await findByToken(tx, tokenHash);
}

/** Returns the open question of an application; undefined if there is none. */
export async function findOpenQuestion(db: Database, applicationId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(applicationQuestions).where(isOpen(applicationId));
  return row;
}

/** Returns the questions of applications as reviewers read them, by application, oldest first. */
export async function findQuestions(
  db: Database,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, ApplicantQuestion[]>> {
  if (applicationIds.length === 0) return new Map();
  const { id, applicationId } = applicationQuestions;
  const rows = await db
    .select()
    .from(applicationQuestions)
    .where(inArray(applicationId, [...applicationIds]))
    .orderBy(asc(id));
  return new Map(
    [...Map.groupBy(rows, (row) => row.applicationId)].map(([of, questions]) => [
      of,
      questions.map(({ id: questionId, question, sentAt, answer, answeredAt, documentName }) => ({
        id: questionId,
        question,
        sentAt: sentAt.toISOString(),
        answer,
        answeredAt: answeredAt?.toISOString() ?? null,
        documentName,
      })),
    ]),
  );
}

/** What an applicant answers. */
export type Answer = Pick<Row, 'answer' | 'documentFile' | 'documentName' | 'documentType'>;

/** Writes the answer to a question; false if it was answered before. */
export async function writeAnswer(tx: Database, id: number, answer: Partial<Answer>, nowMs: number): Promise<boolean> {
  const written = await tx
    .update(applicationQuestions)
    .set({ ...answer, answeredAt: new Date(nowMs) })
    .where(and(eq(applicationQuestions.id, id), isNull(applicationQuestions.answeredAt)))
    .returning({ id: applicationQuestions.id });
  return written.length > 0;
}

/** Returns the document of an answer; undefined if there is no such question of this application. */
export async function findDocument(
  db: Database,
  applicationId: number,
  questionId: number,
): Promise<Pick<Row, 'documentFile' | 'documentName' | 'documentType'> | undefined> {
  const { id, documentFile, documentName, documentType } = applicationQuestions;
  const [found] = await db
    .select({ documentFile, documentName, documentType })
    .from(applicationQuestions)
    .where(and(eq(id, questionId), eq(applicationQuestions.applicationId, applicationId)));
  return found;
}

/** Returns those of the given files that an answer refers to. */
export async function filterReferencedDocuments(db: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const found = await db
    .select({ file: applicationQuestions.documentFile })
    .from(applicationQuestions)
    .where(inArray(applicationQuestions.documentFile, [...files]));
  return new Set(found.flatMap(({ file }) => file ?? []));
}

/** Returns the number of documents since an instant, ms. */
export async function countDocumentsSince(db: Database, sinceMs: number): Promise<number> {
  const { rows } = await db.execute<{ documents: number }>(sql`
    select count(*)::int as documents from ${applicationQuestions}
    where document_file is not null and answered_at >= ${new Date(sinceMs)}`);
  return rows[0]?.documents ?? 0;
}

function isOpen(applicationId: number) {
  return and(eq(applicationQuestions.applicationId, applicationId), isNull(applicationQuestions.answeredAt));
}
