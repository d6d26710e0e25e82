import { useQueryClient } from '@tanstack/react-query';
import type { listPasskeys } from '#features/auth/rules/passkeys/passkey-contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { CURRENT_USER } from '../session/use-current-user.ts';

/** The passkeys of the account; prefetched for the security settings. */
export const PASSKEYS = get<typeof listPasskeys>('/api/user/passkeys');

/** Returns a function that loads the passkeys again, and what the server refused without a second factor. */
export function useReloadPasskeys(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: PASSKEYS.queryKey });
    await queryClient.invalidateQueries({ queryKey: CURRENT_USER.queryKey });
    queryClient.removeQueries({ predicate: ({ state: { status } }) => status === 'error' });
  };
}

/** True if this browser knows passkeys; undefined until scripts run. */
export function useKnowsPasskeys(): boolean | undefined {
  return useHydrated() ? 'PublicKeyCredential' in window : undefined;
}
