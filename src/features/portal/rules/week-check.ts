import { text } from '#platform/common/text.ts';

/** Minutes that a visit may last. */
export const VISIT_MINUTES = { least: 5, most: 240 } as const;
/** Stretches of hours on one day, at most. */
export const STRETCHES_A_DAY = 6;
/** How long before its start a time may still be booked, in minutes; null is the rule of the kind of care. */
export const NOTICE_MINUTES = [0, 30, 60, 120, 240, 720, 1440, 2880, 4320] as const;
/** Days that can be taken off with one request, and how far ahead. */
export const DAYS_AT_ONCE = 62;
export const DAYS_AHEAD = 400;

/** A stretch of one day in Lagos wall-clock time, `HH:mm`; one that lasts to midnight closes at `24:00`. */
export interface Stretch {
  readonly opens: string;
  readonly closes: string;
}

/** What is wrong with the hours of one day; undefined when they can be kept. */
export function dayProblem(stretches: readonly Stretch[], visitMinutes?: number): string | undefined {
  if (stretches.some(({ opens, closes }) => opens === '' || closes === '')) return text('Fill in both times.');
  if (stretches.some(({ opens, closes }) => opens >= closes)) return text('The end must be after the start.');
  if (overlap(stretches)) return text('These hours overlap.');
  if (stretches.length > STRETCHES_A_DAY) return text('A day can have six stretches of hours at most.');
  if (visitMinutes !== undefined && stretches.some((stretch) => minutesOf(stretch) < visitMinutes))
    return text('These hours are shorter than one visit.');
  return undefined;
}

/** The first weekday (0 is Sunday) of a week whose hours can't be kept, and why. */
export function weekProblem(
  hours: readonly (Stretch & { readonly weekday: number })[],
  visitMinutes?: number,
): { readonly weekday: number; readonly problem: string } | undefined {
  for (let weekday = 0; weekday < 7; weekday++) {
    const problem = dayProblem(
      hours.filter((stretch) => stretch.weekday === weekday),
      visitMinutes,
    );
    if (problem !== undefined) return { weekday, problem };
  }
  return undefined;
}

/** Tells whether any two stretches of a day share a minute. Touching is not overlapping. */
export function overlap(stretches: readonly Stretch[]): boolean {
  const ordered = [...stretches].sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return ordered.some((stretch, at) => at > 0 && stretch.opens < (ordered[at - 1]?.closes ?? ''));
}

/** The midnight that ends a day, as the end of a stretch. */
export const MIDNIGHT = '24:00';

/** What a clock that knows no 24:00 shows as the end of a stretch, and what is meant by it: `00:00` ends the day. */
export const endShown = (closes: string): string => (closes === MIDNIGHT ? '00:00' : closes);
export const endMeant = (shown: string): string => (shown === '00:00' ? MIDNIGHT : shown);

function minutesOf({ opens, closes }: Stretch): number {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minute(closes) - minute(opens);
}
