import type { Severity, Urgency } from '../diary-choices.ts';

/** A diary entry, as far as insights need it. */
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

/** A visit of the same person, as far as insights need it. Both in ms since the epoch. */
export interface DiaryVisit {
  readonly bookedAtMs: number;
  readonly startsAtMs: number;
  readonly isOff: boolean;
}

/** One person's diary, oldest entry first, at an instant. */
export interface Diary {
  readonly entries: readonly DiaryEntry[];
  readonly visits: readonly DiaryVisit[];
  readonly nowMs: number;
}

/** What a rule found: English words, the entries and symptoms that it rests on. */
export interface Finding {
  readonly content: string;
  readonly entries: readonly DiaryEntry[];
  /** Names of the symptoms that matter; those of the entries where the rule isn't about certain ones. */
  readonly symptoms?: readonly string[];
}

/** A rule that reads a diary. `source` says where it comes from, in words that people can check. */
export interface InsightRule {
  readonly id: string;
  readonly type: 'alert' | 'trend' | 'recommendation';
  readonly source: string;
  readonly find: (diary: Diary) => Finding | undefined;
}

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const LEVEL: Readonly<Record<Severity, number>> = { mild: 1, moderate: 2, severe: 3 };

/** How bad a symptom was in an entry, 1 to 3; 0 when it isn't in it. */
export function levelIn(entry: DiaryEntry, name: string): number {
  return Math.max(
    0,
    ...entry.symptoms.filter((symptom) => symptom.name === name).map(({ severity }) => LEVEL[severity]),
  );
}

/** How bad the worst symptom of an entry was, 1 to 3. */
export function worstLevel(entry: DiaryEntry): number {
  return Math.max(0, ...entry.symptoms.map(({ severity }) => LEVEL[severity]));
}

/** Every symptom that the diary names, once, in order of appearance. */
export function namesIn(entries: readonly DiaryEntry[]): string[] {
  return [...new Set(entries.flatMap(({ symptoms }) => symptoms.map(({ name }) => name)))];
}

/** The entries that have a symptom, oldest first. */
export function entriesWith(entries: readonly DiaryEntry[], name: string): DiaryEntry[] {
  return entries.filter((entry) => levelIn(entry, name) > 0);
}

/** The entries of the last days. */
export function lastDays({ entries, nowMs }: Diary, days: number): DiaryEntry[] {
  return entries.filter(({ recordedAtMs }) => recordedAtMs > nowMs - days * DAY_MS);
}

/** Fever: said so, or measured. @see WHO IMCI chart booklet (2014): axillary temperature of 37.5 °C or more */
export function hasFever(entry: DiaryEntry): boolean {
  return levelIn(entry, 'Fever') > 0 || (entry.temperature !== null && entry.temperature >= 37.5);
}

/** True if any visit was booked, and not called off, after an instant (ms since the epoch). */
export function hasBookedSince({ visits }: Diary, sinceMs: number): boolean {
  return visits.some(({ bookedAtMs, startsAtMs, isOff }) => !isOff && (bookedAtMs >= sinceMs || startsAtMs >= sinceMs));
}
