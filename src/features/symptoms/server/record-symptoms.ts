import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import { invalid } from '#platform/common/platform-refusals.ts';
import type { NewSymptomRecord, SymptomRecord } from '../contract.ts';
import { onsetProblem } from '../rules/entry-problems.ts';
import { symptomsIn } from '../rules/read-symptoms.ts';
import { triage } from '../rules/triage/triage.ts';
import { yearsTold } from '../rules/years-told.ts';
import { insertSymptomRecord } from './symptom-store.ts';

/** What a diary entry comes with besides its body. */
export interface Writer {
  readonly userId: number;
  /** Whole years, when the account knows a date of birth. */
  readonly ageYears: number | undefined;
  readonly idempotencyKey: string | undefined;
  readonly nowMs: number;
}

/**
 * Asks triage about a new entry, and keeps both. The same key of the same person is the same entry.
 * Without chosen symptoms they are read from the notes.
 * @throws AppError invalid when it began in the future, or before anybody's memory
 */
export async function recordSymptoms(db: Database, entry: NewSymptomRecord, writer: Writer): Promise<SymptomRecord> {
  const { userId, nowMs, idempotencyKey } = writer;
  const today = lagosDate(nowMs);
  const { symptoms, notes, onset, temperature, forChild = false, childName, ...about } = entry;
  const problem = onsetProblem(onset, today);
  if (problem !== undefined) throw new AppError(invalid(problem, 'onset'));
  const {
    urgency,
    condition,
    followUpRecommended,
    followUpQuestions: _asked,
    ...result
  } = triage({
    ...about,
    ...(!forChild && { writerAgeYears: writer.ageYears }),
    symptoms,
    ...(notes && { text: notes }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(onset && { durationDays: daysBetween(onset, today) }),
  });
  const symptomsRead = symptoms.length === 0;
  const record = await insertSymptomRecord(db, {
    userId,
    forChild,
    childName: (forChild && childName) || null,
    childAgeYears: (forChild ? yearsTold(about) : null) ?? null,
    symptoms: symptomsRead ? symptomsIn(notes ?? '') : symptoms,
    temperature: temperature ?? null,
    onset: onset ?? null,
    notes: notes || null,
    predictedUrgency: urgency,
    predictedCondition: condition,
    followUpRecommended,
    result: { ...result, symptomsRead },
    idempotencyKey: idempotencyKey ?? null,
    recordedAt: new Date(nowMs),
  });
  return record;
}
