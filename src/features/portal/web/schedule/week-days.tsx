import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { copiedTo, firstFilled, proposedHours, WEEK } from '#features/portal/rules/typed-week.ts';
import { ALL_DAY, isAllDay, type Period } from '#features/schedules/rules/slots.ts';
import { DayHours } from './day-hours.tsx';

/** Hours by weekday. */
type Week = Readonly<Record<number, readonly Period[]>>;

/** The hours of each weekday. */
export function WeekDays({
  week,
  errorAt,
  offersAllDay = false,
  beforeDay,
  onChange,
}: {
  readonly week: Week;
  /** Returns an untranslated message of a rule or the server. */
  readonly errorAt: (weekday: number) => string | undefined;
  /** Offers to open from midnight to midnight: for places, not for people. */
  readonly offersAllDay?: boolean;
  readonly beforeDay?: (weekday: number) => ReactNode;
  /** Receives the days that changed. */
  readonly onChange: (changed: Week) => void;
}) {
  const filled = firstFilled(week);
  return (
    <>
      {offersAllDay && !WEEK.every((weekday) => isAllDay(week[weekday] ?? [])) && (
        <p>
          <button
            type="button"
            className="link inline-flex min-h-11 items-center"
            onClick={() => onChange(Object.fromEntries(WEEK.map((weekday) => [weekday, [ALL_DAY]])))}
          >
            <Trans>Open 24 hours every day</Trans>
          </button>
        </p>
      )}
      {WEEK.map((weekday) => (
        <Fragment key={weekday}>
          {beforeDay?.(weekday)}
          <DayHours
            weekday={weekday}
            periods={week[weekday] ?? []}
            error={errorAt(weekday)}
            offersAllDay={offersAllDay}
            proposed={proposedHours(week, weekday)}
            onChange={(periods) => onChange({ [weekday]: periods })}
            onCopy={weekday === filled ? (to) => onChange(copiedTo(week, weekday, to)) : undefined}
          />
        </Fragment>
      ))}
    </>
  );
}
