import * as z from 'zod/mini';
import { Appointment, CARE_TYPES, VISIT_TYPES } from '#features/appointments/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { Id, Instant } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { REASON_MAX } from './rules/symptom-text.ts';

/** What the booking dialog sends. `status` is there because the specification sends it; it can only be `scheduled`. */
export const NewAppointment = z.strictObject({
  providerId: Id,
  /** Start of a free slot, as the availability call gave it. */
  date: Instant,
  status: z.optional(z.literal('scheduled')),
  visitType: z.enum(VISIT_TYPES),
  careType: z.enum(CARE_TYPES, text('Please select a care type')),
  reason: z.string().check(z.trim(), z.minLength(1, text('Please describe your symptoms')), z.maxLength(REASON_MAX)),
});
export type NewAppointment = z.output<typeof NewAppointment>;

export const bookAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments',
  summary: 'Book a free slot; the same Idempotency-Key of the same patient is the same booking',
  access: 'signed-in',
  status: 201,
  body: NewAppointment,
  reply: Appointment,
});
