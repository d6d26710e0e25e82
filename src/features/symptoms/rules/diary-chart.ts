import { SEVERITIES, type Severity } from './diary-choices.ts';

/** What of a diary entry the chart shows. */
interface ChartRecord {
  readonly id: number;
  readonly recordedAt: string;
  readonly symptoms: readonly { readonly severity: Severity }[];
  readonly temperature: number | null;
}

/** A point of the chart. */
export interface ChartPoint {
  readonly id: number;
  readonly recordedAt: string;
  /** Place between the first entry (0) and the last (1). */
  readonly at: number;
  /** Worst severity: 1 mild, 2 moderate, 3 severe. */
  readonly level: number;
  /** °C */
  readonly temperature: number | null;
}

/** The entries as points in time, oldest first. */
export function chartPoints(records: readonly ChartRecord[]): ChartPoint[] {
  const ordered = records.toSorted((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt) || a.id - b.id);
  const startMs = Date.parse(ordered[0]?.recordedAt ?? '');
  const spanMs = Date.parse(ordered.at(-1)?.recordedAt ?? '') - startMs;
  return ordered.map(({ id, recordedAt, symptoms, temperature }) => ({
    id,
    recordedAt,
    at: spanMs > 0 ? (Date.parse(recordedAt) - startMs) / spanMs : 0.5,
    level: Math.max(1, ...symptoms.map(({ severity }) => SEVERITIES.indexOf(severity) + 1)),
    temperature,
  }));
}
