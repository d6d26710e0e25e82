import type { ApplicationForm } from '#features/applications/contract.ts';
import { DEFAULT_WEEK } from '../rules/application-lists.ts';

/** The values of the application form. */
export type ApplicationValues = ApplicationForm & {
  readonly resumeFile?: FileList | undefined;
};

/** The form's default values. Texts have none, so that input typed before hydration is kept. */
export const DEFAULT_VALUES = {
  credentials: [],
  languages: [],
  availabilityDays: [...DEFAULT_WEEK.days],
  availabilityHoursStart: DEFAULT_WEEK.start,
  availabilityHoursEnd: DEFAULT_WEEK.end,
} satisfies Partial<ApplicationValues>;
