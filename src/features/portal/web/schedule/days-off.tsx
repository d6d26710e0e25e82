import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type DayGroup, dayGroups, seenOn } from '#features/portal/rules/day-groups.ts';
import type { PortalSettings, setDays } from '#features/portal/rules/schedule-contract.ts';
import { endShown } from '#features/portal/rules/week-check.ts';
import type { Period } from '#features/schedules/rules/slots.ts';
import { call } from '#platform/web/calls/call.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { NewDay } from './new-day.tsx';
import type { useScheduleChange } from './use-schedule-change.ts';

/** Upcoming exceptions from the weekly hours, and a form to add more. */
export function DaysOff({
  settings,
  busy,
  change,
}: {
  readonly settings: PortalSettings;
  readonly busy: boolean;
  readonly change: ReturnType<typeof useScheduleChange>['change'];
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = dayGroups(settings.days);
  const makeUsual = (group: DayGroup) =>
    void change(
      (booked) =>
        call<typeof setDays>('PUT', '/api/portal/providers/:id/days/:date', {
          params: { id: settings.id, date: group.from },
          body: {
            kind: 'usual',
            until: group.until,
            was: seenOn(settings.days, group.from, group.until),
            ...(booked && { booked }),
          },
        }),
      // The focused button is gone.
      { done: () => heading.current?.focus() },
    );
  return (
    <section className="card grid gap-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Days off, extra hours and closed parts</Trans>
      </h2>
      {groups.length === 0 ? (
        <p className="text-soft">
          <Trans>None to come.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Days that differ`} className="grid gap-1">
          {groups.map((group) => (
            <Group key={group.from} group={group} busy={busy} onUsual={makeUsual} />
          ))}
        </ul>
      )}
      <NewDay settings={settings} busy={busy} change={change} />
    </section>
  );
}

function inWords(periods: readonly Period[]): string {
  return periods.map(({ opens, closes }) => `${opens}–${endShown(closes)}`).join(', ');
}

function Group({
  group,
  busy,
  onUsual,
}: {
  readonly group: DayGroup;
  readonly busy: boolean;
  readonly onUsual: (group: DayGroup) => void;
}) {
  const { i18n } = useLingui();
  const { from, until, isOff, hours, closed } = group;
  const first = shortDay(i18n, from);
  const last = shortDay(i18n, until);
  const when = from === until ? first : `${first} – ${last}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-1 last:border-b-0">
      <span className="font-semibold">{when}</span>
      <span className="flex-1">
        {isOff && <Trans>Off</Trans>}
        {hours.length > 0 && (
          <span className="block">
            <Trans>Extra:</Trans> {inWords(hours)}
          </span>
        )}
        {closed.length > 0 && (
          <span className="block">
            <Trans>Closed:</Trans> {inWords(closed)}
          </span>
        )}
      </span>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        aria-disabled={busy || undefined}
        onClick={() => onUsual(group)}
      >
        <Trans>Make usual again</Trans>
        <span className="sr-only">: {when}</span>
      </button>
    </li>
  );
}
