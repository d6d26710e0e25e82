import * as z from 'zod/mini';
import { CalendarDay } from '#platform/common/fields.ts';
import { eachFlag } from './flag-filters.ts';

/** What a text was taken to ask for beside what it says in so many words. */
export const Interpretation = z.object({
  /** Kinds of care, places, languages and insurers that are meant: `Dentistry` by "tooth pain". */
  names: z.array(z.string()),
  /** What is a filter too, as if it had been set. */
  ...eachFlag(() => z.optional(z.boolean())),
  availableOn: z.optional(CalendarDay),
  /** It asks for what is near, and no `lat` and `lng` tell where that is. */
  nearMe: z.optional(z.boolean()),
  /** It tells of danger, or asks for an emergency room. */
  emergency: z.optional(z.boolean()),
  /** It names a place that `lat` and `lng` are not in, so the best answers come first, not the nearest. */
  byMatch: z.optional(z.boolean()),
  /** It leads out of the city that was asked for (`orElsewhere`): all of Nigeria was searched. */
  leftCity: z.optional(z.boolean()),
});
export type Interpretation = z.output<typeof Interpretation>;
