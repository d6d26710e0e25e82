import * as z from 'zod/mini';
import { EndReason } from '#features/appointments/rules/end-reasons.ts';
import { TextLimit } from '#features/appointments/rules/text-budget.ts';
import { Slot } from '#features/schedules/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, Id, IdParam, Instant } from '#platform/common/fields.ts';
import { SqueezeReason } from './squeeze-reason.ts';

const params = z.object({ id: IdParam });

/** The visit as the desk read it, to detect that another user has changed it. */
const was = z.strictObject({ date: Instant });

/** How the patient gets the message. */
export const Reach = z.extend(TextLimit, {
  /** Empty if neither is possible. */
  channels: z.array(z.enum(['email', 'sms'])),
});
export type Reach = z.output<typeof Reach>;

export const CancelledByDesk = z.extend(Reach, { id: z.int(), date: z.string(), reason: z.string() });
export type CancelledByDesk = z.output<typeof CancelledByDesk>;

/** The new visit of a move. */
export const MovedByDesk = z.extend(Reach, { id: z.int(), date: z.string(), endsAt: z.string() });
export type MovedByDesk = z.output<typeof MovedByDesk>;

export const getChannels = endpoint({
  method: 'GET',
  path: '/api/portal/visits/:id/channels',
  summary: "How the patient of a visit of the caller's provider would get a message about a change",
  access: 'provider',
  byPin: true,
  params,
  reply: Reach,
});
export const cancelByDesk = endpoint({
  method: 'POST',
  path: '/api/portal/visits/:id/cancel',
  summary: 'Cancel a visit, free of charge, with a reason that its patient reads; again, it changes nothing',
  access: 'provider',
  byPin: true,
  params,
  /** With `andLater` the later ones of a repeated visit are cancelled too: all, or none. */
  body: z.strictObject({ reason: EndReason, was, andLater: z.optional(z.literal(true)) }),
  reply: CancelledByDesk,
});
export const listMoveTimes = endpoint({
  method: 'GET',
  path: '/api/portal/visits/:id/times',
  summary: 'The times of a day to which a visit can be moved or squeezed in; notice does not bind the desk',
  access: 'provider',
  byPin: true,
  params,
  query: z.strictObject({
    date: CalendarDay,
    person: z.optional(IdParam),
    /** Also the times that are taken. */
    taken: z.optional(z.literal('true')),
  }),
  /** With `isTaken`, a time at which the desk can only squeeze the visit in. */
  reply: z.array(z.extend(Slot, { isTaken: z.optional(z.literal(true)) })),
});
export const moveByDesk = endpoint({
  method: 'POST',
  path: '/api/portal/visits/:id/move',
  summary:
    'Move a visit to a free time of the same provider, or squeeze it in with a reason, and tell its patient; again, it changes nothing',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({
    date: Instant,
    reason: z.optional(EndReason),
    /** Whom to move it to; absent for the person who has it if the patient chose them, otherwise any who is free. */
    personId: z.optional(Id),
    /** Why it is put in although the time is taken, for the practice's own record. */
    squeezeReason: z.optional(SqueezeReason),
    was,
  }),
  reply: MovedByDesk,
});
