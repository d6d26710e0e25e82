import { Trans, useLingui } from '@lingui/react/macro';
import { shortDay } from '#platform/web/short-day.ts';
import { RadioChip } from '../steps/radio-chip.tsx';

/** The days that can be booked, as buttons of which one is chosen. */
export function DayPicker({
  dates,
  chosen,
  onChoose,
}: {
  readonly dates: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (date: string) => void;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <Trans>Date</Trans>
      </legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {dates.map((date) => (
          <RadioChip key={date} name="date" checked={date === chosen} onChoose={() => onChoose(date)}>
            <span className="max-sm:text-sm">{shortDay(i18n, date)}</span>
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );
}
