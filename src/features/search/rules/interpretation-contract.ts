import * as z from 'zod/mini';
import { CalendarDay } from '#platform/common/fields.ts';
import { eachFlag } from './flag-filters.ts';

/** What a query was taken to mean beyond its own words. */
export const Interpretation = z.object({
  /** Kinds of care, places, languages and insurers: `Dentistry` for "tooth pain". */
  names: z.array(z.string()),
  /** Filters, as if they had been set. */
  ...eachFlag(() => z.optional(z.boolean())),
  availableOn: z.optional(CalendarDay),
  /** It requests what is near, and the request has no `lat` and `lng`. */
  nearMe: z.optional(z.boolean()),
  /** It reports a danger, or requests an emergency room. */
  emergency: z.optional(z.boolean()),
  /** It names a place that `lat` and `lng` are not in: the best matches come first, not the nearest. */
  byMatch: z.optional(z.boolean()),
  /** It leads out of the requested city (`orElsewhere`): all of Nigeria was searched. */
  leftCity: z.optional(z.boolean()),
  /** The one place that it names beyond the requested city, if the first result is in its state. */
  place: z.optional(z.string()),
});
export type Interpretation = z.output<typeof Interpretation>;
