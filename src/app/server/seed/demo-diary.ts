import type { Database } from '#db/open-database.ts';
import type { NewSymptomRecord } from '#features/symptoms/contract.ts';
import { recordSymptoms } from '#features/symptoms/server/record-symptoms.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What the demo patient recorded, hours before now: a cold with headaches that gets better. */
const ENTRIES: readonly { readonly hoursAgo: number; readonly entry: NewSymptomRecord }[] = [
  {
    hoursAgo: 9 * 24,
    entry: { symptoms: [{ name: 'Headache', severity: 'moderate' }], temperature: 36.8, ageYears: 34 },
  },
  {
    hoursAgo: 6 * 24,
    entry: {
      symptoms: [
        { name: 'Headache', severity: 'moderate' },
        { name: 'Runny nose', severity: 'mild' },
      ],
      temperature: 37.1,
      ageYears: 34,
    },
  },
  {
    hoursAgo: 4 * 24,
    entry: {
      symptoms: [
        { name: 'Runny nose', severity: 'moderate' },
        { name: 'Sore throat', severity: 'mild' },
      ],
      temperature: 37.2,
      notes: 'catarrh and small sore throat, no cough',
      ageYears: 34,
    },
  },
  { hoursAgo: 26, entry: { symptoms: [{ name: 'Headache', severity: 'mild' }], temperature: 36.6, ageYears: 34 } },
];

/** Fills the diary of the demo patient as if it had been kept, with what triage and insights made of it. */
export async function writeDemoDiary(db: Database, userId: number, nowMs: number): Promise<void> {
  for (const { hoursAgo, entry } of ENTRIES) {
    const writtenAtMs = nowMs - hoursAgo * HOUR_MS;
    await recordSymptoms(db, entry, { userId, ageYears: undefined, idempotencyKey: undefined, nowMs: writtenAtMs });
  }
}
