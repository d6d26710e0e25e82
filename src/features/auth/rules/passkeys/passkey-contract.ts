import * as z from 'zod/mini';
import { User } from '#features/auth/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { SecondFactorStart } from '../second-factor-contract.ts';

/** Bytes as base64url without padding. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));
const ofPasskey = z.object({ id: IdParam });
const done = z.object({});

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;

/** A new name for a passkey. */
export const PasskeyName = z.strictObject({
  name: z.string().check(oneLine(), z.minLength(1, text('Enter a name')), z.maxLength(60)),
});

/** What a device answers to a challenge, of `PublicKeyCredential` in WebAuthn Level 3. */
const answered = { credentialId: bytes(1400), clientDataJSON: bytes(4000) };

/** A passkey as its device made it. */
export const NewPasskey = z.strictObject({
  ...answered,
  attestationObject: bytes(12_000),
  transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)), []),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** A challenge signed with a passkey. */
export const SignedChallenge = z.strictObject({
  ...answered,
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: z.optional(bytes(100)),
});
export type SignedChallenge = z.output<typeof SignedChallenge>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/user/passkeys',
  summary: 'The passkeys of the signed-in user, oldest first',
  access: 'signed-in',
  reply: z.array(Passkey),
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/challenge',
  summary: 'Begin to add a passkey: what the browser needs to make one, for five minutes',
  access: 'signed-in',
  body: SecondFactorStart,
  reply: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** Ids of the passkeys that the account has: the same device is not added twice. */
    exclude: z.array(z.string()),
    /** COSE numbers of the accepted algorithms, the preferred one first. */
    algorithms: z.array(z.int()),
  }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Add a passkey that the browser has made; sends a notice by mail',
  access: 'signed-in',
  status: 201,
  body: NewPasskey,
  reply: Passkey,
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/user/passkeys/:id',
  summary: 'Give a passkey another name',
  access: 'signed-in',
  params: ofPasskey,
  body: PasskeyName,
  reply: Passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  summary: 'Remove a passkey: it signs in no more; sends a notice by mail',
  access: 'signed-in',
  params: ofPasskey,
  body: SecondFactorStart,
  reply: done,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/passkey-sign-in/challenge',
  summary: 'Get a challenge for signing in with a passkey, for five minutes; the same for everyone',
  access: 'public',
  reply: z.object({ challenge: z.string(), rpId: z.string() }),
});

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/api/passkey-sign-in',
  summary: 'Sign in with a passkey in place of password and code',
  access: 'public',
  body: SignedChallenge,
  reply: User,
});
