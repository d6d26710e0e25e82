import { healthInsights } from '#db/schema/symptoms/health-insights.ts';
import { symptomRecords } from '#db/schema/symptoms/symptom-records.ts';
import type { TestApp } from '#test/app.ts';
import type { CallSetUp } from './call-set-up.ts';
import type { Person } from './principals.ts';

const symptoms = [{ name: 'Fever', severity: 'mild' }];

/** Inserts an insight of a person; returns its id. */
async function insightOf({ db, clock }: TestApp, person: Person | undefined, acknowledged = false): Promise<number> {
  const [row] = await db
    .insert(healthInsights)
    .values({
      userId: person?.id ?? 0,
      rule: 'malaria-test',
      insightType: 'recommendation',
      content: 'Get a test.',
      relatedSymptoms: ['Fever'],
      recordIds: [1],
      generatedAt: new Date(clock.nowMs),
      acknowledged,
    })
    .returning({ id: healthInsights.id });
  if (row === undefined) throw new Error('no insight');
  return row.id;
}

/** Inserts a diary entry of a person; returns its id. */
async function entryOf({ db, clock }: TestApp, person: Person | undefined): Promise<number> {
  const [row] = await db
    .insert(symptomRecords)
    .values({
      userId: person?.id ?? 0,
      symptoms: [{ name: 'Fever', severity: 'mild' }],
      notes: 'fever and headache',
      predictedUrgency: 'medium',
      followUpRecommended: true,
      result: { redFlags: [] },
      recordedAt: new Date(clock.nowMs),
    })
    .returning({ id: symptomRecords.id });
  if (row === undefined) throw new Error('no entry');
  return row.id;
}

/** The calls of triage and the diary. */
export const DIARY_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'POST /api/triage': { whose: 'anybody', ready: () => ({ body: { symptoms } }) },
  'GET /api/triage/rules': { whose: 'anybody' },
  'GET /api/symptom-data': { whose: 'anybody' },
  'POST /api/symptom-tracking': {
    whose: 'caller',
    ready: () => ({ body: { symptoms, forChild: true } }),
    harmlessFields: ['notes'],
  },
  'PUT /api/symptom-tracking/:id': {
    whose: 'object',
    ready: async (t, person) => ({
      params: { id: await entryOf(t, person) },
      body: { takenBack: [{ id: 'headache' }] },
    }),
  },
  'GET /api/symptom-tracking': { whose: 'caller' },
  'GET /api/health-insights': { whose: 'caller' },
  'PUT /api/health-insights/:id/acknowledge': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await insightOf(t, person) } }),
  },
  'PUT /api/health-insights/:id/rate': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await insightOf(t, person, true) }, body: { rating: 4 } }),
    harmlessFields: ['rating'],
  },
};
