import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { emailField, oneLine, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { CONTACT_CATEGORIES, SUBJECT_MAX } from './rules/contact-categories.ts';

/** Contact details of support; null or empty if the operator set none, fictional in the demo. */
export const SupportContact = z.object({
  email: z.nullable(z.string()),
  phones: z.array(z.string()),
  office: z.nullable(z.string()),
  /** The details are fictional. */
  isDemo: z.boolean(),
});
export type SupportContact = z.output<typeof SupportContact>;

export const supportContact = endpoint({
  method: 'GET',
  path: '/api/support-contact',
  summary: 'Contact details of support',
  access: 'public',
  reply: SupportContact,
});

const line = (least: number, message: string, most: number) =>
  z.string().check(visible(), z.minLength(least, message), z.maxLength(most));

/** A message to support. @see provider and admin area specification, section 5: contact form */
export const NewContactMessage = z.strictObject({
  name: line(2, text('Please enter your name'), 120).check(oneLine()),
  email: emailField(text('Please enter a valid email address')),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  category: z.enum(
    CONTACT_CATEGORIES.map(({ id }) => id),
    text('Please select a category'),
  ),
  subject: line(5, text('Please enter a subject'), SUBJECT_MAX),
  message: line(10, text('Please enter a detailed message'), 5000),
});
export type NewContactMessage = z.output<typeof NewContactMessage>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-messages',
  summary: 'Write to support; idempotent by Idempotency-Key',
  access: 'public',
  idempotent: true,
  status: 201,
  body: NewContactMessage,
  /** `danger`: the message contains danger signs, so its writer must be advised to call for help. */
  reply: z.object({ ticket: z.string(), danger: z.boolean() }),
});
