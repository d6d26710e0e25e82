import { Trans, useLingui } from '@lingui/react/macro';
import { EVERY_WEEKS } from '#features/portal/rules/days/day-series.ts';
import { CHANGE_SPANS, type TypedChange } from '#features/portal/rules/days/typed-change.ts';
import { WEEK } from '#features/portal/rules/typed-week.ts';
import { DAYS_AHEAD } from '#features/portal/rules/week-check.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import { TickedChoices } from '#platform/web/forms/form-parts.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { RadioChips } from './radio-chips.tsx';

const WEEKS = Array.from({ length: EVERY_WEEKS.max }, (_, at) => at + EVERY_WEEKS.min);

/** Which days change: one, several in a row, or weekdays that are repeated until a date. */
export function ChangedSpan({
  typed: { span, from, until, weekdays, everyWeeks },
  set,
  errorAt,
}: {
  readonly typed: TypedChange;
  readonly set: (changed: Partial<TypedChange>) => void;
  readonly errorAt: (field: string) => string | undefined;
}) {
  const { t, i18n } = useLingui();
  const today = lagosDate(useNow(0));
  const limits = { type: 'date', min: today, max: addDays(today, DAYS_AHEAD) };
  return (
    <>
      <RadioChips
        legend={<Trans>When?</Trans>}
        name="span"
        chosen={span}
        choices={CHANGE_SPANS.map((value) => ({
          value,
          label: { day: t`One day`, range: t`Several days in a row`, repeated: t`Repeated` }[value],
        }))}
        onChoose={(chosen) => set({ span: chosen })}
      />
      {span === 'repeated' && (
        <>
          <TickedChoices
            legend={<Trans>On which weekdays?</Trans>}
            choices={WEEK.map((weekday) => ({ value: weekday, label: weekdayName(i18n, weekday) }))}
            chosen={weekdays}
            error={errorAt('weekdays')}
            onChange={(chosen) => set({ weekdays: chosen })}
          />
          <SelectInput
            label={<Trans>How often?</Trans>}
            value={everyWeeks}
            onChange={({ target }) => set({ everyWeeks: Number(target.value) })}
          >
            {WEEKS.map((weeks) => (
              <option key={weeks} value={weeks}>
                {weeks === 1 ? t`Every week` : weeks === 2 ? t`Every second week` : t`Every ${weeks} weeks`}
              </option>
            ))}
          </SelectInput>
        </>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextInput
          label={span === 'day' ? <Trans>Day</Trans> : <Trans>First day</Trans>}
          {...limits}
          value={from}
          error={errorAt('from')}
          onChange={({ target }) => set({ from: target.value })}
        />
        {span !== 'day' && (
          <TextInput
            label={<Trans>Last day</Trans>}
            {...limits}
            min={from === '' ? today : from}
            value={until}
            error={errorAt('until')}
            onChange={({ target }) => set({ until: target.value })}
          />
        )}
      </div>
    </>
  );
}
