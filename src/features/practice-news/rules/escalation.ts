import { openOn, type Schedule } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import type { NewsKind } from './news-contract.ts';

/** When a place is open: its weekly hours and the days that differ. */
export type OpeningHours = Pick<Schedule, 'hours' | 'exceptions'>;

/** Whom a step of the escalation alerts. */
export type StepTarget = 'first-contact' | 'second-contact' | 'owners' | 'support';

/** A step of the escalation: the level that it reaches, and whom it alerts. */
export interface Step {
  readonly level: number;
  readonly target: StepTarget;
}

const STEPS: readonly Step[] = [
  { level: 1, target: 'first-contact' },
  { level: 2, target: 'second-contact' },
  { level: 3, target: 'owners' },
  { level: 4, target: 'support' },
];

/** The highest level that news of a kind reach. The others only free or shift a time. */
const MAX_LEVEL: Readonly<Record<NewsKind, number>> = { booked: 4, moved: 1, cancelled: 1 };

/** The minutes of the escalation; `ALERT_MINUTE_MS` says how long one is. */
const FIRST_OPEN_MINUTES = 120;
const FIRST_BEFORE_START_MINUTES = 120;
const MIN_FIRST_MINUTES = 10;
const STEP_OPEN_MINUTES = 20;
const NEAR_MINUTES = 60;
const NEAR_STEP_MINUTES = 5;

/** How far ahead opening hours are searched, days. */
const MAX_DAYS = 60;

/** Who can be alerted at a place. */
export interface Reach {
  /** The number of confirmed contacts. */
  readonly contacts: number;
  /** The number of owners. */
  readonly owners: number;
}

/** Returns the step after a level; a step that would alert no one is skipped. Undefined after the last one. */
export function nextStep(kind: NewsKind, level: number, { contacts, owners }: Reach): Step | undefined {
  const isReachable: Readonly<Record<StepTarget, boolean>> = {
    'first-contact': contacts > 0,
    'second-contact': contacts > 1,
    owners: owners > 0,
    support: true,
  };
  return STEPS.find((step) => step.level > level && step.level <= MAX_LEVEL[kind] && isReachable[step.target]);
}

/** What decides when a step is due; instants in ms since the epoch. */
export interface StepTimes {
  /** When the news was written, or the last step taken. */
  readonly fromMs: number;
  /** The start of the appointment. */
  readonly startsAtMs: number;
  readonly open: OpeningHours;
  /** The length of a minute of the escalation, ms. */
  readonly minuteMs: number;
}

/**
 * Returns when the first step is due: at once if the appointment starts in less than an hour; otherwise after two opening
 * hours or two hours before the start, the earlier of both, but not before ten minutes have passed.
 */
export function firstStepAt({ fromMs, startsAtMs, open, minuteMs }: StepTimes): number {
  if (isNear({ fromMs, startsAtMs, minuteMs })) return fromMs;
  const afterOpening = afterOpenTime(fromMs, FIRST_OPEN_MINUTES * minuteMs, open);
  const beforeStart = startsAtMs - FIRST_BEFORE_START_MINUTES * minuteMs;
  return Math.max(fromMs + MIN_FIRST_MINUTES * minuteMs, Math.min(afterOpening, beforeStart));
}

/**
 * Returns when the step after one taken at `fromMs` is due: after 20 minutes of opening time, and in the last hour before the
 * start every five minutes.
 */
export function nextStepAt({ fromMs, startsAtMs, open, minuteMs }: StepTimes): number {
  const soonest = fromMs + NEAR_STEP_MINUTES * minuteMs;
  const afterOpening = afterOpenTime(fromMs, STEP_OPEN_MINUTES * minuteMs, open);
  return Math.max(soonest, Math.min(afterOpening, startsAtMs - NEAR_MINUTES * minuteMs));
}

/** True if the appointment starts in less than an hour from `fromMs`, or has started. */
export function isNear({ fromMs, startsAtMs, minuteMs }: Omit<StepTimes, 'open'>): boolean {
  return startsAtMs - fromMs < NEAR_MINUTES * minuteMs;
}

/** Returns when a place has been open for `openMs` since an instant; infinity if it isn't within 60 days. */
export function afterOpenTime(fromMs: number, openMs: number, open: OpeningHours): number {
  let left = openMs;
  let countedUntil = fromMs;
  for (let ahead = 0; ahead <= MAX_DAYS; ahead++) {
    const date = addDays(lagosDate(fromMs), ahead);
    const periods = openOn(date, open).toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
    for (const { opens, closes } of periods) {
      const from = Math.max(countedUntil, lagosInstant(date, opens));
      const until = lagosInstant(date, closes);
      if (until <= from) continue;
      if (until - from >= left) return from + left;
      left -= until - from;
      countedUntil = until;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** What is known of an appointment whose news climb. */
interface Climbing {
  readonly kind: NewsKind;
  readonly status: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** True if no one needs to look at the news any more: the appointment is over, or was cancelled or moved since. */
export function isOver({ kind, status, startsAtMs, endsAtMs }: Climbing, nowMs: number): boolean {
  return kind === 'cancelled' ? startsAtMs <= nowMs : status !== 'scheduled' || endsAtMs <= nowMs;
}
