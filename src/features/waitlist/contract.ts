import * as z from 'zod/mini';
import { Appointment } from '#features/appointments/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';

/** An earlier time that is held for a patient. */
export const EarlierTime = z.object({
  id: z.int(),
  /** Start, ISO instant. */
  date: z.string(),
  endsAt: z.string(),
  /** Until then it is kept; ISO instant. */
  expiresAt: z.string(),
  /** The same as time left, for browsers whose clock is wrong; ms. */
  openForMs: z.int(),
});
export type EarlierTime = z.output<typeof EarlierTime>;

/** A patient's place on the waiting list for an earlier time than that of an appointment. */
export const WaitlistPlace = z.object({
  appointmentId: z.int(),
  since: z.string(),
  offer: z.nullable(EarlierTime),
});
export type WaitlistPlace = z.output<typeof WaitlistPlace>;

export const listWaitlist = endpoint({
  method: 'GET',
  path: '/api/users/:id/waitlist',
  summary: 'The visits for which one waits for an earlier time, with what is offered just now',
  access: 'signed-in',
  own: true,
  params: z.object({ id: IdParam }),
  reply: z.array(WaitlistPlace),
});

export const joinWaitlist = endpoint({
  method: 'PUT',
  path: '/api/appointments/:id/waitlist',
  summary: 'Wait for an earlier time of the same provider; again changes nothing',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: WaitlistPlace,
});

export const leaveWaitlist = endpoint({
  method: 'DELETE',
  path: '/api/appointments/:id/waitlist',
  summary: 'Wait no more; what is offered goes to the next person',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: z.object({ waiting: z.literal(false) }),
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/waitlist-offers/:id/accept',
  summary: 'Move one’s visit to the offered time; again answers the same visit',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: Appointment,
});

export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/waitlist-offers/:id/decline',
  summary: 'Leave an offered time to the next person and keep the visit; again changes nothing',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: z.object({ id: z.int(), outcome: z.enum(['declined', 'expired', 'withdrawn']) }),
});
