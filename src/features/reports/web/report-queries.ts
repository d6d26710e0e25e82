import { urlOf } from '#platform/web/call.ts';
import { get } from '#platform/web/query-client.ts';
import type { readReport, reportsOverview } from '../contract.ts';
import { REPORT_KINDS, type ReportKind } from '../rules/report-kinds.ts';
import { rangeOf } from '../rules/report-range.ts';

export const REPORTS_PATH = '/admin/reports';

/** The figures above the four reports. */
export const OVERVIEW = get<typeof reportsOverview>('/api/admin/reports');

/** The report that an address names, and its days; what is unknown in it is as if it weren't there. */
export function reportAt(search: URLSearchParams): ReportAddress | undefined {
  const kind = REPORT_KINDS.find((known) => known === search.get('report'));
  return kind && { kind, from: dayOf(search, 'from'), to: dayOf(search, 'to') };
}

export interface ReportAddress {
  readonly kind: ReportKind;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether the days of an address make a range; days that are left out always do. */
export function isRange({ from, to }: ReportAddress): boolean {
  return from === undefined || to === undefined || rangeOf({ from, to }, 0) !== undefined;
}

/** The address of the screen with a report open. */
export function reportHref({ kind, from, to }: ReportAddress): string {
  return urlOf(REPORTS_PATH, {}, { report: kind, from, to });
}

/** The address of the report's file. */
export function reportFileHref({ kind, from, to }: ReportAddress): string {
  return urlOf(`/api/admin/reports/${kind}.csv`, {}, { from, to });
}

/** One report over its days. */
export function reportQuery({ kind, from, to }: ReportAddress) {
  return get<typeof readReport>('/api/admin/reports/:kind', { params: { kind }, query: { from, to } });
}

function dayOf(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}
