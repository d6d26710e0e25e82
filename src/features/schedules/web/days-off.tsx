import { Trans, useLingui } from '@lingui/react/macro';
import { shortDay } from '#platform/web/short-day.ts';
import { dayRanges } from '../rules/day-ranges.ts';

/** Maximum number of absences listed; the calendar of times shows the others. */
const SHOWN = 4;

/** The next days on which a provider is closed although its weekly hours say open; nothing if there are none. */
export function DaysOff({ days }: { readonly days: readonly string[] }) {
  const { i18n } = useLingui();
  const ranges = dayRanges(days).slice(0, SHOWN);
  if (ranges.length === 0) return null;
  return (
    <div className="text-sm text-soft">
      <p>
        <Trans>Also closed on:</Trans>
      </p>
      <ul>
        {ranges.map(({ from, to }) => (
          <li key={from}>
            {shortDay(i18n, from)}
            {to !== from && ` – ${shortDay(i18n, to)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
