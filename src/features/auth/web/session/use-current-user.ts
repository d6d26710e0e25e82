import type { QueryClient } from '@tanstack/react-query';
import type { currentUser, User } from '#features/auth/contract.ts';
import { isPublicReply } from '#features/auth/rules/cached-replies.ts';
import { getOrNull } from '#platform/web/calls/query-client.ts';
import { SESSION_ENDED, SIGNED_OUT } from '#platform/web/calls/session-ended.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { openSignOutChannel } from './sign-out-channel.ts';

/** The signed-in user; null if no user is signed in. */
export const CURRENT_USER = getOrNull<typeof currentUser>('/api/user');

/** Returns the signed-in user, null if no user is signed in, undefined while loading. */
export function useCurrentUser(): User | null | undefined {
  return usePathQuery(CURRENT_USER).data;
}

/** Opened at the first sign-in only, because an open channel keeps a page out of the back/forward cache. */
let signOutChannel: BroadcastChannel | undefined;

/** While a user is signed in, signs this window out too if another window signs out or signs in as another user. */
export function followSignOut(queryClient: QueryClient): void {
  if (signOutChannel || !queryClient.getQueryData(CURRENT_USER.queryKey)) return;
  signOutChannel = openSignOutChannel();
  signOutChannel?.addEventListener('message', ({ data }: MessageEvent<number | null | typeof SESSION_ENDED>) => {
    if (data === SESSION_ENDED) {
      // Sign out before dispatching the event, so that its listeners don't announce it to the other windows again.
      recordUser(queryClient, null);
      window.dispatchEvent(new Event(SESSION_ENDED));
    } else if (presentUser(queryClient)?.id !== data) {
      recordUser(queryClient, null);
      window.dispatchEvent(new CustomEvent(SIGNED_OUT, { detail: data }));
    }
  });
}

/**
 * Sets the signed-in user and clears what an earlier user could see. Announces the change to the other windows of this
 * browser: a sign-in, a sign-out, or that the session has only expired.
 */
export function setCurrentUser(
  queryClient: QueryClient,
  user: User | null,
  announced: number | null | typeof SESSION_ENDED = user?.id ?? null,
): void {
  const before = presentUser(queryClient);
  recordUser(queryClient, user);
  followSignOut(queryClient);
  // If another window has announced the end of the session already, don't announce it again.
  if (announced !== SESSION_ENDED || before?.id !== user?.id) signOutChannel?.postMessage(announced);
}

/** Returns the signed-in user as this window knows it. */
export function presentUser(queryClient: QueryClient): User | null | undefined {
  return queryClient.getQueryData<User | null>(CURRENT_USER.queryKey);
}

/** Sets the signed-in user of this window alone, and clears what an earlier user could see. */
export function recordUser(queryClient: QueryClient, user: User | null): void {
  const [own] = CURRENT_USER.queryKey;
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => path !== own && !isPublicReply(String(path)),
  });
  queryClient.setQueryData(CURRENT_USER.queryKey, user);
}
