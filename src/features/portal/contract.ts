import * as z from 'zod/mini';
import { CARE_TYPES, VISIT_TYPES } from '#features/appointments/contract.ts';
import { MARKS } from '#features/appointments/rules/appointment-marks.ts';
import { RELATIONS } from '#features/appointments/rules/relations.ts';
import { BOOKING_STATES } from '#features/directory/rules/booking-state.ts';
import { MEMBER_ROLES } from '#features/directory/rules/member-roles.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { DayOfInstants, IdParam } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { DESK_CHANNELS } from './rules/desk/desk-booking-contract.ts';

const params = z.object({ id: IdParam });

/** A provider that the user is a member of. */
export const PortalProvider = z.object({
  id: z.int(),
  name: z.string(),
  bookingState: z.enum(BOOKING_STATES),
  role: z.enum(MEMBER_ROLES),
  /** The place lets its front desk read why patients come. */
  deskReadsReasons: z.boolean(),
  /** The user on the list of people and services of this place. */
  resourceId: z.nullable(z.int()),
  /** Who has left the team in the last seven days, the latest first; for its owners. ISO instants. */
  departures: z.array(z.object({ id: z.int(), at: z.string(), subject: z.string() })),
});
export type PortalProvider = z.output<typeof PortalProvider>;

export const PortalAppointment = z.object({
  id: z.int(),
  /** Start, ISO instant in UTC. */
  date: z.string(),
  endsAt: z.string(),
  mark: z.enum([...MARKS, 'by_time']),
  markedAt: z.nullable(z.string()),
  visitType: z.enum(VISIT_TYPES),
  careType: z.enum(CARE_TYPES),
  reason: z.string(),
  /** The patient was warned of danger signs and went on anyway; for every role. Which signs, `triage` tells. */
  dangerAccepted: z.optional(z.literal(true)),
  /** The patient who booked, or whom the desk booked for; the age in years, if the date or year of birth is known. */
  patient: z.object({
    name: z.string(),
    age: z.nullable(z.int()),
    phone: z.nullable(z.string()),
    /** The desk entered them: they can't sign in, and read no messages. */
    hasNoAccount: z.optional(z.literal(true)),
  }),
  /** The patient as a client of the practice; absent if it knows no more of them. */
  client: z.optional(z.object({ id: z.int(), hospitalNumber: z.nullable(z.string()) })),
  /** The number in the queue of a patient who is here; absent without one, and once they have gone. */
  ticket: z.optional(z.object({ label: z.string() })),
  /** The number with which a patient who is here waits for another visit of theirs: this one comes after it. */
  waitsWith: z.optional(z.object({ label: z.string() })),
  /** How the queue let a patient go who was here: seen, or left before. */
  went: z.optional(z.enum(['seen', 'left'])),
  /** How the desk came to book it; absent if the patient did online. */
  channel: z.optional(z.enum(DESK_CHANNELS)),
  /** The relative whom the appointment is for, if any. */
  forPerson: z.nullable(z.object({ name: z.string(), age: z.int(), relation: z.enum(RELATIONS) })),
  /** The insurance details that the patient shares for this appointment; days as `yyyy-MM-dd`. */
  insurance: z.nullable(
    z.object({
      insurer: z.string(),
      planName: z.string(),
      memberId: z.string(),
      groupNumber: z.nullable(z.string()),
      policyHolder: z.string(),
      relationToPatient: z.string(),
      effectiveDate: z.string(),
      expiryDate: z.nullable(z.string()),
    }),
  ),
  /** The health facts that the patient shares for this appointment; absent if none, and for who may not read the reason. */
  health: z.optional(
    z.object({
      /** ISO instant. */
      sharedAt: z.string(),
      bloodType: z.nullable(z.string()),
      genotype: z.nullable(z.string()),
      allergies: z.nullable(z.string()),
      illnesses: z.nullable(z.string()),
      medicines: z.nullable(z.string()),
      isPregnant: z.nullable(z.boolean()),
      contactName: z.nullable(z.string()),
      contactPhone: z.nullable(z.string()),
    }),
  ),
  /** The urgency that triage reads in the reason; null if it recognizes nothing. */
  triage: z.nullable(z.object({ urgency: z.enum(['high', 'medium', 'low']), signs: z.array(z.string()) })),
  /** What takes it, where the place has described that: a person, room, chair, machine or group. */
  person: z.optional(
    z.object({
      id: z.int(),
      name: z.string(),
      isChosen: z.boolean(),
      /** It takes no visits at this place any more: no one has this one. */
      hasLeft: z.optional(z.literal(true)),
    }),
  ),
  /** Absent for an ordinary visit. */
  service: z.optional(z.object({ id: z.int(), name: z.string() })),
  /** Why the desk squeezed it in although the time was taken. */
  squeezeReason: z.optional(z.string()),
  /** Of a repeated visit, how many later ones are booked. */
  laterOnes: z.optional(z.int()),
  /** The caller's role may not read why the patient comes: `reason` is empty, `triage` and `insurance` are null. */
  isWithheld: z.optional(z.literal(true)),
  /** Only with `isWithheld`: the insurer of the insurance that the patient shares, null if none. */
  insurer: z.optional(z.nullable(z.string())),
});
export type PortalAppointment = z.output<typeof PortalAppointment>;

