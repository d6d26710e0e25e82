import type { getConsents } from '#features/consents/contract.ts';
import { get, getCounted } from '#platform/web/calls/query-client.ts';
import type { explainTriage, getSymptomData, listSymptomRecords } from '../contract.ts';
import type { listHealthInsights } from '../rules/insight-contract.ts';

/** How many entries or insights the tracker shows at first, and how many more each time. */
export const DIARY_PAGE = 20;

/** The latest entries of one's own diary, with how many there are. */
export function recordsQuery(limit: number) {
  return getCounted<typeof listSymptomRecords>('/api/symptom-tracking', limitOf(limit));
}

/** The latest of one's own insights, with how many there are. */
export function insightsQuery(limit: number) {
  return getCounted<typeof listHealthInsights>('/api/health-insights', limitOf(limit));
}

/** What the diary offers to choose from. */
export const SYMPTOM_DATA = get<typeof getSymptomData>('/api/symptom-data');

/** What triage rests on and how well it does. */
export const TRIAGE_EXPLAINED = get<typeof explainTriage>('/api/triage/rules');

/** The consents of the signed-in user. */
export function consentsQuery(userId: number) {
  return get<typeof getConsents>('/api/users/:id/consents', { params: { id: userId } });
}

/** The parts of the tracker. @see patient-area specification, section 2: symptom tracker */
export const TRACKER_TABS = ['history', 'insights'] as const;
export type TrackerTab = (typeof TRACKER_TABS)[number];

/** The part that the address names. */
export function trackerTabOf(search: URLSearchParams): TrackerTab {
  return TRACKER_TABS.find((known) => known === search.get('tab')) ?? 'history';
}

function limitOf(limit: number) {
  return { query: { limit: String(limit) } };
}
