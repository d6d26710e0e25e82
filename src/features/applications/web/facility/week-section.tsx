import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { WEEK } from '#features/portal/rules/typed-week.ts';
import { WeekDays } from '#features/portal/web/schedule/week-days.tsx';
import type { Period } from '#features/schedules/rules/slots.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import type { ApplicationValues } from '../application-values.ts';
import { AvailabilityNotes } from '../availability-notes.tsx';
import { FormSection } from '../form-section.tsx';

/** The types of the form end at the week. */
const fieldOf = (weekday: number) => `week.${weekday}` as 'week';

/** The section for the hours of a facility by weekday. */
export function WeekSection() {
  const { i18n } = useLingui();
  const { register, control, setValue, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  const week = useWatch({ control, name: 'week' });
  const set = (weekday: number, periods: readonly Period[]) =>
    setValue(fieldOf(weekday), periods as never, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <FormSection title={<Trans>Opening hours</Trans>}>
      <p className="text-soft">
        <Trans>Hours that end at midnight end at 00:00.</Trans>
      </p>
      <div className="grid gap-4">
        <WeekDays
          week={week}
          errorAt={(weekday) => errors.week?.[weekday]?.message}
          offersAllDay
          beforeDay={(weekday) => (
            // The error summary leads here. The form writes to the ref, so it isn't one of the inputs.
            <span id={`week-${weekday}`} ref={register(fieldOf(weekday)).ref} tabIndex={-1} className="sr-only">
              {weekdayName(i18n, weekday)}
            </span>
          )}
          onChange={(changed) => {
            for (const weekday of WEEK) if (changed[weekday] !== undefined) set(weekday, changed[weekday]);
          }}
        />
      </div>
      <AvailabilityNotes />
    </FormSection>
  );
}
