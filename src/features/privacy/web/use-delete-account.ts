import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { setCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { deleteAccount } from '#features/privacy/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';

/** Returns a function that deletes the account, signs the user out and opens the home page. */
export function useDeleteAccount(userId: number): (proof: BodyOf<typeof deleteAccount>) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return async (proof) => {
    await call<typeof deleteAccount>('DELETE', '/api/users/:id', { params: { id: userId }, body: proof });
    navigate('/');
    setCurrentUser(queryClient, null);
    toast({ title: t`Your account is deleted`, description: t`You can register again whenever you like.` });
  };
}
