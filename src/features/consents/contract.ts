import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';
import { PURPOSE_IDS } from './rules/purposes.ts';

const purpose = z.enum(PURPOSE_IDS);

/** The present state of consent to one purpose. */
export const ConsentState = z.object({
  purpose,
  title: z.string(),
  /** The present text. */
  text: z.string(),
  /** Version of that text. */
  version: z.string(),
  /** True if consent was given to this version and not withdrawn. */
  granted: z.boolean(),
  /** Instant of the latest decision, ISO; null if there is none. */
  recordedAt: z.nullable(z.string()),
  /** Version of the text that the latest decision was about. */
  recordedVersion: z.nullable(z.string()),
  givenBy: z.nullable(z.enum(['self', 'guardian', 'desk'])),
  /** Why the user can't change it here; null if the user can. */
  fixedBecause: z.nullable(z.string()),
});
export type ConsentState = z.output<typeof ConsentState>;

/** One recorded decision. */
export const ConsentRecord = z.object({
  purpose: z.string(),
  version: z.string(),
  granted: z.boolean(),
  givenBy: z.enum(['self', 'guardian', 'desk']),
  /** The object it was about, for example `appointment:12`; null if it was general. */
  about: z.nullable(z.string()),
  recordedAt: z.string(),
});
export type ConsentRecord = z.output<typeof ConsentRecord>;

export const Consents = z.object({
  consents: z.array(ConsentState),
  /** Every decision, latest first. */
  history: z.array(ConsentRecord),
});
export type Consents = z.output<typeof Consents>;

export const getConsents = endpoint({
  method: 'GET',
  path: '/api/users/:id/consents',
  summary: 'What one has agreed to, and every decision so far',
  access: 'signed-in',
  own: true,
  params: z.object({ id: IdParam }),
  reply: Consents,
});

export const setConsent = endpoint({
  method: 'PUT',
  path: '/api/users/:id/consents',
  summary: 'Agree to a purpose, or withdraw it',
  access: 'signed-in',
  own: true,
  params: z.object({ id: IdParam }),
  body: z.strictObject({ purpose, granted: z.boolean() }),
  reply: Consents,
});
