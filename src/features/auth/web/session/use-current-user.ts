import type { QueryClient } from '@tanstack/react-query';
import type { currentUser, User } from '#features/auth/contract.ts';
import { getOrNull } from '#platform/web/query-client.ts';
import { SESSION_ENDED, SIGNED_OUT } from '#platform/web/session-ended.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { openSignOutChannel } from './sign-out-channel.ts';

/** Who is signed in; null for nobody. */
export const CURRENT_USER = getOrNull<typeof currentUser>('/api/user');

/** Answers that are the same for everybody; all others belong to whoever was signed in when they came. */
const PUBLIC_PATHS = /^\/api\/(providers|config|symptom-data)\b/;

/** Who is signed in: a user, null for nobody, undefined while that isn't known. */
export function useCurrentUser(): User | null | undefined {
  return usePathQuery(CURRENT_USER).data;
}

/** The other windows of this browser; none while nobody was signed in, so that a page can be brought back whole. */
let signOutChannel: BroadcastChannel | undefined;

/** From when somebody is signed in: signs this window out too when another one does, or is signed in by somebody else. */
export function followSignOut(queryClient: QueryClient): void {
  if (signOutChannel || !queryClient.getQueryData(CURRENT_USER.queryKey)) return;
  signOutChannel = openSignOutChannel();
  signOutChannel?.addEventListener('message', ({ data }: MessageEvent<number | null | typeof SESSION_ENDED>) => {
    if (data === SESSION_ENDED) {
      // First, so that what is told here isn't told to the others once more.
      record(queryClient, null);
      window.dispatchEvent(new Event(SESSION_ENDED));
    } else if (queryClient.getQueryData<User | null>(CURRENT_USER.queryKey)?.id !== data) {
      record(queryClient, null);
      window.dispatchEvent(new CustomEvent(SIGNED_OUT, { detail: data }));
    }
  });
}

/**
 * Records who is signed in from now on, and forgets what an earlier user could see, in every window of this browser, which
 * are told whether somebody signed in or out or the session only ended.
 */
export function setCurrentUser(
  queryClient: QueryClient,
  user: User | null,
  said: number | null | typeof SESSION_ENDED = user?.id ?? null,
): void {
  const before = queryClient.getQueryData<User | null>(CURRENT_USER.queryKey);
  record(queryClient, user);
  followSignOut(queryClient);
  // Who signs out may have been told already that the session ended, by a window that found it out first.
  if (said !== SESSION_ENDED || before?.id !== user?.id) signOutChannel?.postMessage(said);
}

function record(queryClient: QueryClient, user: User | null): void {
  const [own] = CURRENT_USER.queryKey;
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => path !== own && !PUBLIC_PATHS.test(String(path)),
  });
  queryClient.setQueryData(CURRENT_USER.queryKey, user);
}
