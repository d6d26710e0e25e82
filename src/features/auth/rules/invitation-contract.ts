import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { text } from '#platform/common/text.ts';
import { newUsername, User } from '../contract.ts';

/** The token of a mailed invitation, and the user name and password that the invited person chooses. */
export const InvitationAcceptance = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  username: newUsername,
  password: z.string().check(z.minLength(8, text('Password must be at least 8 characters')), z.maxLength(200)),
});
export type InvitationAcceptance = z.output<typeof InvitationAcceptance>;

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary:
    'Take over an account that one was invited to, with the token of a mailed link, and sign in unless a second factor is asked for',
  access: 'public',
  body: InvitationAcceptance,
  /** Null if the account still has a second factor from before it was closed: the person must sign in with a code. */
  reply: z.object({ user: z.nullable(User) }),
});
