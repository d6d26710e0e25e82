import type { ApplicationForm } from '#features/applications/contract.ts';
import { USUAL_WEEK } from '../rules/application-lists.ts';

/** What the form holds while it is filled in. */
export type ApplicationValues = ApplicationForm & {
  readonly resumeFile?: FileList | undefined;
};

/** What the form proposes; texts have no default, so that what was typed before scripts arrived stays. */
export const PROPOSED = {
  credentials: [],
  languages: [],
  availabilityDays: [...USUAL_WEEK.days],
  availabilityHoursStart: USUAL_WEEK.start,
  availabilityHoursEnd: USUAL_WEEK.end,
} satisfies Partial<ApplicationValues>;

/** Where a text or choice may be left out: an empty one is none. */
export const OPTIONAL = { setValueAs: (typed: string | undefined) => typed || undefined };
