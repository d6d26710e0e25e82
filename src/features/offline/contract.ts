import * as z from 'zod/mini';
import { MARKS } from '#features/appointments/rules/appointment-marks.ts';
import { POINT_KINDS, PRIORITIES } from '#features/queue/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, Id, IdParam, Instant, MAX_COLUMN_ID, oneLine, visible } from '#platform/common/fields.ts';
import { MARK_ACTS, OUTCOMES } from './rules/merge-mark.ts';
import { MAX_MARKS, MAX_NOTE } from './rules/offline-limits.ts';

const OWN = '/api/portal/providers/:id';
const params = z.object({ id: IdParam });
const uuid = z.uuid();
/** What PostgreSQL can't store: NUL, and halves of a character. */
const NOT_STORABLE = /\0|\p{Cs}/gu;
const storable = () => z.overwrite((typed: string) => typed.replaceAll(NOT_STORABLE, ''));

/** A visit as a desk keeps it for times without network: no reason, no insurance, no telephone number. */
export const PackedAppointment = z.object({
  id: z.int(),
  start: z.string(),
  end: z.string(),
  /** Whom it is for. */
  name: z.string(),
  service: z.nullable(z.string()),
  /** The person or room that takes it. */
  person: z.nullable(z.string()),
  resourceId: z.nullable(z.int()),
  mark: z.enum([...MARKS, 'by_time']),
  /** The number of a patient who is here. */
  label: z.nullable(z.string()),
});
export type PackedAppointment = z.output<typeof PackedAppointment>;

/** A number of today as a desk keeps it. */
export const PackedTicket = z.object({
  id: z.int(),
  label: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'called', 'served', 'gone']),
  pointId: z.int(),
  /** The name of the service point. */
  point: z.string(),
  appointmentId: z.nullable(z.int()),
  priority: z.enum(PRIORITIES),
});
export type PackedTicket = z.output<typeof PackedTicket>;

/** What a shared computer needs to go on without network. */
export const DayPack = z.object({
  /** The server's time, an ISO instant. */
  at: z.string(),
  placeName: z.string(),
  desk: z.object({
    id: z.int(),
    name: z.string(),
    lockAfterMinutes: z.int(),
    /** The letter of the numbers that it gives; null if all letters are taken. */
    series: z.nullable(z.string()),
    /** The last number of today with this letter; 0 before the first. */
    last: z.int(),
  }),
  /** Members whose PIN opens it, and since when the PIN holds. */
  members: z.array(z.object({ id: z.int(), name: z.string(), pinSetAt: z.string() })),
  /** 256 bits, base64: the pack is encrypted with it. Another one when a PIN is set or removed, or a member with one leaves. */
  key: z.string(),
  /** Names the key. */
  keyName: z.string(),
  /** 256 bits, base64: marks that wait are encrypted with it, for the whole enrolment. */
  marksKey: z.string(),
  /** Service points along the way through the place; a place without them gives no numbers. */
  points: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      kind: z.enum(POINT_KINDS),
      resourceId: z.nullable(z.int()),
      isPaused: z.boolean(),
    }),
  ),
  /** Of today and tomorrow. */
  appointments: z.array(PackedAppointment),
  tickets: z.array(PackedTicket),
});
export type DayPack = z.output<typeof DayPack>;

/**
 * What a member did without network. What the screen has checked isn't refused here once more: a mark that can't be applied
 * stays open for a member, and none is lost.
 */
export const NewMark = z.strictObject({
  id: uuid,
  act: z.enum(MARK_ACTS),
  /** When it was made, by the computer's clock corrected by the server's. */
  at: Instant,
  madeBy: Id,
  /** Whom it is about: a visit, a number, or who came by an earlier mark. */
  appointmentId: z.optional(Id),
  ticketId: z.optional(Id),
  ofMark: z.optional(uuid),
  /** The service point at which the screen showed the number. */
  pointId: z.optional(Id),
  /** Of `begin`: the service point at which they are seen, if the screen offered several. */
  toPointId: z.optional(Id),
  /** Of a walk-in; `priority` also of the act with that name. */
  name: z.optional(z.string().check(storable(), oneLine(), atMost(100))),
  phone: z.optional(z.string().check(storable(), z.trim(), atMost(30))),
  priority: z.optional(z.enum(PRIORITIES)),
  /** The number that the desk gave, without its letter. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_COLUMN_ID))),
  /** Of a wish: when the person wants to come. */
  wantedAt: z.optional(Instant),
  /** Of a note. */
  text: z.optional(z.string().check(storable(), visible(), atMost(MAX_NOTE))),
});
export type NewMark = z.output<typeof NewMark>;

