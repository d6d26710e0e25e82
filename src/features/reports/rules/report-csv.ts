import { type Cell, csvOf } from '#platform/common/figures/csv-file.ts';
import { REPORTS, type ReportKind } from './report-kinds.ts';

/** Returns a report as CSV with a heading line. */
export function reportCsv(kind: ReportKind, rows: readonly Readonly<Record<string, Cell>>[]): string {
  const { columns } = REPORTS[kind];
  return csvOf([
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ key }) => row[key] ?? absent(kind))),
  ]);
}

/** Stands for a missing value: suppressed because of too few people, or not available. */
function absent(kind: ReportKind): string {
  return kind === 'regional-health' ? 'not told' : '';
}
