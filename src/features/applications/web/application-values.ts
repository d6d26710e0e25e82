import { DEFAULT_WEEK } from '../rules/application-lists.ts';
import type { TypedApplication } from '../rules/applied-values.ts';

/** The values of the application form. */
export type ApplicationValues = TypedApplication & {
  readonly resumeFile?: FileList | undefined;
};

const DAY = [{ opens: '08:00', closes: '17:00' }];

/** The form's default values. Texts have none, so that input typed before hydration is kept. */
export const DEFAULT_VALUES = {
  kind: 'practitioner',
  credentials: [],
  languages: [],
  availabilityDays: [...DEFAULT_WEEK.days],
  availabilityHoursStart: DEFAULT_WEEK.start,
  availabilityHoursEnd: DEFAULT_WEEK.end,
  week: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: [], 0: [] },
  people: [{ name: '' }],
  furtherPlaces: [],
} satisfies Partial<ApplicationValues>;
