import { SEVERITIES, type Severity } from './diary-choices.ts';

/** What of a diary entry the chart shows. */
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

/** The entries as points in time, oldest first. */
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
 * What a chart of entries draws: those that say how bad it was, those with a temperature, and how many entries don't
 * say how bad it was.
 */
export function chartOf(records: readonly ChartRecord[]) {
  const points = chartPoints(records);
  const severities = points.flatMap(({ level, ...point }) => (level === null ? [] : [{ ...point, level }]));
  const temperatures = points.flatMap(({ temperature, ...point }) =>
    temperature === null ? [] : [{ ...point, temperature }],
  );
  return { points, severities, temperatures, withoutSeverity: points.length - severities.length };
}

/** What is read from a text is mild also where the text doesn't say how bad it is. */
function levelOf(symptoms: ChartRecord['symptoms'], symptomsRead: boolean): number | null {
  const worst = Math.max(0, ...symptoms.map(({ severity }) => SEVERITIES.indexOf(severity) + 1));
  return worst === 0 || (symptomsRead && worst === 1) ? null : worst;
}
