import { Trans, useLingui } from '@lingui/react/macro';
import type { BusyDay } from '#features/calendars/contract.ts';
import { addDays, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { momentSeenAt } from '#platform/web/format-date.ts';
import { useNow } from '#platform/web/use-now.ts';
import { busyDayOf } from './calendar-queries.ts';

/** An appointment as far as it can clash with a busy time. */
interface Appointment {
  readonly date: string;
  readonly endsAt: string;
  readonly person?: { readonly id: number } | undefined;
}

type Busy = BusyDay['busy'][number];

/** When outside calendars are busy on a day (`yyyy-MM-dd`), and which of them are out of date. Nothing while that isn't loaded. */
export function BusyTimes({
  providerId,
  day,
  appointments,
  isShown,
}: {
  readonly providerId: number;
  readonly day: string;
  /** Those of the day, which clash with busy times of the same person; undefined while they aren't loaded. */
  readonly appointments: readonly Appointment[] | undefined;
  /** False for a person whose visits aren't shown either. */
  readonly isShown: (of: { readonly person: { readonly id: number } }) => boolean;
}) {
  const { t } = useLingui();
  const { data } = usePathQuery(busyDayOf(providerId, day));
  const busy = data?.busy.filter(({ person }) => person === null || isShown({ person })) ?? [];
  const outdated = data?.outdated ?? [];
  return (
    <>
      {outdated.length > 0 && (
        <ul aria-label={t`Calendars that are out of date`} className="notice notice-amber grid gap-1 wrap-anywhere">
          {outdated.map((calendar) => (
            <li key={`${calendar.label} ${calendar.lastReadAt}`}>
              <Outdated calendar={calendar} />
            </li>
          ))}
        </ul>
      )}
      {busy.length > 0 && (
        <ul
          aria-label={t`Busy in other calendars`}
          className="grid gap-1 rounded-card border border-line p-3 text-soft"
        >
          {busy.map((time) => (
            <li key={`${time.startsAt} ${time.label} ${time.person?.id}`} className="wrap-anywhere">
              <BusyTime time={time} day={day} />
              {appointments?.some((appointment) => clashes(time, appointment)) && (
                <span className="font-semibold text-amber">
                  {' '}
                  <Trans>A visit is booked at this time.</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function clashes({ startsAt, endsAt, person }: Busy, appointment: Appointment): boolean {
  return (
    startsAt < appointment.endsAt &&
    appointment.date < endsAt &&
    (person === null || person.id === appointment.person?.id)
  );
}

function BusyTime({ time: { startsAt, endsAt, label, person }, day }: { readonly time: Busy; readonly day: string }) {
  const startsAtMs = Math.max(Date.parse(startsAt), lagosInstant(day, '00:00'));
  const midnight = lagosInstant(addDays(day, 1), '00:00');
  const endsAtMs = Math.min(Date.parse(endsAt), midnight);
  const isAllDay = endsAtMs - startsAtMs === midnight - lagosInstant(day, '00:00');
  const times = `${lagosTime(startsAtMs)}–${lagosTime(endsAtMs)}`;
  const of = [person?.name, label].filter((name) => name !== undefined).join(', ');
  return isAllDay ? (
    <Trans>Busy all day: {of}</Trans>
  ) : (
    <span className="tabular-nums">
      <Trans>
        Busy {times}: {of}
      </Trans>
    </span>
  );
}

function Outdated({ calendar: { label, state, lastReadAt } }: { readonly calendar: BusyDay['outdated'][number] }) {
  const { i18n } = useLingui();
  const read = momentSeenAt(i18n, lastReadAt, useNow(0));
  return state === 'ignored' ? (
    <Trans>
      {label} could not be read since {read}. Its busy times no longer count: patients can book them.
    </Trans>
  ) : (
    <Trans>
      {label} could not be read since {read}. Its busy times may be out of date.
    </Trans>
  );
}
