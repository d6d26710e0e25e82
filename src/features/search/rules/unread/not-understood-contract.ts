import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';

/** What may help a patient whose words no provider matches. */
export const NearestWords = z.object({
  /** The names of care and places nearest to the text; at most four. */
  words: z.array(z.string()),
  /** The text names a danger, if perhaps misspelt. */
  isNearDanger: z.boolean(),
});
export type NearestWords = z.output<typeof NearestWords>;

export const findNearestWords = endpoint({
  method: 'GET',
  path: '/api/providers/nearest-words',
  summary: 'The words nearest to a text that the search does not understand, and whether it may name a danger',
  access: 'public',
  query: z.strictObject({ q: z.string().check(z.maxLength(100)) }),
  reply: NearestWords,
});
