import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type AgeDetails, ageProblems } from '#features/auth/rules/guardian.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/server-clock.ts';

interface RegisteredField {
  readonly ref: unknown;
  readonly refs?: readonly unknown[];
}

/**
 * Adds to a form's schema what needs to know the day: the age, and the guardian of whoever is under 18. `known` is what
 * the form doesn't ask.
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
      // A box to tick is registered as a list of one.
      const ref = fields[name]?.refs?.[0] ?? fields[name]?.ref;
      return [name, { type: 'age', message, ref }];
    });
    return { values: {}, errors: { ...Object.fromEntries(found), ...checked.errors } as FieldErrors<Values> };
  };
}
