import { resolveRange } from '#platform/common/figures/day-range.ts';
import { dayOf, type UrlQuery } from '#platform/common/list-search.ts';
import { REPORT_KINDS, type ReportKind } from './report-kinds.ts';

/** A report and its range, as selected in the URL. */
export interface ReportAddress {
  readonly kind: ReportKind;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the report that a URL's query selects, ignoring unknown values; undefined if it selects none. */
export function reportAt(search: UrlQuery): ReportAddress | undefined {
  const kind = REPORT_KINDS.find((known) => known === search.get('report'));
  return kind && { kind, from: dayOf(search, 'from'), to: dayOf(search, 'to') };
}

/** True if the days of an address form a valid range; missing days always do. */
export function isRange({ from, to }: ReportAddress): boolean {
  return from === undefined || to === undefined || resolveRange({ from, to }, 0) !== undefined;
}
