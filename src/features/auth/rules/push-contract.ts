import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { text } from '#platform/common/text.ts';

const PATH = '/api/push/subscriptions';
/** The longest address at a push service, characters. */
const MAX_ENDPOINT = 1000;
const address = z.string().check(z.minLength(1), z.maxLength(MAX_ENDPOINT));
/** In base64url, without padding. */
const key = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`), text('That is no key of a browser.')));

/** A browser as its push service knows it. @see https://www.w3.org/TR/push-api/#dom-pushsubscription */
export const PushSubscription = z.strictObject({
  endpoint: address,
  /** A point of P-256, 65 bytes, and a secret of 16 bytes. */
  keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
  /** The address that this browser had before, if its push service gave it another one. */
  replaces: z.optional(address),
  /** Whether it also gets what concerns the caller as a patient; absent leaves that as it is. */
  own: z.optional(z.boolean()),
});
export type PushSubscription = z.output<typeof PushSubscription>;

/** The key by which browsers know messages of ours, and whether this browser gets any. */
export const PushState = z.object({
  /** In base64url. */
  publicKey: z.string(),
  /** The id of this browser; null if it isn't subscribed. */
  id: z.nullable(z.int()),
  /** It gets what concerns the caller as a patient, in place of mails and text messages. */
  own: z.boolean(),
});
export type PushState = z.output<typeof PushState>;

export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  summary: 'The public key for push messages, and whether the browser of this session gets any',
  access: 'signed-in',
  reply: PushState,
});
export const subscribePush = endpoint({
  method: 'POST',
  path: PATH,
  summary:
    'Have push messages sent to this browser; again changes nothing. 403 at a shared computer, 409 for an eleventh browser',
  access: 'signed-in',
  status: 201,
  body: PushSubscription,
  reply: z.object({ id: z.int() }),
});
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Send no more push messages to a browser of the caller; nothing happens for an unknown one',
  access: 'signed-in',
  body: z.strictObject({ endpoint: address }),
  reply: z.object({}),
});
