import { text } from '#platform/common/text.ts';

const FIRST_ONSET = '1920-01-01';

/** What is wrong with the day on which an illness began; both days are Lagos days, `yyyy-MM-dd`. */
export function onsetProblem(onset: string | null | undefined, today: string): string | undefined {
  if (!onset) return undefined;
  if (onset > today) return text('That day has not come yet.');
  return onset < FIRST_ONSET ? text('Please check the day: it is too long ago.') : undefined;
}

/** What of a filled-in form the schema of an entry can't see. */
export interface BesideSchema {
  readonly onset: string | null | undefined;
  /** Day, month or year of the onset is missing: browsers hand that over as no day at all. */
  readonly isOnsetPartial: boolean;
  readonly isConsentMissing: boolean;
}

/** What is wrong with a filled-in form besides what the schema says, by field. */
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
