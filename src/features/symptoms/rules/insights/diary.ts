import type { Severity, Urgency } from '../diary-choices.ts';

/** The fields of a diary entry that insights need. */
export interface DiaryEntry {
  readonly id: number;
  /** ms since the epoch */
  readonly recordedAtMs: number;
  readonly symptoms: readonly { readonly name: string; readonly severity: Severity }[];
  /** °C */
  readonly temperature: number | null;
  /** Calendar day in Lagos on which it began. */
  readonly onset: string | null;
  readonly urgency: Urgency;
  readonly dangerSigns: readonly string[];
  readonly followUpRecommended: boolean;
}

/** The fields of a visit of the same person that insights need. Times in ms since the epoch. */
export interface DiaryAppointment {
  readonly bookedAtMs: number;
  readonly startsAtMs: number;
  readonly isOff: boolean;
}

/** One person's diary, oldest entry first, at an instant. */
export interface Diary {
  readonly entries: readonly DiaryEntry[];
  readonly appointments: readonly DiaryAppointment[];
  readonly nowMs: number;
}

/** The result of a rule: English text, and the entries and symptoms that it is based on. */
export interface Finding {
  readonly content: string;
  readonly entries: readonly DiaryEntry[];
  /** Names of the symptoms that the rule is about. By default all symptoms of the entries. */
  readonly symptoms?: readonly string[];
}

/** A rule on a diary. `source` names a publication, so that patients can check it. */
export interface InsightRule {
  readonly id: string;
  readonly type: 'alert' | 'trend' | 'recommendation';
  readonly source: string;
  readonly find: (diary: Diary) => Finding | undefined;
}

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const LEVEL: Readonly<Record<Severity, number>> = { mild: 1, moderate: 2, severe: 3 };

/** Returns the severity of a symptom in an entry, 1 to 3; 0 if the entry doesn't have it. */
export function levelIn(entry: DiaryEntry, name: string): number {
  return Math.max(
    0,
    ...entry.symptoms.filter((symptom) => symptom.name === name).map(({ severity }) => LEVEL[severity]),
  );
}

/** Returns the severity of the worst symptom of an entry, 1 to 3. */
export function worstLevel(entry: DiaryEntry): number {
  return Math.max(0, ...entry.symptoms.map(({ severity }) => LEVEL[severity]));
}

/** Returns every symptom of the diary once, in order of appearance. */
export function namesIn(entries: readonly DiaryEntry[]): string[] {
  return [...new Set(entries.flatMap(({ symptoms }) => symptoms.map(({ name }) => name)))];
}

/** Returns the entries with a symptom, oldest first. */
export function entriesWith(entries: readonly DiaryEntry[], name: string): DiaryEntry[] {
  return entries.filter((entry) => levelIn(entry, name) > 0);
}

/** Returns the entries of the last `days` times 24 hours. */
export function lastDays({ entries, nowMs }: Diary, days: number): DiaryEntry[] {
  return entries.filter(({ recordedAtMs }) => recordedAtMs > nowMs - days * DAY_MS);
}

/** True for a fever that was chosen or measured. @see WHO IMCI chart booklet (2014): axillary temperature of 37.5 °C or more */
export function hasFever(entry: DiaryEntry): boolean {
  return levelIn(entry, 'Fever') > 0 || (entry.temperature !== null && entry.temperature >= 37.5);
}

/** True if a visit that isn't cancelled was booked, or takes place, from an instant on (ms since the epoch). */
export function hasBookedSince({ appointments }: Diary, sinceMs: number): boolean {
  return appointments.some(
    ({ bookedAtMs, startsAtMs, isOff }) => !isOff && (bookedAtMs >= sinceMs || startsAtMs >= sinceMs),
  );
}
