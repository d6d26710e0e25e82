import { Trans, useLingui } from '@lingui/react/macro';
import { dayRanges } from '#features/schedules/rules/day-ranges.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { translateText } from '#platform/web/translate-text.ts';
import type { ProviderDetail } from '../contract.ts';

/** Number of holidays and of notes shown. */
const SHOWN = 4;

/** Public holidays of the next weeks, and whether the practice is open. */
export function HolidayNotes({ holidays = [] }: Pick<ProviderDetail, 'holidays'>) {
  const { i18n } = useLingui();
  if (holidays.length === 0) return null;
  return (
    <div className="text-sm text-soft">
      <p>
        <Trans>Public holidays:</Trans>
      </p>
      <ul>
        {holidays.slice(0, SHOWN).map((holiday) => (
          <li key={holiday.day} className="wrap-anywhere">
            {shortDay(i18n, holiday.day)}, <HolidayWords holiday={holiday} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of a public holiday, and whether the practice is open, in one sentence. */
export function HolidayWords({
  holiday: { name: english, isOpen },
}: {
  readonly holiday: NonNullable<ProviderDetail['holidays']>[number];
}) {
  const { i18n } = useLingui();
  const name = translateText(i18n, english);
  if (isOpen === null) return <Trans>{name}: the practice hasn't said whether it is open.</Trans>;
  return isOpen ? <Trans>{name}: open as usual.</Trans> : <Trans>{name}: closed.</Trans>;
}

/** What the practice says about days that differ, such as "Staff training". */
export function DayNotes({ notes = [] }: { readonly notes: ProviderDetail['dayNotes'] }) {
  const { i18n } = useLingui();
  const texts = [...new Set(notes.map(({ note }) => note))];
  const ranges = texts.flatMap((note) =>
    dayRanges(notes.flatMap((one) => (one.note === note ? [one.day] : []))).map((range) => ({ note, ...range })),
  );
  if (ranges.length === 0) return null;
  return (
    <ul className="text-sm text-soft">
      {ranges.slice(0, SHOWN).map(({ note, from, to }) => (
        <li key={`${from} ${note}`} className="wrap-anywhere">
          {shortDay(i18n, from)}
          {to !== from && ` – ${shortDay(i18n, to)}`}: {note}
        </li>
      ))}
    </ul>
  );
}
