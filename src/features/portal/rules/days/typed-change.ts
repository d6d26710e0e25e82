import { addDays } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import { DAY_OVER, TOO_FAR_AHEAD } from '../refusals.ts';
import { DAYS_AHEAD, dayProblem, endMeant } from '../week-check.ts';
import type { NewDaysChange } from './day-change-contract.ts';
import { daysOf } from './day-series.ts';

export const CHANGE_KINDS = ['off', 'closed', 'extra'] as const;
export const CHANGE_SPANS = ['day', 'range', 'repeated'] as const;

/** A change of days as a desk types it. */
export interface TypedChange {
  /** The resource that changes alone; null for the whole place. */
  readonly resourceId: number | null;
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly span: (typeof CHANGE_SPANS)[number];
  readonly from: string;
  readonly until: string;
  readonly weekdays: readonly number[];
  readonly everyWeeks: number;
  readonly opens: string;
  /** As a time input shows it: midnight is `00:00`. */
  readonly closes: string;
  readonly cause: 'desk' | 'leave';
  readonly note: string;
}

export const EMPTY_CHANGE: TypedChange = {
  resourceId: null,
  kind: 'off',
  span: 'day',
  from: '',
  until: '',
  weekdays: [],
  everyWeeks: 1,
  opens: '',
  closes: '',
  cause: 'desk',
  note: '',
};

/** Returns what is wrong, by field; empty if the change can be sent. `today` is the day in Lagos. */
export function typedProblems(typed: TypedChange, today: string): Readonly<Record<string, string>> {
  const { kind, span, weekdays, opens, closes } = typed;
  const found = spanProblems(typed, today);
  if (span === 'repeated' && weekdays.length === 0) found['weekdays'] = text('Choose at least one weekday.');
  else if (Object.keys(found).length === 0 && typedDays(typed, today).length === 0)
    found['weekdays'] = text('There is no such weekday between these days.');
  const problem = kind === 'off' ? undefined : dayProblem([{ opens, closes: endMeant(closes) }]);
  if (problem !== undefined) found['opens'] = problem;
  return found;
}

function spanProblems({ span, from, until }: TypedChange, today: string): Record<string, string> {
  const found: Record<string, string> = {};
  const last = addDays(today, DAYS_AHEAD);
  if (from === '') found['from'] = text('Choose a day.');
  else if (from < today) found['from'] = DAY_OVER.message;
  else if (from > last) found['from'] = TOO_FAR_AHEAD.message;
  if (span === 'day') return found;
  if (until === '') found['until'] = text('Choose the last day.');
  else if (from !== '' && until < from) found['until'] = text('The last day must not be before the first.');
  else if (until > last) found['until'] = TOO_FAR_AHEAD.message;
  return found;
}

/** Returns the days of a change that is being typed, in order; none while they aren't known, over or too far ahead. */
export function typedDays(typed: TypedChange, today: string): string[] {
  const { from, until } = seriesOf(typed);
  // A year that is typed begins as year 2.
  if (from === '' || until === '' || from < today || until > addDays(today, DAYS_AHEAD)) return [];
  return daysOf(seriesOf(typed));
}

/** Returns the change as it is sent. */
export function changeOf(typed: TypedChange): NewDaysChange {
  const { resourceId, kind, opens, closes, cause, note } = typed;
  return {
    ...{ resourceId, kind, ...seriesOf(typed) },
    ...(kind !== 'off' && { opens, closes: endMeant(closes) }),
    cause: kind === 'extra' ? 'desk' : cause,
    ...(resourceId === null && note !== '' && { note }),
  };
}

function seriesOf({ span, from, until, weekdays, everyWeeks }: TypedChange) {
  if (span === 'day') return { from, until: from };
  return { from, until, ...(span === 'repeated' && { weekdays: [...weekdays].sort((a, b) => a - b), everyWeeks }) };
}
