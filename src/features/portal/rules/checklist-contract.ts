import * as z from 'zod/mini';
import { BOOKING_STATES, CHECKLIST, LIVE_BY, PAUSED_REASONS } from '#features/directory/rules/booking-state.ts';
import { RESOURCE_KINDS } from '#features/schedules/rules/service-choice.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';
import { SeenHours } from './schedule-contract.ts';

const params = z.object({ id: IdParam });
const OWN = '/api/portal/providers/:id';

/** What keeps patients from booking while bookings are on, or soon will; the worst first. */
export const OBSTACLES = ['licence_ended', 'no_times', 'licence_ends'] as const;

/** Whether patients can book, and what is still to be done before they can. */
export const Checklist = z.object({
  id: z.int(),
  name: z.string(),
  bookingState: z.enum(BOOKING_STATES),
  liveBy: z.nullable(z.enum(LIVE_BY)),
  pausedReason: z.nullable(z.enum(PAUSED_REASONS)),
  /** The instant (ISO) at which bookings are paused if something is still missing; null if there is none. */
  dueAt: z.nullable(z.string()),
  missing: z.array(z.enum(CHECKLIST)),
  /** When a member last confirmed the weekly hours, an ISO instant. */
  hoursConfirmedAt: z.nullable(z.string()),
  /** The weekly hours that are to be confirmed, and the length of a visit in minutes. */
  hours: SeenHours,
  visitMinutes: z.int(),
  /** Who and what takes visits here; empty where the place takes one visit at a time. */
  people: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(RESOURCE_KINDS),
      name: z.string(),
      /** Has no own hours. */
      followsPlace: z.boolean(),
      /** The weekly hours in effect: own ones as far as the place is open. */
      hours: SeenHours,
      /** The names of other places where it takes visits at the same times. */
      overlapsAt: z.array(z.string()),
    }),
  ),
  /** An administrator has recorded a licence. */
  hasLicence: z.boolean(),
  /** The last day of the licence on record, `yyyy-MM-dd`; null without one. */
  licensedUntil: z.nullable(z.string()),
  obstacle: z.nullable(z.enum(OBSTACLES)),
  /** Bookings can't start without a licence that holds. */
  requiresLicence: z.boolean(),
  /** Text messages are set up, so news can go to a telephone. */
  sendsTexts: z.boolean(),
});
export type Checklist = z.output<typeof Checklist>;

export const getChecklist = endpoint({
  method: 'GET',
  path: `${OWN}/checklist`,
  summary: 'Whether patients can book, and what is missing before they can',
  access: 'provider',
  byPin: true,
  params,
  reply: Checklist,
});
export const confirmHours = endpoint({
  method: 'PUT',
  path: `${OWN}/hours-confirmation`,
  summary: 'Confirm the weekly hours as the caller read them; 409 if they `was` something else',
  access: 'provider',
  params,
  body: z.strictObject({ was: z.strictObject({ hours: SeenHours, visitMinutes: z.int() }) }),
  reply: Checklist,
});
export const setBookings = endpoint({
  method: 'PUT',
  path: `${OWN}/bookings`,
  summary: 'Start or pause bookings; 409 not_ready names what is missing. Booked visits stay',
  access: 'provider',
  params,
  /** `was` is the state on the screen, to detect a change by another person. */
  body: z.strictObject({ on: z.boolean(), was: z.enum(BOOKING_STATES) }),
  reply: Checklist,
});
