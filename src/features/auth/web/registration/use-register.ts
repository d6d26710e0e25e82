import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { register, User } from '#features/auth/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { noteSignedIn } from '../session/signed-in-before.ts';
import { setCurrentUser } from '../session/use-current-user.ts';

/**
 * Registers and signs in, with the specified toasts. `onSuccess` runs before the screen is updated with the signed-in
 * user.
 */
export function useRegister(onSuccess?: (user: User) => void) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof register>) => call<typeof register>('POST', '/api/register', { body }),
    onSuccess: (user) => {
      const name = user.fullName;
      noteSignedIn();
      onSuccess?.(user);
      setCurrentUser(queryClient, user);
      toast({ title: t`Registration successful`, description: t`Welcome, ${name}!` });
    },
    onError: (error) => {
      const title = t`Registration failed`;
      const reason = serverMessage(error);
      toast({ title, description: reason ? translateText(i18n, reason) : title, variant: 'destructive' });
    },
  });
}
