import * as z from 'zod/mini';
import { VISIT_TYPES } from '#features/appointments/contract.ts';
import { REASON_MAX } from '#features/booking/rules/symptom-text.ts';
import { ClientChoice } from '#features/clients/contract.ts';
import { Slot } from '#features/schedules/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, CalendarDay, Id, IdParam, Instant, visible, wholeNumberParam } from '#platform/common/fields.ts';
import { Reach } from '../appointment-change-contract.ts';
import { SqueezeReason } from '../squeeze-reason.ts';
import { MAX_REPEAT_WEEKS, MAX_REPEATS } from './repeat-dates.ts';

/** How a person whom the desk books for came to it. */
export const DESK_CHANNELS = ['phone', 'walk_in'] as const;

const params = z.object({ id: IdParam });

/** What the desk sends to book. */
export const DeskBooking = z.strictObject({
  client: ClientChoice,
  date: Instant,
  serviceId: z.optional(z.nullable(Id)),
  /** Absent or null for any who is free. */
  personId: z.optional(z.nullable(Id)),
  visitType: z.enum(VISIT_TYPES),
  reason: z.optional(z.string().check(visible(), atMost(REASON_MAX))),
  channel: z.enum(DESK_CHANNELS),
  /** Whether a client without an account wants text messages. One with an account decided that in their profile. */
  tell: z.enum(['sms', 'none']),
  /** Why it is put in although the time is taken, for the practice's own record. */
  squeezeReason: z.optional(SqueezeReason),
  /** The starts of the further visits of a repeated one: all are booked, or none. */
  further: z.optional(z.array(Instant).check(z.minLength(1), z.maxLength(MAX_REPEATS - 1))),
});
export type DeskBooking = z.output<typeof DeskBooking>;

/** The visit that a desk booked, and how the client gets the confirmation: no `channels` if that isn't possible or wanted. */
export const BookedByDesk = z.extend(Reach, {
  id: z.int(),
  clientId: z.int(),
  date: z.string(),
  endsAt: z.string(),
  /** The further visits of a repeated one. */
  further: z.optional(z.array(z.object({ id: z.int(), date: z.string(), endsAt: z.string() }))),
});
export type BookedByDesk = z.output<typeof BookedByDesk>;

export const bookByDesk = endpoint({
  method: 'POST',
  path: '/api/portal/providers/:id/visits',
  summary:
    'Book for a client, up to 90 days ahead, or squeeze in with a reason; the same Idempotency-Key is the same visit',
  access: 'provider',
  idempotent: true,
  byPin: true,
  status: 201,
  params,
  body: DeskBooking,
  reply: BookedByDesk,
});

export const listRepeatDates = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/repeat-dates',
  summary:
    'The further dates of a repeated visit, whether each is free, and the nearest free times of those that are not',
  access: 'provider',
  byPin: true,
  params,
  query: z.strictObject({
    date: Instant,
    weeks: wholeNumberParam(1, MAX_REPEAT_WEEKS),
    times: wholeNumberParam(2, MAX_REPEATS),
    service: z.optional(IdParam),
    person: z.optional(IdParam),
  }),
  /** Fewer than wanted if the last ones are further ahead than a desk can book. */
  reply: z.array(z.object({ date: z.string(), isFree: z.boolean(), nearest: z.array(Slot) })),
});

export const listDeskTimes = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/times',
  summary: 'The times of a day for the desk to book or squeeze in, and the nearest free ones if it has none',
  access: 'provider',
  byPin: true,
  params,
  query: z.strictObject({
    date: CalendarDay,
    service: z.optional(IdParam),
    person: z.optional(IdParam),
    /** Also the times that are taken. */
    taken: z.optional(z.literal('true')),
  }),
  reply: z.object({
    /** With `isTaken`, a time at which the desk can only squeeze in. */
    times: z.array(z.extend(Slot, { isTaken: z.optional(z.literal(true)) })),
    nearest: z.array(Slot),
  }),
});
