import * as z from 'zod/mini';
import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { endpoint } from '#platform/common/endpoint.ts';

/** What the search box offers while somebody types. */
export const Suggestion = z.object({
  kind: z.enum(['specialty', 'place', 'provider']),
  text: z.string(),
  /** Where it is, for a place or provider. */
  detail: z.optional(z.string()),
  /** Of a provider. */
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
    /** Whose providers come first, where somebody looks at the moment. */
    ...{ city: z.optional(z.enum(CITIES)), state: z.optional(z.string().check(z.maxLength(40))) },
  }),
  reply: z.array(Suggestion),
});
