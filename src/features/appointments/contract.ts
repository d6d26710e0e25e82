import * as z from 'zod/mini';
import { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';
import { RELATIONS } from './rules/relations.ts';

export const VISIT_TYPES = ['telehealth', 'in-person'] as const;
export const CARE_TYPES = ['urgent', 'routine'] as const;
export const APPOINTMENT_STATUSES = ['scheduled', 'completed', 'cancelled', 'rescheduled'] as const;
export type VisitType = (typeof VISIT_TYPES)[number];
export type CareType = (typeof CARE_TYPES)[number];

/** Whether the practice of an appointment knows of it. */
export const Sighting = z.object({
  /** When its members first saw the booking, an ISO instant; null if they haven't. */
  seenAt: z.nullable(z.string()),
  /** The telephone number of the practice, as it was typed. */
  phone: z.nullable(z.string()),
});
export type Sighting = z.output<typeof Sighting>;

/** That the practice said that an appointment will begin late. */
export const Delay = z.object({ minutes: z.int(), /** When it said so, an ISO instant. */ at: z.string() });
export type Delay = z.output<typeof Delay>;

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
  /** The patient was warned of danger signs in the reason and went on anyway; absent otherwise. */
  dangerAccepted: z.optional(z.literal(true)),
  /** The person whom the appointment is for; null when it is for the patient who booked it. */
  forPerson: z.nullable(z.object({ name: z.string(), age: z.int(), relation: z.enum(RELATIONS) })),
  /** Cancelled less than 24 hours before the start. */
  lateCancellation: z.boolean(),
  /** What cancelling it late costs by now (`lateFee` of rules/late-cancellation.ts); null for nothing. */
  lateFee: z.nullable(CancellationFee),
  /** What cancelling it late cost; null when it cost nothing. */
  cancellationFee: z.nullable(CancellationFee),
  /** Why the practice cancelled or moved it; absent if it gave no reason, or the patient did. */
  endReason: z.optional(z.string()),
  /** The appointment that replaced this one. */
  rescheduledTo: z.nullable(z.int()),
  /** As the provider marked it; null for an appointment without a mark, also when it counts as completed. */
  attendance: z.nullable(z.enum(['attended', 'no_show'])),
  /** Who sees the patient, where the practice names them; `isChosen` if the patient chose them. */
  person: z.optional(z.object({ id: z.int(), name: z.string(), isChosen: z.boolean() })),
  /** The service, unless it is an ordinary appointment, with its price when it was booked. */
  service: z.optional(z.object({ id: z.int(), name: z.string(), minutes: z.int(), priceKobo: z.nullable(z.int()) })),
  /** Absent unless it is scheduled and members run the practice. */
  sighting: z.optional(Sighting),
  /** Absent unless it is scheduled and the practice said that it will begin late. */
  delay: z.optional(Delay),
  /** The number of a patient who is in the queue of the place, and the code of `/queue/CODE`; absent without one. */
  ticket: z.optional(z.object({ label: z.string(), code: z.string() })),
  /** The insurance details that the patient shares with the provider of this appointment; null if none. */
  insurance: z.nullable(z.object({ insurer: z.string(), planName: z.string() })),
  /** The patient shares health facts with the provider of this appointment. */
  sharesHealth: z.optional(z.literal(true)),
  provider: z.object({
    id: z.int(),
    name: z.string(),
    specialty: z.string(),
    profileImage: z.nullable(z.string()),
    address: z.string(),
    lga: z.nullable(z.string()),
    state: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    locationPrecision: z.enum(['exact', 'near', 'area', 'unknown']),
    /** Still takes bookings here. */
    bookable: z.boolean(),
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

export const withdrawInsurance = endpoint({
  method: 'DELETE',
  path: '/api/appointments/:id/insurance',
  summary:
    'Take back, until the visit begins, what of an insurance plan is shared with its provider; again does nothing',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: Appointment,
});

export const withdrawHealth = endpoint({
  method: 'DELETE',
  path: '/api/appointments/:id/health',
  summary: 'Take back, until the visit begins, the health facts that are shared with its provider; again does nothing',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: Appointment,
});

/** What was, is to be or was not sent about an appointment; never the texts. */
export const AppointmentMessage = z.object({
  id: z.int(),
  kind: z.string(),
  /** What it is called; empty for a kind that this product doesn't know any more. */
  title: z.string(),
  channel: z.enum(['email', 'sms', 'push']),
  status: z.enum(['queued', 'sent', 'failed', 'withdrawn']),
  /** It was not sent because the address or number, which no one has confirmed, got enough messages. */
  isLeftOut: z.boolean(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type AppointmentMessage = z.output<typeof AppointmentMessage>;

export const listAppointmentMessages = endpoint({
  method: 'GET',
  path: '/api/appointments/:id/messages',
  summary: "What was sent about one of one's own appointments, first first; without the texts",
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: z.array(AppointmentMessage),
});

export const getCalendarFile = endpoint({
  method: 'GET',
  path: '/api/appointments/:id.ics',
  summary: "One of one's own appointments as a calendar file (RFC 5545)",
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: z.string(),
  replyType: 'text/calendar',
});
