import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { emailField, IdParam, PAGING } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { CODE_INCOMPLETE } from './refusals.ts';

const token = z.string().check(z.minLength(1), z.maxLength(200));
const ownPassword = z.string().check(z.minLength(1, text('Password is required')), z.maxLength(200));
const newPassword = z.string().check(z.minLength(6, text('Password must be at least 6 characters')), z.maxLength(200));
const ofUser = z.object({ id: IdParam });
const done = z.object({});

/**
 * Six digits from an authenticator app, or a recovery code; spaces and dashes are ignored. Fewer digits are a code that is still being
 * typed: some browsers send a form at each change of its field, and that must not count as an attempt.
 */
export const CodeField = z.string().check(
  z.trim(),
  z.minLength(1, text('Enter a code')),
  z.maxLength(30),
  z.refine((typed) => !/^(?:[\s-]*\d){1,5}[\s-]*$/.test(typed), CODE_INCOMPLETE),
);

/** The account to mail a password-reset link to, by e-mail address or user name. */
export const ResetRequest = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, text('Enter your e-mail address or username')), z.maxLength(254)),
});

/** The token of a mailed link, and the new password. */
export const PasswordReset = z.strictObject({ token, password: newPassword });

export const EmailChange = z.strictObject({
  email: emailField(text('Please enter a valid email address.')),
  password: ownPassword,
});

export const PasswordChange = z.strictObject({ currentPassword: ownPassword, newPassword });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Have a link for a new password mailed; the answer is the same whether or not there is such an account',
  access: 'public',
  body: ResetRequest,
  reply: done,
});

export const requestSignInLink = endpoint({
  method: 'POST',
  path: '/api/sign-in-link',
  summary:
    'Have a link mailed that lets a new browser sign in without waiting; the answer is the same whether or not there is such an account',
  access: 'public',
  body: z.strictObject({
    username: z.string().check(z.trim(), z.minLength(1, text('Username is required')), z.maxLength(254)),
  }),
  reply: done,
});

export const openSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-link/open',
  summary:
    'Make this browser known to an account with the token of a mailed link; signing in still needs the password and the code',
  access: 'public',
  body: z.strictObject({ token }),
  reply: done,
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/confirm',
  summary: 'Set a new password with the token of a mailed link; ends every session',
  access: 'public',
  body: PasswordReset,
  reply: done,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email-confirmation/confirm',
  summary: 'Confirm an e-mail address with the token of a mailed link',
  access: 'public',
  body: z.strictObject({ token }),
  reply: done,
});

export const EmailState = z.object({
  email: z.string(),
  confirmed: z.boolean(),
  /** A requested address that replaces `email` once it is confirmed. */
  pending: z.nullable(z.string()),
});
export type EmailState = z.output<typeof EmailState>;

export const getEmailState = endpoint({
  method: 'GET',
  path: '/api/user/email',
  summary: "The signed-in user's e-mail address, and whether it is confirmed",
  access: 'signed-in',
  reply: EmailState,
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/user/email-confirmation',
  summary: 'Have the link that confirms the e-mail address mailed again; nothing is sent when it is confirmed',
  access: 'signed-in',
  reply: done,
});

export const changeOwnEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Ask for another e-mail address; it counts once the link mailed to it is confirmed',
  access: 'signed-in',
  body: EmailChange,
  reply: done,
});

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Change the password; ends every other session',
  access: 'signed-in',
  body: PasswordChange,
  reply: done,
});

export const Session = z.object({
  id: z.int(),
  /** True for the session that sent the request. */
  current: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type Session = z.output<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/:id/sessions',
  summary: 'Where one is signed in, last used first',
  access: 'signed-in',
  own: true,
  params: ofUser,
  reply: z.array(Session),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  summary: 'Sign out everywhere else',
  access: 'signed-in',
  own: true,
  params: ofUser,
  reply: z.object({ ended: z.int() }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions/:sessionId',
  summary: 'Sign out on one device',
  access: 'signed-in',
  own: true,
  params: z.object({ id: IdParam, sessionId: IdParam }),
  reply: done,
});

export const SentMessage = z.object({
  id: z.int(),
  kind: z.string(),
  channel: z.enum(['email', 'sms', 'push']),
  subject: z.string(),
  /** Masked. */
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed', 'withdrawn']),
  /** It was not sent because the address or number, which no one has confirmed, got enough messages. */
  isLeftOut: z.boolean(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type SentMessage = z.output<typeof SentMessage>;

export const listOwnMessages = endpoint({
  method: 'GET',
  path: '/api/users/:id/messages',
  summary: 'What was sent to oneself, latest first; without the texts',
  access: 'signed-in',
  own: true,
  params: ofUser,
  query: z.strictObject(PAGING),
  reply: z.array(SentMessage),
});
