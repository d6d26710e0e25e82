import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import type { NewSymptomRecord, SymptomRecord } from '../contract.ts';
import { symptomsIn } from '../rules/read-symptoms.ts';
import { triage } from '../rules/triage/triage.ts';
import { insertSymptomRecord } from './symptom-store.ts';

/** What a diary entry comes with besides its body. */
export interface Writer {
  readonly userId: number;
  /** Whole years, when the account knows a date of birth. */
  readonly ageYears: number | undefined;
  readonly idempotencyKey: string | undefined;
  readonly nowMs: number;
}

const FIRST_ONSET = '1920-01-01';

/**
 * Asks triage about a new entry, and keeps both. The same key of the same person is the same entry.
 * Without chosen symptoms they are read from the notes.
 * @throws AppError invalid when it began in the future, or before anybody's memory
 */
export async function recordSymptoms(db: Database, entry: NewSymptomRecord, writer: Writer): Promise<SymptomRecord> {
  const { userId, nowMs, idempotencyKey } = writer;
  const today = lagosDate(nowMs);
  const { symptoms, notes, onset, temperature, forChild = false, ...about } = entry;
  if (onset && (onset > today || onset < FIRST_ONSET)) {
    const message = onset > today ? 'That day has not come yet.' : 'Please check the day: it is too long ago.';
    throw new AppError('invalid', message, { onset: message });
  }
  const isAgeTold = about.ageYears !== undefined || about.ageMonths !== undefined;
  const {
    urgency,
    condition,
    followUpRecommended,
    followUpQuestions: _asked,
    ...result
  } = triage({
    ...about,
    ...(!isAgeTold && !forChild && writer.ageYears !== undefined && { ageYears: writer.ageYears }),
    symptoms,
    ...(notes && { text: notes }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(onset && { durationDays: daysBetween(onset, today) }),
  });
  const symptomsRead = symptoms.length === 0;
  const record = await insertSymptomRecord(db, {
    userId,
    forChild,
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
