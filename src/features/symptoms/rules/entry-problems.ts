import { text } from '#platform/common/text.ts';

const FIRST_ONSET = '1920-01-01';

/** Returns the problem with the day on which an illness began, if any. Both days are Lagos days, `yyyy-MM-dd`. */
export function onsetProblem(onset: string | null | undefined, today: string): string | undefined {
  if (!onset) return undefined;
  if (onset > today) return text('That day has not come yet.');
  return onset < FIRST_ONSET ? text('Please check the day: it is too long ago.') : undefined;
}

/** What a form contains that the schema of an entry can't check. */
export interface BesideSchema {
  readonly onset: string | null | undefined;
  /** True if day, month or year of the onset is missing, for which browsers report an empty value. */
  readonly isOnsetPartial: boolean;
  readonly isConsentMissing: boolean;
}

/** Returns the problems with a form that the schema doesn't find, by field. */
export function entryProblems(
  form: BesideSchema,
  today: string,
): { readonly onset?: string; readonly consent?: string } {
  const onset = form.isOnsetPartial ? text('Use a whole date, or leave it empty.') : onsetProblem(form.onset, today);
  return {
    ...(onset !== undefined && { onset }),
    ...(form.isConsentMissing && { consent: text('Please agree so that we may keep what you record.') }),
  };
}
