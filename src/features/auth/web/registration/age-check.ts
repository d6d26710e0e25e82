import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type AgeDetails, ageProblems } from '#features/auth/rules/guardian.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';

interface RegisteredField {
  readonly ref: unknown;
  readonly refs?: readonly unknown[];
}

/**
 * Adds the checks that depend on today's date to a form's resolver: the age, and the guardian of people under 18.
 * `known` holds details that aren't fields of the form.
 */
export function withAgeCheck<Values extends FieldValues & AgeDetails, Context, Sent>(
  resolver: Resolver<Values, Context, Sent>,
  known: AgeDetails = {},
): Resolver<Values, Context, Sent> {
  return async (values, context, options) => {
    const checked = await resolver(values, context, options);
    const problems = Object.entries(ageProblems({ ...values, ...known }, lagosDate(serverNow())));
    if (problems.length === 0) return checked;
    const fields = options.fields as Readonly<Record<string, RegisteredField | undefined>>;
    const found = problems.map(([name, message]) => {
      // A checkbox is registered as a list of one.
      const ref = fields[name]?.refs?.[0] ?? fields[name]?.ref;
      return [name, { type: 'age', message, ref }];
    });
    return { values: {}, errors: { ...Object.fromEntries(found), ...checked.errors } as FieldErrors<Values> };
  };
}
