import { REPORTS, type ReportKind } from './report-kinds.ts';

/** Largest number of bars in a chart. */
const MAX_BARS = 10;

/** A bar or column of a chart. */
export interface ChartFigure {
  readonly name: string;
  readonly count: number;
}

/** Returns the charted figure of each row of a report, named by its first column; a missing figure counts as 0. */
export function chartFigures(
  kind: ReportKind,
  rows: readonly Readonly<Record<string, string | number | null>>[],
): readonly ChartFigure[] {
  const { charted, columns } = REPORTS[kind];
  return rows.map((row) => ({ name: String(row[columns[0]?.key ?? '']), count: Number(row[charted]) }));
}

/** Returns the largest figures in descending order, without zeros. */
export function largestFigures(figures: readonly ChartFigure[]): readonly ChartFigure[] {
  return figures
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_BARS);
}
