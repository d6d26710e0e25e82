import type { FieldErrors, Resolver } from 'react-hook-form';
import { appliedValues } from '#features/applications/rules/applied-values.ts';
import type { ApplicationValues } from '../application-values.ts';

type Checked = Omit<ApplicationValues, 'resumeFile'>;
type ByWeekday = Readonly<Record<string, object | undefined>>;
/** The fields or errors of a place, or of all places by number. */
type Parts = Readonly<Record<string, unknown>>;

/** Lets a form's resolver check the values that are sent, and shows errors in the opening hours at their weekday. */
export function withAppliedValues<Context, Sent>(
  resolver: Resolver<Checked, Context, Sent>,
): Resolver<Checked, Context, Sent> {
  return async (values, context, options) => {
    const checked = await resolver(appliedValues(values) as unknown as Checked, context, options);
    const fields = options.fields as Parts;
    const errors = withWeek(checked.errors, fields);
    const further = errors['furtherPlaces'];
    if (!Array.isArray(further)) return { ...checked, errors } as typeof checked;
    const furtherFields = (fields['furtherPlaces'] ?? {}) as Parts;
    const furtherPlaces = further.map(
      (place: Parts | undefined, at) => place && withWeek(place, (furtherFields[at] ?? {}) as Parts),
    );
    return { values: {}, errors: { ...errors, furtherPlaces } as FieldErrors<Checked> };
  };
}

/** Returns the errors of a place, those of its hours at the fields of the week. */
function withWeek(errors: Parts, fields: Parts): Parts {
  const { openingHours, ...others } = errors as Parts & { readonly openingHours?: ByWeekday };
  if (openingHours === undefined) return errors;
  const refs = fields['week'] as Readonly<Record<string, { readonly ref: unknown } | undefined>> | undefined;
  // An error of the whole week is shown at Monday.
  const byDay = 'message' in openingHours ? { 1: openingHours } : openingHours;
  const week = Object.entries(byDay).map(([day, error]) => [day, { ...error, ref: refs?.[day]?.ref }]);
  return { ...others, week: Object.fromEntries(week) };
}
