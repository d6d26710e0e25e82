import { useQueryClient } from '@tanstack/react-query';
import type { currentUser, User } from '#features/auth/contract.ts';
import type { getSecondFactor } from '#features/auth/rules/second-factor-contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { get } from '#platform/web/query-client.ts';
import { CURRENT_USER } from '../session/use-current-user.ts';

/** Whether the account has a second factor; the page of the security settings has it ready. */
export const SECOND_FACTOR = get<typeof getSecondFactor>('/api/user/second-factor');

/** Gives a function that records how an account's second factor stands now, for every screen. */
export function useSetSecondFactor(): (state: Partial<ReplyOf<typeof getSecondFactor>>) => void {
  const queryClient = useQueryClient();
  return (state) => {
    queryClient.setQueryData(SECOND_FACTOR.queryKey, (before: ReplyOf<typeof getSecondFactor> | undefined) =>
      before === undefined ? before : { ...before, ...state },
    );
    if (state.isOn !== true) return;
    queryClient.setQueryData<ReplyOf<typeof currentUser> | null>(CURRENT_USER.queryKey, (user) => withFactor(user));
    // What was refused for want of it is asked for again.
    queryClient.removeQueries({ predicate: ({ state: { status } }) => status === 'error' });
  };
}

function withFactor(user: User | null | undefined): User | null | undefined {
  if (!user) return user;
  const { lacksSecondFactor: _lacking, ...rest } = user;
  return rest;
}
