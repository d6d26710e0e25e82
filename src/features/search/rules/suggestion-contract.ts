import * as z from 'zod/mini';
import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { endpoint } from '#platform/common/endpoint.ts';

/** A suggestion below the search box. */
export const Suggestion = z.object({
  kind: z.enum(['specialty', 'place', 'provider']),
  text: z.string(),
  /** The place of a provider, or the state of a place. */
  detail: z.optional(z.string()),
  /** The provider's id. */
  id: z.optional(z.int()),
});
export type Suggestion = z.output<typeof Suggestion>;

export const suggestProviders = endpoint({
  method: 'GET',
  path: '/api/providers/suggestions',
  summary: 'Specialties, places and providers that a text may be the beginning of; at most eight',
  access: 'public',
  query: z.strictObject({
    q: z.string().check(z.maxLength(100)),
    /** The place of the current search, whose providers come first. */
    ...{ city: z.optional(z.enum(CITIES)), state: z.optional(z.string().check(z.maxLength(40))) },
  }),
  reply: z.array(Suggestion),
});
