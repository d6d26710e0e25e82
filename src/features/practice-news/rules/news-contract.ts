import * as z from 'zod/mini';
import { MEMBER_ROLES } from '#features/directory/rules/member-roles.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { Id, IdParam } from '#platform/common/fields.ts';

const params = z.object({ id: IdParam });
const OWN = '/api/portal/providers/:id/news';

/** The kinds of news. */
export const NEWS_KINDS = ['booked', 'moved', 'cancelled'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** The most news in a list. */
export const MAX_NEWS = 50;

/** What happened to a visit. Of a visit that stands, the day says whose it is, and opening that is logged. ISO instants. */
export const PracticeNews = z.object({
  id: z.int(),
  kind: z.enum(NEWS_KINDS),
  /** When it happened. */
  at: z.string(),
  appointmentId: z.int(),
  /** The start of the visit; after a move, the new one. */
  date: z.string(),
  /** The start before the move; null for other kinds. */
  movedFrom: z.nullable(z.string()),
  /** The patient's first name, if the visit was cancelled: the day doesn't show it any more. */
  firstName: z.optional(z.string()),
  /** The visit was cancelled and has signed papers: the day doesn't lead to them any more. */
  hasPapers: z.optional(z.literal(true)),
  /** When a member saw it; null if none did. What the practice did itself is seen from the start. */
  seenAt: z.nullable(z.string()),
});
export type PracticeNews = z.output<typeof PracticeNews>;

/** The newest news of a practice, those not seen yet first. */
export const NewsList = z.object({
  /** The number not seen yet, of all. */
  unseen: z.int(),
  items: z.array(PracticeNews),
});
export type NewsList = z.output<typeof NewsList>;

/** How many news there are. */
export const NewsState = z.object({
  unseen: z.int(),
  /** The id of the newest; null without any. */
  newest: z.nullable(z.int()),
});
export type NewsState = z.output<typeof NewsState>;

/** What the caller may do at one of their places. A change makes an open screen load again what it may show. */
export const OwnMembership = z.object({ id: z.int(), role: z.enum(MEMBER_ROLES), deskReadsReasons: z.boolean() });
export type OwnMembership = z.output<typeof OwnMembership>;

/** What is not seen yet at another place of the caller. */
export const NewsElsewhere = z.object({
  id: z.int(),
  unseen: z.int(),
  /** The ids of the newest one and the newest booking that are not seen yet; null if there are none. */
  newest: z.nullable(z.int()),
  newestBooking: z.nullable(z.int()),
});
export type NewsElsewhere = z.output<typeof NewsElsewhere>;

/** What an event says: no texts. At a locked shared computer only the number: no ids, no memberships. */
export const NewsEvent = z.extend(NewsState, {
  /** By the caller's other places; absent without any. */
  elsewhere: z.optional(z.array(NewsElsewhere)),
  memberships: z.array(OwnMembership),
  locked: z.optional(z.literal(true)),
});
export type NewsEvent = z.output<typeof NewsEvent>;

export const listNews = endpoint({
  method: 'GET',
  path: OWN,
  summary: 'Bookings, moves and cancellations: the newest 50, those not seen yet first',
  access: 'provider',
  byPin: true,
  params,
  reply: NewsList,
});
export const markNewsSeen = endpoint({
  method: 'PUT',
  path: `${OWN}/seen`,
  summary: 'Mark news as seen by the caller; what is seen already stays as it is',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_NEWS)) }),
  reply: NewsList,
});
export const newsEvents = endpoint({
  method: 'GET',
  path: `${OWN}/events`,
  summary:
    "How many news are not seen yet, here and at the caller's other places, and what the caller may do; as text/event-stream, again at every change",
  access: 'provider',
  byPin: true,
  whileLocked: true,
  params,
  reply: NewsEvent,
});
