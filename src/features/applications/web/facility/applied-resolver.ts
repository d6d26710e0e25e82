import type { FieldErrors, Resolver } from 'react-hook-form';
import { appliedValues } from '#features/applications/rules/applied-values.ts';
import type { ApplicationValues } from '../application-values.ts';

type Checked = Omit<ApplicationValues, 'resumeFile'>;
type ByWeekday = Readonly<Record<string, object | undefined>>;

/** Lets a form's resolver check the values that are sent, and shows errors in the opening hours at their weekday. */
export function withAppliedValues<Context, Sent>(
  resolver: Resolver<Checked, Context, Sent>,
): Resolver<Checked, Context, Sent> {
  return async (values, context, options) => {
    const checked = await resolver(appliedValues(values) as Checked, context, options);
    const { openingHours, ...others } = checked.errors as FieldErrors & { openingHours?: ByWeekday };
    if (openingHours === undefined) return checked;
    const refs = (options.fields as Readonly<Record<string, unknown>>)['week'] as
      | Readonly<Record<string, { readonly ref: unknown } | undefined>>
      | undefined;
    // An error of the whole week is shown at Monday.
    const byDay = 'message' in openingHours ? { 1: openingHours } : openingHours;
    const week = Object.fromEntries(
      Object.entries(byDay).map(([day, error]) => [day, { ...error, ref: refs?.[day]?.ref }]),
    );
    return { values: {}, errors: { ...others, week } as unknown as FieldErrors<Checked> };
  };
}
