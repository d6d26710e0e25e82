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

/** Whose invitation a link is, and to what. */
export const InvitationDetails = z.object({
  invitee: z.string(),
  /** Where and as what a practice invites; empty for an administrator's invitation of another kind. */
  places: z.array(
    z.object({
      name: z.string(),
      /** In words, such as "Front desk". */
      role: z.string(),
      /** Null for an administrator. */
      invitedBy: z.nullable(z.string()),
    }),
  ),
});
export type InvitationDetails = z.output<typeof InvitationDetails>;

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/details',
  summary: 'Whose invitation the token of a mailed link is, and to what; 410 for a link that does not work',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: InvitationDetails,
});
