import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { WEEK } from '#features/portal/rules/typed-week.ts';
import { WeekDays } from '#features/portal/web/schedule/week-days.tsx';
import type { Period } from '#features/schedules/rules/slots.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import type { ApplicationValues } from '../application-values.ts';
import { errorsOf, type PlacePath } from './place-path.ts';

/** The hours of a place by weekday. */
export function WeekFields({ path }: { readonly path: PlacePath }) {
  const { i18n } = useLingui();
  const form = useFormContext<ApplicationValues>();
  const { register, control, setValue, formState } = form;
  const errorAt = errorsOf(form);
  const week = useWatch({ control, name: `${path}week` });
  // The types of the form end at the week.
  const fieldOf = (weekday: number) => `${path}week.${weekday}` as 'week';
  const set = (weekday: number, periods: readonly Period[]) =>
    setValue(fieldOf(weekday), periods as never, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <>
      <p className="text-soft">
        <Trans>Hours that end at midnight end at 00:00.</Trans>
      </p>
      <div className="grid gap-4">
        <WeekDays
          week={week}
          errorAt={(weekday) => errorAt(fieldOf(weekday))}
          offersAllDay
          beforeDay={(weekday) => (
            // The error summary leads here. The form writes to the ref, so it isn't one of the inputs.
            <span id={`${path}week-${weekday}`} ref={register(fieldOf(weekday)).ref} tabIndex={-1} className="sr-only">
              {weekdayName(i18n, weekday)}
            </span>
          )}
          onChange={(changed) => {
            for (const weekday of WEEK) if (changed[weekday] !== undefined) set(weekday, changed[weekday]);
          }}
        />
      </div>
    </>
  );
}
