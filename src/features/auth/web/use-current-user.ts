import type { QueryClient } from '@tanstack/react-query';
import type { currentUser, User } from '#features/auth/contract.ts';
import { getOrNull } from '#platform/web/query-client.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';

/** Who is signed in; null for nobody. */
export const CURRENT_USER = getOrNull<typeof currentUser>('/api/user');

/** Answers that are the same for everybody; all others belong to whoever was signed in when they came. */
const PUBLIC_PATHS = /^\/api\/(providers|config|symptom-data)\b/;

/** Who is signed in: a user, null for nobody, undefined while that isn't known. */
export function useCurrentUser(): User | null | undefined {
  return usePathQuery(CURRENT_USER).data;
}

/** Records who is signed in from now on and forgets what an earlier user could see. */
export function setCurrentUser(queryClient: QueryClient, user: User | null): void {
  const [own] = CURRENT_USER.queryKey;
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => path !== own && !PUBLIC_PATHS.test(String(path)),
  });
  queryClient.setQueryData(CURRENT_USER.queryKey, user);
}
