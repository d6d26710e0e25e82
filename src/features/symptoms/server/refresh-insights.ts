import { sql } from 'drizzle-orm';
import { lockKey } from '#db/advisory-lock.ts';
import type { Database } from '#db/open-database.ts';
import { findDiaryAppointments } from '#features/appointments/server/appointment-store.ts';
import type { SymptomRecord } from '../contract.ts';
import type { DiaryPerson } from '../rules/diary-person.ts';
import { DAY_MS, type DiaryEntry } from '../rules/insights/diary.ts';
import { insightsByPerson } from '../rules/insights/insights-by-person.ts';
import { findSpokenBefore, insertInsights } from './insight-store.ts';
import { findDiaryKeepers, findRecordsSince } from './symptom-store.ts';

/** How far back the rules look, days. */
const LOOK_BACK_DAYS = 90;

/** Finds and stores what one person's diary newly shows, of themselves and of each of their children. */
export async function refreshInsights(
  db: Database,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Keeps two refreshes of one person from both saying the same.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('insights', userId)})`);
    const since = new Date(nowMs - LOOK_BACK_DAYS * DAY_MS);
    const entries = (await findRecordsSince(tx, userId, since)).map(entryOf);
    const appointments = await findDiaryAppointments(tx, userId);
    const before = await findSpokenBefore(tx, userId);
    await insertInsights(tx, userId, insightsByPerson({ entries, appointments, nowMs }, before), nowMs);
  });
}

/**
 * Refreshes the insights of every diary with recent entries, as some insights come with time alone. Meant to run once a
 * day. Run again, or by two processes at once, it stores no insight twice. A diary that fails is reported to `onError` and
 * left for the next run; the others are refreshed all the same.
 */
export async function refreshAllInsights(
  db: Database,
  nowMs: number,
  onError: (error: unknown, keeper: { readonly userId: number }) => void,
): Promise<void> {
  for (const keeper of await findDiaryKeepers(db, new Date(nowMs - LOOK_BACK_DAYS * DAY_MS))) {
    try {
      await refreshInsights(db, { ...keeper, nowMs });
    } catch (error) {
      onError(error, keeper);
    }
  }
}

function entryOf(record: SymptomRecord): DiaryEntry & DiaryPerson {
  const { forChild, childName, childAgeYears } = record;
  return {
    forChild,
    childName,
    childAgeYears,
    id: record.id,
    recordedAtMs: Date.parse(record.recordedAt),
    symptoms: record.symptoms,
    temperature: record.temperature,
    onset: record.onset,
    urgency: record.predictedUrgency,
    dangerSigns: record.result.redFlags.map(({ name }) => name),
    followUpRecommended: record.followUpRecommended,
  };
}
