import type { getConsents } from '#features/consents/contract.ts';
import { get, getCounted } from '#platform/web/calls/query-client.ts';
import type { explainTriage, getSymptomData, listSymptomRecords } from '../contract.ts';
import type { listHealthInsights } from '../rules/insight-contract.ts';

/** Number of entries or insights that the tracker shows at first, and adds each time. */
export const DIARY_PAGE = 20;

/** Maximum number of items that one call of the diary returns. */
export const MAX_SHOWN = 100;

/** The form of an entry as a page of its own, for browsers without scripts. */
export const RECORD_PAGE = '/symptom-tracker/record';

/** Returns how many items the tracker begins with: `all` in its address is for browsers without scripts. */
export function shownIn(search: URLSearchParams): number {
  return search.has('all') ? MAX_SHOWN : DIARY_PAGE;
}

/** The latest entries of the user's own diary, with their total. */
export function recordsQuery(limit: number) {
  return getCounted<typeof listSymptomRecords>('/api/symptom-tracking', limitOf(limit));
}

/** The latest of the user's own insights, with their total. */
export function insightsQuery(limit: number) {
  return getCounted<typeof listHealthInsights>('/api/health-insights', limitOf(limit));
}

/** The choices of the diary's form. */
export const SYMPTOM_DATA = get<typeof getSymptomData>('/api/symptom-data');

/** The sources of triage, and its scores. */
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