const OWN = '/api/portal/providers/:id';

export const listPortalProviders = endpoint({
  method: 'GET',
  path: '/api/portal/providers',
  summary: "The caller's providers",
  access: 'provider',
  byPin: true,
  reply: z.array(PortalProvider),
});
export const listPortalAppointments = endpoint({
  method: 'GET',
  path: `${OWN}/visits`,
  summary: "Visits of up to seven days, in order of time; noted in the patients' access logs",
  access: 'provider',
  byPin: true,
  params,
  query: z.object({ from: DayOfInstants, to: DayOfInstants }),
  reply: z.array(PortalAppointment),
});
export const getPortalAppointment = endpoint({
  method: 'GET',
  path: '/api/portal/visits/:id',
  summary: "One visit of the caller's provider; noted in the patient's access log",
  access: 'provider',
  byPin: true,
  params,
  reply: PortalAppointment,
});
export const markAppointment = endpoint({
  method: 'PUT',
  path: '/api/portal/visits/:id/mark',
  summary:
    'Mark attendance, from the start of a visit on, or who came early, from 4 hours before; a mark can be replaced or taken back for a day',
  access: 'provider',
  byPin: true,
  params,
  /** `was` is the mark on the screen, to detect a change by another desk. */
  body: z.strictObject({ mark: z.enum(MARKS), was: z.enum(MARKS) }),
  reply: PortalAppointment,
});
/** The secret addresses of a new feed, which are shown once. */
export const MadeFeed = z.object({
  /** With the visits of the whole place. */
  url: z.string(),
  /** With the visits of one person, room or chair only. */
  people: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
});
export type MadeFeed = z.output<typeof MadeFeed>;

export const makeFeed = endpoint({
  method: 'POST',
  path: `${OWN}/calendar-feed`,
  summary:
    "Create the secret address of the caller's calendar feed, and one for each person of the place; earlier ones end",
  access: 'provider',
  status: 201,
  params,
  reply: MadeFeed,
});
export const endFeed = endpoint({
  method: 'DELETE',
  path: `${OWN}/calendar-feed`,
  summary: "End the caller's calendar feed",
  access: 'provider',
  params,
  reply: z.object({ ended: z.boolean() }),
});
export const readFeed = endpoint({
  method: 'GET',
  path: '/api/portal/feeds/:token.ics',
  summary: 'Times and first names of visits as iCalendar (RFC 5545), by the secret address',
  access: 'public',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, text('That address is not valid.'))) }),
  query: z.object({ person: z.optional(IdParam) }),
  reply: z.string(),
  replyType: 'text/calendar',
});
