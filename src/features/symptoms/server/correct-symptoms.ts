import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { EntryCorrection, SymptomRecord } from '../contract.ts';
import { NO_SUCH_ENTRY, OTHER_DETAILS } from '../rules/refusals.ts';
import { triage } from '../rules/triage/triage.ts';
import type { TriageResult, Urgency } from '../rules/triage/triage-result.ts';
import { triageInputOf, type Writer } from './record-symptoms.ts';
import { findRecentRecord, updateResult } from './symptom-store.ts';

const URGENCIES: readonly Urgency[] = ['low', 'medium', 'high'];
/** Time in which an entry can be corrected, ms. Older ones stay as they are. */
const CORRECTABLE_MS = 24 * 3_600_000;

/**
 * Finds the result of one's own entry again, without what was read wrongly. What the person wrote stays; the result says what
 * was taken back.
 * @throws AppError NO_SUCH_ENTRY if it is another person's, or older than 24 hours; OTHER_DETAILS if age, sex, pregnancy or answers
 * are left out that made it more urgent
 */
export async function correctSymptoms(
  db: Database,
  id: number,
  correction: EntryCorrection,
  writer: Omit<Writer, 'idempotencyKey'>,
): Promise<SymptomRecord> {
  const since = new Date(writer.nowMs - CORRECTABLE_MS);
  const entry = await findRecentRecord(db, id, writer.userId, since);
  if (entry === undefined) throw new AppError(NO_SUCH_ENTRY);
  const { notes, onset, temperature, forChild, symptoms, symptomsRead } = entry;
  const input = triageInputOf(
    { ...correction, notes, onset, temperature, forChild, symptoms: symptomsRead ? [] : symptoms },
    writer,
    lagosDate(writer.nowMs),
  );
  const asRecorded = triage({ ...input, takenBack: [] });
  if (!isAsDangerous(asRecorded, entry)) throw new AppError(OTHER_DETAILS);
  const corrected = await updateResult(db, id, writer.userId, { ...triage(input), symptomsRead });
  if (corrected === undefined) throw new AppError(NO_SUCH_ENTRY);
  return corrected;
}

/** True if a result is at least as urgent as that of an entry, and has its danger signs. */
function isAsDangerous({ urgency, redFlags }: TriageResult, { predictedUrgency, result }: SymptomRecord): boolean {
  const signs = new Set(redFlags.map(({ id }) => id));
  return (
    URGENCIES.indexOf(urgency) >= URGENCIES.indexOf(predictedUrgency) &&
    result.redFlags.every(({ id }) => signs.has(id))
  );
}
