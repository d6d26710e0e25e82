import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';

export const VISIT_TYPES = ['telehealth', 'in-person'] as const;
export const CARE_TYPES = ['urgent', 'routine'] as const;
export const APPOINTMENT_STATUSES = ['scheduled', 'completed', 'cancelled', 'rescheduled'] as const;
export type VisitType = (typeof VISIT_TYPES)[number];
export type CareType = (typeof CARE_TYPES)[number];

export const Appointment = z.object({
  id: z.int(),
  providerId: z.int(),
  /** Start, ISO instant in UTC. */
  date: z.string(),
  endsAt: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  visitType: z.enum(VISIT_TYPES),
  careType: z.enum(CARE_TYPES),
  reason: z.string(),
  /** Cancelled less than 24 hours before the start. */
  lateCancellation: z.boolean(),
  provider: z.object({
    id: z.int(),
    name: z.string(),
    specialty: z.string(),
    profileImage: z.nullable(z.string()),
    address: z.string(),
    lga: z.nullable(z.string()),
    state: z.string(),
    isDemo: z.boolean(),
  }),
});
export type Appointment = z.output<typeof Appointment>;

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/users/:id/appointments',
  summary: "One's own appointments, latest start first",
  access: 'signed-in',
  own: true,
  params: z.object({ id: IdParam }),
  reply: z.array(Appointment),
});

export const setAppointmentStatus = endpoint({
  method: 'PUT',
  path: '/api/appointments/:id/status',
  summary: 'Cancel a scheduled appointment, or mark it rescheduled',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  body: z.strictObject({ status: z.enum(['cancelled', 'rescheduled']) }),
  reply: Appointment,
});
