import { Trans, useLingui } from '@lingui/react/macro';
import { isAllDay } from '#features/schedules/rules/slots.ts';
import { weekdayOf } from '#platform/common/lagos-time.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import type { ProviderDetail } from '../contract.ts';

/** Monday first; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** When a provider is open, a line a weekday, the day of `today` in bold. */
export function OfficeHours({
  officeHours,
  today,
}: {
  readonly officeHours: ProviderDetail['officeHours'];
  /** The calendar day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
}) {
  const { i18n } = useLingui();
  if (officeHours.length === 0) {
    return (
      <p className="text-soft">
        <Trans>Opening hours are not known.</Trans>
      </p>
    );
  }
  return (
    <dl className="grid gap-1">
      {WEEK.map((weekday) => {
        const periods = officeHours.filter((period) => period.weekday === weekday);
        return (
          <div
            key={weekday}
            className={`flex flex-wrap justify-between gap-x-3 ${weekday === weekdayOf(today) ? 'font-bold' : ''} ${periods.length === 0 ? 'text-soft' : ''}`}
          >
            <dt>{weekdayName(i18n, weekday)}</dt>
            <dd className="text-end">
              {periods.length === 0 ? (
                <Trans>Closed</Trans>
              ) : isAllDay(periods) ? (
                <Trans>Open 24 hours</Trans>
              ) : (
                periods.map(({ opens, closes }) => (
                  <span key={opens} className="block whitespace-nowrap">
                    {opens} – {closes}
                  </span>
                ))
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