/** A mark that can't be read as one. It stays open, with what can be shown of it, and doesn't stop the others. */
const UnreadMark = z.pipe(
  z.looseObject({ id: uuid }),
  z.transform(({ id, act, at, name, text }) => ({
    id,
    unread: { act: shownText(act), at: shownText(at), name: shownText(name), text: shownText(text) },
  })),
);
export type UnreadMark = z.output<typeof UnreadMark>;

function shownText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.slice(0, MAX_NOTE).replaceAll(NOT_STORABLE, '');
}

/** What became of a mark. */
export const MarkReply = z.object({
  id: z.string(),
  outcome: z.enum(OUTCOMES),
  /** Why it was applied in another way, or not; null if it was applied as it was meant. */
  why: z.nullable(z.string()),
  /** The number of the person; null without one. */
  label: z.nullable(z.string()),
});
export type MarkReply = z.output<typeof MarkReply>;

/** A mark that a member has to settle, with what the server has. */
export const OpenMark = z.object({
  id: z.string(),
  act: z.enum(MARK_ACTS),
  at: z.string(),
  /** Null once that account is erased, or for an id that is no member. */
  madeBy: z.nullable(z.string()),
  desk: z.nullable(z.string()),
  why: z.nullable(z.string()),
  /** Whom it is about. */
  name: z.nullable(z.string()),
  /** Of a note. */
  text: z.nullable(z.string()),
  appointment: z.nullable(z.object({ date: z.string(), mark: z.enum([...MARKS, 'by_time', 'cancelled', 'moved']) })),
  label: z.nullable(z.string()),
  /** How the number is now, at which service point, since when; null without a number. */
  queue: z.nullable(
    z.object({
      state: z.enum(['waiting', 'called', 'served', 'done', 'left', 'cancelled', 'mistake']),
      point: z.string(),
      since: z.string(),
    }),
  ),
  /** Of a wish: the number to call back, and the wanted start. Null of everything else. */
  phone: z.nullable(z.string()),
  wantedAt: z.nullable(z.string()),
  /** It may be applied now, as its reason may be gone. */
  mayApply: z.boolean(),
  /** Of "Begin": the service points at which it may begin now, first the one where the person waits. */
  beginAt: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type OpenMark = z.output<typeof OpenMark>;

export const getDayPack = endpoint({
  method: 'GET',
  path: `${OWN}/day-pack`,
  summary: 'What a shared computer keeps, encrypted, for times without network; 404 in any other browser',
  access: 'provider',
  byPin: true,
  params,
  reply: DayPack,
});
export const sendDeskMarks = endpoint({
  method: 'POST',
  path: `${OWN}/desk-marks`,
  summary: 'What members did at this shared computer without network; each id counts once; 404 elsewhere',
  access: 'provider',
  byPin: true,
  takesAnyText: true,
  params,
  body: z.strictObject({
    marks: z.array(z.union([NewMark, UnreadMark])).check(z.minLength(1), z.maxLength(MAX_MARKS)),
  }),
  reply: z.array(MarkReply),
});
export const listOpenMarks = endpoint({
  method: 'GET',
  path: `${OWN}/desk-marks`,
  summary: 'What was done without network and a member has to settle, the oldest first',
  access: 'provider',
  byPin: true,
  params,
  reply: z.array(OpenMark),
});
export const settleMark = endpoint({
  method: 'POST',
  path: `${OWN}/desk-marks/:markId/settle`,
  summary:
    'Settle an open mark: apply it, begin at a service point, or note that it is done; or book the time of a wish, which stays open',
  access: 'provider',
  byPin: true,
  params: z.object({ id: IdParam, markId: uuid }),
  /** `bookAt`, the start of a free time, only for a wish; `beginAt`, one of the service points that the mark offers. */
  body: z.strictObject({ apply: z.boolean(), bookAt: z.optional(Instant), beginAt: z.optional(Id) }),
  reply: MarkReply,
});
