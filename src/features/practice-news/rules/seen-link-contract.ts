import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { NEWS_KINDS } from './news-contract.ts';

/** Of a link in an alert. It stands in no address that a server sees, so it comes in a body also to look. */
const body = z.strictObject({ token: z.string() });

/** News as the link of an alert shows them: the place, the time and a first name. */
export const LinkedNews = z.object({
  /** `cancelled` also if the appointment was cancelled or moved since. */
  kind: z.enum(NEWS_KINDS),
  /** Start, ISO instant in UTC. */
  date: z.string(),
  /** The name of the place. */
  place: z.string(),
  providerId: z.int(),
  /** Of the person whom the appointment is for. */
  firstName: z.string(),
  /** When it was first seen, an ISO instant; null if it wasn't. */
  seenAt: z.nullable(z.string()),
});
export type LinkedNews = z.output<typeof LinkedNews>;

export const viewSeenLink = endpoint({
  method: 'POST',
  path: '/api/practice-alerts/view',
  summary: 'What the link of an alert is about; changes nothing',
  access: 'public',
  body,
  reply: LinkedNews,
});
export const markSeenByLink = endpoint({
  method: 'POST',
  path: '/api/practice-alerts/seen',
  summary: 'Mark what the link of an alert is about as seen; again changes nothing',
  access: 'public',
  body,
  reply: LinkedNews,
});
