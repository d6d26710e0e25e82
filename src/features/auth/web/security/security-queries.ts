import type {
  EmailState,
  getEmailState,
  listOwnMessages,
  listSessions,
  SentMessage,
  Session,
} from '#features/auth/rules/account-contract.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/query-client.ts';
import { SECOND_FACTOR } from '../second-factor/use-second-factor.ts';

/** The signed-in user's e-mail address, and whether it is confirmed. */
export const EMAIL_STATE: PathQuery<EmailState> = get<typeof getEmailState>('/api/user/email');

/** Where a user is signed in. */
export function sessionsOf(userId: number): PathQuery<Session[]> {
  return get<typeof listSessions>('/api/users/:id/sessions', { params: { id: userId } });
}

/** The latest messages to a user, and how many there are. */
export function messagesOf(userId: number): PathQuery<Counted<SentMessage[]>> {
  return getCounted<typeof listOwnMessages>('/api/users/:id/messages', { params: { id: userId } });
}

/** Everything that the security section reads, so that the server has it ready. */
export function securityQueries(userId: number): readonly PathQuery<unknown>[] {
  return [EMAIL_STATE, SECOND_FACTOR, sessionsOf(userId), messagesOf(userId)];
}
