import * as z from 'zod/mini';
import { Appointment, CARE_TYPES, VISIT_TYPES } from '#features/appointments/contract.ts';
import {
  CHILD_AGE_MAX,
  RELATIONS,
  RELATIVE_AGE_MAX,
  RELATIVE_NAME_MAX,
} from '#features/appointments/rules/relations.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { Id, IdParam, Instant, oneLine, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { REASON_MAX } from './rules/symptom-text.ts';

/** The person whom an appointment is for when that isn't the patient who books it. */
export const Relative = z
  .strictObject({
    name: z
      .string()
      .check(
        oneLine(),
        z.minLength(2, text('Please enter the name of the person')),
        z.maxLength(RELATIVE_NAME_MAX, text('Please shorten the name to 100 characters.')),
      ),
    /** Whole years; 0 for a baby. */
    age: z
      .int(text('Please enter the age in whole years'))
      .check(
        z.minimum(0, text('Please enter the age in whole years')),
        z.maximum(RELATIVE_AGE_MAX, text('Please enter an age up to 120')),
      ),
    relation: z.enum(RELATIONS, text('Please say who the person is to you')),
  })
  .check(
    z.refine(({ age, relation }) => relation !== 'child' || age <= CHILD_AGE_MAX || age > RELATIVE_AGE_MAX, {
      path: ['age'],
      error: text('Please check the age: a child is at most 40 here. For somebody older choose "Other".'),
    }),
  );
export type Relative = z.output<typeof Relative>;

/** What the booking dialog sends. `status` is there because the specification sends it; it can only be `scheduled`. */
export const NewAppointment = z.strictObject({
  providerId: Id,
  /** Start of a free slot, as the availability call gave it. */
  date: Instant,
  status: z.optional(z.literal('scheduled')),
  visitType: z.enum(VISIT_TYPES),
  careType: z.enum(CARE_TYPES, text('Please select a care type')),
  reason: z.string().check(visible(), z.minLength(1, text('Please describe your symptoms')), z.maxLength(REASON_MAX)),
  /** The patient was warned of danger signs in the reason and went on anyway. */
  dangerAccepted: z.optional(z.literal(true)),
  forPerson: z.optional(z.nullable(Relative)),
  /** One's own scheduled appointment that this one replaces, if it is confirmed. */
  rescheduleOf: z.optional(Id),
  /**
   * A service of the place, and a person of it who gives it, as the provider's page lists them. Left out, the ordinary
   * appointment, with any who is free; what replaces an appointment of the same provider keeps what that one had. Null to
   * give that up.
   */
  serviceId: z.optional(z.nullable(Id)),
  personId: z.optional(z.nullable(Id)),
  /**
   * One's own insurance plan to share with this provider for this appointment, or null for none. Left out, nothing is
   * shared, but what was shared for the appointment that this one replaces goes along if the provider is the same.
   */
  insurancePlanId: z.optional(z.nullable(Id)),
  /**
   * True to share one's health facts with this provider for this appointment, or those of `familyMemberId`, a person on
   * one's list. Left out, nothing is shared, but what was shared for the appointment that this one replaces goes along if
   * the provider is the same.
   */
  shareHealth: z.optional(z.boolean()),
  familyMemberId: z.optional(Id),
  /**
   * The rule for cancelling late that the patient has read, null for none. If the present rule is worse, the booking is
   * refused; left out, the present rule applies.
   */
  toldCancellation: z.optional(
    z.nullable(
      z.strictObject({
        kobo: z.nullable(z.int()),
        percent: z.nullable(z.int()),
        note: z.nullable(z.string().check(z.maxLength(500))),
        priceKobo: z.optional(z.int()),
      }),
    ),
  ),
});
export type NewAppointment = z.output<typeof NewAppointment>;

export const bookAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments',
  summary: 'Book a free slot; the same Idempotency-Key of the same patient is the same booking',
  access: 'signed-in',
  idempotent: true,
  status: 201,
  body: NewAppointment,
  reply: Appointment,
});

export const SlotHold = z.object({
  id: z.int(),
  /** Start of the slot, ISO instant. */
  date: z.string(),
  /** Until then no other browser or account can have it; ISO instant. */
  expiresAt: z.string(),
  /** The time left, for browsers whose clock is wrong; ms. */
  heldForMs: z.int(),
});
export type SlotHold = z.output<typeof SlotHold>;

export const holdTime = endpoint({
  method: 'POST',
  path: '/api/slot-holds',
  summary: 'Hold a free slot for this browser for 10 minutes, or extend the hold; one of each provider',
  access: 'public',
  status: 201,
  body: z.strictObject({ providerId: Id, date: Instant, serviceId: z.optional(Id), personId: z.optional(Id) }),
  reply: SlotHold,
});

export const releaseTime = endpoint({
  method: 'DELETE',
  path: '/api/slot-holds/:id',
  summary: 'Give up a time that this browser holds',
  access: 'public',
  params: z.object({ id: IdParam }),
  reply: z.object({ released: z.boolean() }),
});

export const getOnlineBooking = endpoint({
  method: 'GET',
  path: '/api/providers/:id/online-booking',
  summary: 'Whether the practice takes bookings of the caller by telephone only; false for one who is not signed in',
  access: 'public',
  params: z.object({ id: IdParam }),
  reply: z.object({ mustCall: z.boolean() }),
});
