import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import { invalid } from '#platform/common/platform-refusals.ts';
import type { NewSymptomRecord, SymptomRecord } from '../contract.ts';
import { onsetProblem } from '../rules/entry-problems.ts';
import { symptomsIn } from '../rules/read-symptoms.ts';
import { triage } from '../rules/triage/triage.ts';
import type { TriageInput } from '../rules/triage/triage-input.ts';
import { wholeYears } from '../rules/whole-years.ts';
import { insertSymptomRecord } from './symptom-store.ts';

/** Who writes a diary entry, and when. */
export interface Writer {
  readonly userId: number;
  /** Whole years, if the account has a date of birth. */
  readonly ageYears: number | undefined;
  readonly idempotencyKey: string | undefined;
  readonly nowMs: number;
}

/** Returns the input of triage for a diary entry. The writer's age isn't that of their child. @param today the day in Lagos */
export function triageInputOf(
  entry: NewSymptomRecord & Pick<TriageInput, 'takenBack'>,
  writer: Pick<Writer, 'ageYears'>,
  today: string,
): TriageInput {
  const { notes, onset, temperature, forChild = false, childName: _name, ...about } = entry;
  return {
    ...about,
    ...(!forChild && { writerAgeYears: writer.ageYears }),
    ...(notes && { text: notes }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(onset && { durationDays: daysBetween(onset, today) }),
  };
}

/**
 * Triages a new diary entry and stores it with the result. Sent again by the same user with the same key, it returns the
 * stored entry. Without chosen symptoms they are read from the notes.
 * @throws AppError invalid if the illness began in the future or before 1920
 */
export async function recordSymptoms(db: Database, entry: NewSymptomRecord, writer: Writer): Promise<SymptomRecord> {
  const today = lagosDate(writer.nowMs);
  const problem = onsetProblem(entry.onset, today);
  if (problem !== undefined) throw new AppError(invalid(problem, 'onset'));
  const triaged = triage(triageInputOf(entry, writer, today));
  const { urgency, condition, followUpRecommended, followUpQuestions: _questions, ...result } = triaged;
  const { symptoms, forChild = false } = entry;
  const symptomsRead = symptoms.length === 0;
  return await insertSymptomRecord(db, {
    userId: writer.userId,
    forChild,
    childName: (forChild && entry.childName) || null,
    childAgeYears: (forChild ? wholeYears(entry) : null) ?? null,
    symptoms: symptomsRead ? symptomsIn(entry.notes ?? '') : symptoms,
    temperature: entry.temperature ?? null,
    onset: entry.onset ?? null,
    notes: entry.notes || null,
    predictedUrgency: urgency,
    predictedCondition: condition,
    followUpRecommended,
    result: { ...result, symptomsRead },
    idempotencyKey: writer.idempotencyKey ?? null,
    recordedAt: new Date(writer.nowMs),
  });
}
