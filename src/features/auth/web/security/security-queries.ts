import type {
  EmailState,
  getEmailState,
  listOwnMessages,
  listSessions,
  SentMessage,
  Session,
} from '#features/auth/rules/account-contract.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';
import { PASSKEYS } from '../passkeys/use-passkeys.ts';
import { SECOND_FACTOR } from '../second-factor/use-second-factor.ts';

/** The signed-in user's e-mail address, and whether it is confirmed. */
export const EMAIL_STATE: PathQuery<EmailState> = get<typeof getEmailState>('/api/user/email');

/** A user's open sessions. */
export function sessionsOf(userId: number): PathQuery<Session[]> {
  return get<typeof listSessions>('/api/users/:id/sessions', { params: { id: userId } });
}

/** The latest messages to a user, with their total number. */
export function messagesOf(userId: number): PathQuery<Counted<SentMessage[]>> {
  return getCounted<typeof listOwnMessages>('/api/users/:id/messages', { params: { id: userId } });
}

/** All queries of the security section, which the server prefetches. */
export function securityQueries(userId: number): readonly PathQuery<unknown>[] {
  return [EMAIL_STATE, PASSKEYS, SECOND_FACTOR, sessionsOf(userId), messagesOf(userId)];
}
