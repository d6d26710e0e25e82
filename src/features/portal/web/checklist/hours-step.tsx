import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import { openWithoutPeople } from '#features/portal/rules/checklist-state.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { WEEK } from '#features/portal/rules/typed-week.ts';
import { endShown } from '#features/portal/rules/week-check.ts';
import { isAllDay } from '#features/schedules/rules/slots.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment, weekdayName } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { settingsOf } from '../portal-queries.ts';
import { noticeChoices } from '../schedule/notice-names.ts';
import { ChecklistStep } from './checklist-step.tsx';
import { PeopleHours } from './people-hours.tsx';

/** The weekly hours as patients can book them, for a member to confirm. */
export function HoursStep({
  checklist: { id, hours, visitMinutes, hoursConfirmedAt, people },
  scheduleHref,
  peopleHref,
  busy,
  onConfirm,
  onPeopleChanged,
}: {
  readonly checklist: Checklist;
  readonly scheduleHref: string;
  readonly peopleHref: string;
  readonly busy: boolean;
  /** Returns true if it succeeded. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onPeopleChanged: () => void;
}) {
  const { i18n } = useLingui();
  const { data: settings } = usePathQuery(settingsOf(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmed = hoursConfirmedAt === null ? null : fullMoment(i18n, hoursConfirmedAt);
  return (
    <ChecklistStep title={<Trans>Your opening hours</Trans>} isDone={confirmed !== null} headingRef={heading}>
      <p className="max-w-[64ch] text-soft">
        {confirmed === null ? (
          <Trans>
            Patients will book at these times, every {visitMinutes} minutes. Please look whether they are right.
          </Trans>
        ) : (
          <Trans>
            Patients book at these times, every {visitMinutes} minutes. Confirmed on {confirmed}.
          </Trans>
        )}
      </p>
      {settings !== undefined && <LatestBooking settings={settings} scheduleHref={scheduleHref} />}
      <HoursTable hours={hours} />
      <OpenWithoutPeople hours={hours} people={people} />
      {people.length > 0 && (
        <PeopleHours
          providerId={id}
          people={people}
          peopleHref={peopleHref}
          onChanged={() => {
            onPeopleChanged();
            // The pressed button goes away.
            heading.current?.focus();
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {confirmed === null && (
          <BusyButton
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() =>
              // The focused button is gone then.
              void onConfirm().then((done) => done && heading.current?.focus())
            }
          >
            {people.length > 0 ? (
              <Trans>These people take visits at these times</Trans>
            ) : (
              <Trans>These hours are right</Trans>
            )}
          </BusyButton>
        )}
        <Link href={scheduleHref} className="link inline-flex min-h-11 items-center">
          <Trans>Change the hours</Trans>
        </Link>
      </div>
    </ChecklistStep>
  );
}

/** How late a visit can be booked: the usual rule surprises those who want bookings for today. */
function LatestBooking({
  settings: { providesUrgentCare, noticeMinutes },
  scheduleHref,
}: {
  readonly settings: Pick<PortalSettings, 'providesUrgentCare' | 'noticeMinutes'>;
  readonly scheduleHref: string;
}) {
  const { i18n } = useLingui();
  const choices = noticeChoices(i18n, providesUrgentCare, noticeMinutes);
  const notice = choices.find(({ value }) => value === String(noticeMinutes ?? ''))?.label ?? '';
  return (
    <p className="max-w-[64ch]">
      <Trans>How late a visit can be booked</Trans>: <span className="font-semibold">{notice}</span>.{' '}
      <Link href={scheduleHref} className="link">
        <Trans>Change how late</Trans>
      </Link>
    </p>
  );
}

/** Names the days on which the place is open and none of its people take visits. */
function OpenWithoutPeople({ hours, people }: Pick<Checklist, 'hours' | 'people'>) {
  const { t, i18n } = useLingui();
  const days = openWithoutPeople(hours, people)
    .map((weekday) => weekdayName(i18n, weekday))
    .join(', ');
  if (days === '') return null;
  return (
    <p className="flex items-start gap-1.5 text-amber">
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      {t`Open, but nobody takes visits on: ${days}.`}
    </p>
  );
}

export function HoursTable({ hours }: Pick<Checklist, 'hours'>) {
  const { t, i18n } = useLingui();
  return (
    <table className="w-full max-w-sm text-start">
      <caption className="sr-only">{t`Weekly hours`}</caption>
      <tbody>
        {WEEK.map((weekday) => {
          const periods = hours.filter((period) => period.weekday === weekday);
          return (
            <tr key={weekday} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 pe-4 text-start align-top font-semibold">
                {weekdayName(i18n, weekday)}
              </th>
              <td className="py-1.5 tabular-nums">
                {periods.length === 0 ? (
                  <span className="text-soft">
                    <Trans>Closed</Trans>
                  </span>
                ) : isAllDay(periods) ? (
                  <Trans>Open 24 hours</Trans>
                ) : (
                  periods.map(({ opens, closes }) => (
                    <span key={opens} className="block whitespace-nowrap">
                      {opens} – {endShown(closes)}
                    </span>
                  ))
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
