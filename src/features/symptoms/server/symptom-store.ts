import { and, asc, count, desc, eq, gte } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { symptomRecords } from '#db/schema/symptoms/symptom-records.ts';
import type { SymptomRecord } from '../contract.ts';
import type { TriageResult } from '../rules/triage/triage-result.ts';

type SymptomsRead = { readonly symptomsRead: boolean };
type Row = typeof symptomRecords.$inferSelect;
type NewRow = Omit<typeof symptomRecords.$inferInsert, 'id'>;

/** One page of a person's diary, latest entry first, and how many entries there are in all. */
export async function findSymptomRecords(
  db: Database,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: SymptomRecord[]; total: number }> {
  const mine = eq(symptomRecords.userId, userId);
  const rows = await db
    .select()
    .from(symptomRecords)
    .where(mine)
    .orderBy(desc(symptomRecords.recordedAt), desc(symptomRecords.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(symptomRecords).where(mine);
  return { items: rows.map(recordOf), total: counted?.total ?? 0 };
}

/** A person's entries about themselves and about their children since an instant, oldest first. */
export async function findRecordsSince(db: Database, userId: number, since: Date): Promise<SymptomRecord[]> {
  const rows = await db
    .select()
    .from(symptomRecords)
    .where(and(eq(symptomRecords.userId, userId), gte(symptomRecords.recordedAt, since)))
    .orderBy(asc(symptomRecords.recordedAt), asc(symptomRecords.id));
  return rows.map(recordOf);
}

/** Adds an entry, or answers the one that the same person added with the same key before. */
export async function insertSymptomRecord(db: Database, row: NewRow): Promise<SymptomRecord> {
  try {
    const [added] = await db.insert(symptomRecords).values(row).returning();
    if (added === undefined) throw new Error('PostgreSQL inserted a symptom record without answering it.');
    return recordOf(added);
  } catch (error) {
    if (constraintOf(error) !== 'symptom_records_idempotency') throw error;
    const mine = and(
      eq(symptomRecords.userId, row.userId),
      eq(symptomRecords.idempotencyKey, row.idempotencyKey ?? ''),
    );
    const [before] = await db.select().from(symptomRecords).where(mine);
    if (before === undefined) throw error;
    return recordOf(before);
  }
}

/** A person's own entry if it was written since an instant; undefined if there is none. */
export async function findRecentRecord(
  db: Database,
  id: number,
  userId: number,
  since: Date,
): Promise<SymptomRecord | undefined> {
  const [found] = await db
    .select()
    .from(symptomRecords)
    .where(and(eq(symptomRecords.id, id), eq(symptomRecords.userId, userId), gte(symptomRecords.recordedAt, since)));
  return found && recordOf(found);
}

/** Replaces the result of a person's own entry; undefined if there is none. */
export async function updateResult(
  db: Database,
  id: number,
  userId: number,
  { urgency, condition, followUpRecommended, followUpQuestions: _questions, ...result }: TriageResult & SymptomsRead,
): Promise<SymptomRecord | undefined> {
  const [updated] = await db
    .update(symptomRecords)
    .set({ predictedUrgency: urgency, predictedCondition: condition, followUpRecommended, result: { ...result } })
    .where(and(eq(symptomRecords.id, id), eq(symptomRecords.userId, userId)))
    .returning();
  return updated && recordOf(updated);
}

/** Everybody who wrote into a diary since an instant, for the daily look at all of them. */
export async function findDiaryKeepers(db: Database, since: Date): Promise<{ userId: number }[]> {
  return await db
    .selectDistinct({ userId: symptomRecords.userId })
    .from(symptomRecords)
    .where(gte(symptomRecords.recordedAt, since))
    .orderBy(asc(symptomRecords.userId));
}

function recordOf({ recordedAt, result, userId: _owner, idempotencyKey: _key, ...row }: Row): SymptomRecord {
  const { symptomsRead = false, ...answer } = result as Row['result'] & { symptomsRead?: boolean };
  return {
    ...row,
    symptoms: [...row.symptoms],
    symptomsRead,
    recordedAt: recordedAt.toISOString(),
    result: answer as SymptomRecord['result'],
  };
}
