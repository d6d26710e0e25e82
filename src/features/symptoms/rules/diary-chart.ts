import { SEVERITIES, type Severity } from './diary-choices.ts';

/** The fields of a diary entry that the chart shows. */
interface ChartRecord {
  readonly id: number;
  readonly recordedAt: string;
  readonly symptoms: readonly { readonly severity: Severity }[];
  readonly symptomsRead: boolean;
  readonly temperature: number | null;
}

/** A point of the chart. */
export interface ChartPoint {
  readonly id: number;
  readonly recordedAt: string;
  /** Place between the first entry (0) and the last (1). */
  readonly at: number;
  /** Worst severity: 1 mild, 2 moderate, 3 severe; null if not stated. */
  readonly level: number | null;
  /** °C */
  readonly temperature: number | null;
}

/** Returns the entries as points in time, oldest first. */
export function chartPoints(records: readonly ChartRecord[]): ChartPoint[] {
  const ordered = records.toSorted((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt) || a.id - b.id);
  const startMs = Date.parse(ordered[0]?.recordedAt ?? '');
  const spanMs = Date.parse(ordered.at(-1)?.recordedAt ?? '') - startMs;
  return ordered.map(({ id, recordedAt, symptoms, symptomsRead, temperature }) => ({
    id,
    recordedAt,
    at: spanMs > 0 ? (Date.parse(recordedAt) - startMs) / spanMs : 0.5,
    level: levelOf(symptoms, symptomsRead),
    temperature,
  }));
}

/**
 * Returns what a chart draws: the points with a severity, those with a temperature, and the number of entries without a
 * stated severity.
 */
export function chartOf(records: readonly ChartRecord[]) {
  const points = chartPoints(records);
  const severities = points.flatMap(({ level, ...point }) => (level === null ? [] : [{ ...point, level }]));
  const temperatures = points.flatMap(({ temperature, ...point }) =>
    temperature === null ? [] : [{ ...point, temperature }],
  );
  return { points, severities, temperatures, withoutSeverity: points.length - severities.length };
}

/** Symptoms read from a text are mild also if the text states no severity, so that mild ones aren't drawn. */
function levelOf(symptoms: ChartRecord['symptoms'], symptomsRead: boolean): number | null {
  const worst = Math.max(0, ...symptoms.map(({ severity }) => SEVERITIES.indexOf(severity) + 1));
  return worst === 0 || (symptomsRead && worst === 1) ? null : worst;
}
