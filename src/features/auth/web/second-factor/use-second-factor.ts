import { useQueryClient } from '@tanstack/react-query';
import type { currentUser, User } from '#features/auth/contract.ts';
import type { getSecondFactor } from '#features/auth/rules/second-factor-contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { CURRENT_USER } from '../session/use-current-user.ts';

/** The state of the account's second factor; prefetched for the security settings. */
export const SECOND_FACTOR = get<typeof getSecondFactor>('/api/user/second-factor');

/** Returns a function that updates the cached state of the second factor, for all screens. */
export function useSetSecondFactor(): (state: Partial<ReplyOf<typeof getSecondFactor>>) => void {
  const queryClient = useQueryClient();
  return (state) => {
    queryClient.setQueryData(SECOND_FACTOR.queryKey, (before: ReplyOf<typeof getSecondFactor> | undefined) =>
      before === undefined ? before : { ...before, ...state },
    );
    if (state.isOn !== true) return;
    queryClient.setQueryData<ReplyOf<typeof currentUser> | null>(CURRENT_USER.queryKey, (user) =>
      withSecondFactor(user),
    );
    // Load again what the server refused without a second factor.
    queryClient.removeQueries({ predicate: ({ state: { status } }) => status === 'error' });
  };
}

function withSecondFactor(user: User | null | undefined): User | null | undefined {
  if (!user) return user;
  const { lacksSecondFactor: _lacking, ...rest } = user;
  return rest;
}
