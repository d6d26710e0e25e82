import { urlOf } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import type { readReport, reportsOverview } from '../contract.ts';
import type { ReportAddress } from '../rules/report-address.ts';

export const REPORTS_PATH = '/admin/reports';

/** The overview above the four reports. */
export const OVERVIEW = get<typeof reportsOverview>('/api/admin/reports');

/** Returns the URL of the screen with a report open. */
export function reportHref({ kind, from, to }: ReportAddress): string {
  return urlOf(REPORTS_PATH, {}, { report: kind, from, to });
}

/** Returns the URL of a report's CSV file. */
export function reportFileHref({ kind, from, to }: ReportAddress): string {
  return urlOf(`/api/admin/reports/${kind}.csv`, {}, { from, to });
}

/** The query for a report. */
export function reportQuery({ kind, from, to }: ReportAddress) {
  return get<typeof readReport>('/api/admin/reports/:kind', { params: { kind }, query: { from, to } });
}
