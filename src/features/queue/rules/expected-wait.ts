import type { WaitRange } from '../contract.ts';
import { inTurn, type QueuedTicket } from './next-ticket.ts';

const MINUTE_MS = 60_000;

/** Lengths of the last ten days from which the median replaces the planned length. */
const ENOUGH_LENGTHS = 30;
/** Lengths, of the last ten days and today, below which nothing is said. */
const MIN_LENGTHS = 5;
/** How many lengths the earlier days count against those of today. */
const WEIGHT_OF_BEFORE = 8;
/** The mean of lengths whose logarithms are normal, against their median, at a spread of 0.6. */
const MEAN_TO_MEDIAN = 1.2;
/** The share of a length that someone who is served stays at least. */
const MIN_LEFT = 0.4;
/** Standard deviation of a length, as a share of it. */
const SPREAD = 0.7;
/** How far a whole day differs from the learnt length, as a share of the wait. */
const DAY_SPREAD = 0.12;
/** Half of the range, in standard deviations: of normal waits 1.28 would hold four of five, but lengths have a long tail, and who is urgent comes before. */
const RANGE = 1.6;
/** Calling and walking, minutes. */
const SLACK_MINUTES = 3;
const STEP_MINUTES = 5;
/** A booked patient who is later than this is not waited for, ms. */
const LATE_MS = 30 * MINUTE_MS;
/** The length of a booked patient who hasn't come, as a share of the usual one: some don't come. */
const SHOW_SHARE = 0.95;

/** What is known of the lengths at a point. Minutes. */
export interface KnownLengths {
  readonly plannedMinutes: number;
  /** Of the ten days before today. */
  readonly before: { readonly count: number; readonly medianMinutes: number };
  /** The last twenty of today. */
  readonly today: readonly number[];
}

/** A point and who is there. Instants are ms since the epoch. */
export interface PointNow<T extends QueuedTicket = QueuedTicket> {
  readonly units: number;
  readonly lengths: KnownLengths;
  /** How long each one who is served has been, pauses left out, minutes. */
  readonly servedForMinutes: readonly number[];
  /** The pause that lasts: until when it is planned; null if that isn't known. Undefined while the point serves. */
  readonly pausedUntilMs: number | null | undefined;
  /** Called and not begun, the first one first. */
  readonly called: readonly T[];
  readonly waiting: readonly T[];
  /** Starts of appointments that are served here and whose patients haven't come yet. */
  readonly toComeMs: readonly number[];
}

/**
 * Returns how long one patient is expected to take at a point, minutes: the median of the last ten days, or the planned
 * length, corrected by today's lengths. Null with too little to go on.
 */
export function expectedLength({ plannedMinutes, before, today }: KnownLengths): number | null {
  if (before.count + today.length < MIN_LENGTHS) return null;
  const known = before.count < ENOUGH_LENGTHS ? plannedMinutes : before.medianMinutes * MEAN_TO_MEDIAN;
  const sum = today.reduce((total, minutes) => total + minutes, 0);
  return (WEIGHT_OF_BEFORE * known + sum) / (WEIGHT_OF_BEFORE + today.length);
}

/**
 * Returns the expected wait of every ticket that waits at a point or was called to it, by id, from an instant (ms) on. Serves
 * the queue in thought: whenever a unit is free, the next in turn takes it for the expected length. Empty with too little to
 * go on, and during a pause without a planned end or longer than planned.
 */
export function expectedWaits(point: PointNow, nowMs: number): ReadonlyMap<number, WaitRange> {
  const length = expectedLength(point.lengths);
  if (length === null || isPausedUntilUnknown(point, nowMs)) return new Map();
  const begins = new Map<number, WaitRange>();
  const units = freeTimes(point, { length, nowMs });
  const called = [...point.called];
  let waiting: readonly QueuedTicket[] = point.waiting;
  let toCome = point.toComeMs.filter((startsAtMs) => startsAtMs > nowMs - LATE_MS).toSorted((a, b) => a - b);
  let before = point.servedForMinutes.length;
  while (called.length + waiting.length > 0) {
    const freeAtMs = Math.min(...units);
    const unit = units.indexOf(freeAtMs);
    const next = called.shift() ?? inTurn([...waiting, ...due(toCome, freeAtMs)], freeAtMs)[0];
    if (next === undefined) break;
    const isBooked = next.id === TO_COME;
    if (isBooked) toCome = toCome.slice(1);
    else begins.set(next.id, rangeOf((freeAtMs - nowMs) / MINUTE_MS, { before, length, units: point.units }));
    waiting = waiting.filter(({ id }) => id !== next.id);
    units[unit] = freeAtMs + length * (isBooked ? SHOW_SHARE : 1) * MINUTE_MS;
    before += 1;
  }
  return begins;
}

function isPausedUntilUnknown({ pausedUntilMs }: PointNow, nowMs: number): boolean {
  return pausedUntilMs === null || (pausedUntilMs !== undefined && pausedUntilMs <= nowMs);
}

/** The id of an appointment whose patient hasn't come. */
const TO_COME = -1;
/** The id and number of a patient who would join now. */
export const WOULD_JOIN = 0;

/** Returns the wait of a walk-in who would join a point now (ms); null with too little to go on. */
export function waitOfNext(point: PointNow, nowMs: number): WaitRange | null {
  const joins = { id: WOULD_JOIN, series: 'Z', number: Number.MAX_SAFE_INTEGER, priority: 'usual' } as const;
  const waiting = [...point.waiting, { ...joins, startsAtMs: null, queuedAtMs: nowMs }];
  return expectedWaits({ ...point, waiting }, nowMs).get(WOULD_JOIN) ?? null;
}

/** Returns how much longer a patient takes who has been served for some time and is expected to take a length; all in minutes. */
export function leftMinutes(length: number, servedFor: number): number {
  return Math.max(MIN_LEFT * length, length - servedFor);
}

/** When each unit of a point is free. */
function freeTimes(
  { units, servedForMinutes, pausedUntilMs }: PointNow,
  { length, nowMs }: { readonly length: number; readonly nowMs: number },
): number[] {
  const opensAtMs = Math.max(nowMs, pausedUntilMs ?? nowMs);
  return Array.from({ length: units }, (_, index) => {
    const servedFor = servedForMinutes[index];
    const left = servedFor === undefined ? 0 : leftMinutes(length, servedFor);
    return opensAtMs + left * MINUTE_MS;
  });
}

/** The first patient to come whose appointment begins by an instant, as a ticket. */
function due([startsAtMs]: readonly number[], atMs: number): QueuedTicket[] {
  if (startsAtMs === undefined || startsAtMs > atMs) return [];
  return [{ id: TO_COME, series: 'A', number: 0, priority: 'usual', startsAtMs, queuedAtMs: startsAtMs }];
}

/** The range around a wait that depends on the lengths of `before` patients. */
function rangeOf(
  minutes: number,
  { before, length, units }: { readonly before: number; readonly length: number; readonly units: number },
): WaitRange {
  const ofLengths = (before * (SPREAD * length) ** 2) / units ** 2;
  const half = RANGE * Math.sqrt(ofLengths + (DAY_SPREAD * minutes) ** 2) + SLACK_MINUTES;
  const from = Math.max(0, Math.floor((minutes - half) / STEP_MINUTES) * STEP_MINUTES);
  const to = Math.max(STEP_MINUTES, Math.ceil((minutes + half) / STEP_MINUTES) * STEP_MINUTES);
  return { from, to };
}
