import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { emailField, Id, IdParam, phoneField } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';

const OF_PRACTICE = '/api/portal/providers/:id/contacts';
const ofPractice = z.object({ id: IdParam });
const ofContact = z.object({ id: IdParam, contactId: IdParam });

/** Where a practice receives news of its bookings: an e-mail address, a telephone number or a browser; instants in ISO. */
export const AlertContact = z.object({
  id: z.int(),
  /** Null for others. */
  email: z.nullable(z.string()),
  /** In E.164, such as `+2348031234567`; null for others. */
  phone: z.nullable(z.string()),
  /** A browser of a member, with its name, such as `Chrome, Android`, and the member's; null for others. */
  push: z.nullable(z.object({ id: z.int(), browser: z.string(), member: z.string() })),
  /** When the last test alert was sent; null before the first. */
  testSentAt: z.nullable(z.string()),
  /** When a test alert was last answered; news go only to contacts that answered one. */
  confirmedAt: z.nullable(z.string()),
});
export type AlertContact = z.output<typeof AlertContact>;

/** An e-mail address, a mobile number where text messages are set up, or the id of a browser of the caller; one of them. */
export const NewContact = z
  .strictObject({
    email: z.optional(emailField(text('Please enter a valid email address.'))),
    phone: z.optional(phoneField(text('Please enter a valid phone number.'))),
    pushId: z.optional(Id),
    /** Further places that it is added to. At those of the same practice the one test alert counts, too. */
    alsoAt: z.optional(z.array(Id).check(z.maxLength(20))),
  })
  .check(
    z.refine(({ email, phone, pushId }) => [email, phone, pushId].filter((one) => one !== undefined).length === 1, {
      message: text('Please enter a valid email address.'),
      path: ['email'],
    }),
  );
export type NewContact = z.output<typeof NewContact>;

export const listContacts = endpoint({
  method: 'GET',
  path: OF_PRACTICE,
  summary: 'The addresses and numbers at which a practice receives news of its bookings, in the order they were added',
  access: 'provider',
  params: ofPractice,
  reply: z.array(AlertContact),
});
export const addContact = endpoint({
  method: 'POST',
  path: OF_PRACTICE,
  summary:
    'Add an address, a mobile number or this browser and send it a test alert, unless it answered one elsewhere in the practice; 409 if it is listed, or the list is full',
  access: 'provider',
  status: 201,
  params: ofPractice,
  body: NewContact,
  reply: AlertContact,
});
export const removeContact = endpoint({
  method: 'DELETE',
  path: `${OF_PRACTICE}/:contactId`,
  summary: 'Remove an address; 409 for the last confirmed one while patients can book',
  access: 'provider',
  params: ofContact,
  reply: z.object({}),
});
export const testContact = endpoint({
  method: 'POST',
  path: `${OF_PRACTICE}/:contactId/test`,
  summary: 'Send another test alert; the link of the one before stops working',
  access: 'provider',
  params: ofContact,
  reply: AlertContact,
});

/** The place whose news now reach the address. */
const ConfirmedContact = z.object({
  /** Its name. */
  practice: z.string(),
  providerId: z.int(),
});
export type ConfirmedContact = z.output<typeof ConfirmedContact>;

export const confirmContact = endpoint({
  method: 'POST',
  path: '/api/practice-alerts/confirm',
  summary: 'Answer a test alert with the token of its link; again changes nothing',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: ConfirmedContact,
});
