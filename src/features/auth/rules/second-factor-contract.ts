import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { text } from '#platform/common/text.ts';
import { CodeField } from './account-contract.ts';

const password = z.string().check(z.minLength(1, text('Password is required')), z.maxLength(200));
/** Starts setting up an authenticator app; `code` comes from the app that it replaces, if there is one. */
export const SecondFactorStart = z.strictObject({ password, code: z.optional(CodeField) });

/** The first code of a new authenticator app. */
export const FirstCode = z.strictObject({ code: CodeField });

/** Proof that the caller owns the account and has its second factor. */
export const SecondFactorProof = z.strictObject({ password, code: CodeField });

/** Shown once; only hashes are kept. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/user/second-factor',
  summary: "Whether the signed-in user's account has a second factor, and must have one",
  access: 'signed-in',
  reply: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  summary: 'Get the secret for an authenticator app; it counts once a code of it is confirmed',
  access: 'signed-in',
  status: 201,
  body: SecondFactorStart,
  reply: z.object({
    /** Base32, for typing where the QR code can't be scanned. */
    secret: z.string(),
    uri: z.string(),
    /** `uri` as a QR code: an SVG path over `size` x `size` modules. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/confirm',
  summary: 'Prove that the authenticator works; from now on signing in asks for a code',
  access: 'signed-in',
  body: FirstCode,
  reply: RecoveryCodes,
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/user/second-factor',
  summary: 'Sign in without a second factor again; refused to whoever must have one',
  access: 'signed-in',
  body: SecondFactorProof,
  reply: z.object({}),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'Get new recovery codes; the old ones stop working',
  access: 'signed-in',
  status: 201,
  body: SecondFactorProof,
  reply: RecoveryCodes,
});
