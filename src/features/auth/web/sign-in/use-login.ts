import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { login, User } from '#features/auth/contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, errorBody, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { noteSignedIn } from '../session/signed-in-before.ts';
import { setCurrentUser } from '../session/use-current-user.ts';

/**
 * Returns what happens once a user has signed in: a welcome, unless the caller goes on to `more` than that. `onSuccess` runs
 * before the screen is updated with the signed-in user.
 */
export function useWelcome(
  onSuccess?: (user: User) => void,
  { more = false }: { readonly more?: boolean } = {},
): (user: User) => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (user) => {
    const name = user.fullName;
    noteSignedIn();
    onSuccess?.(user);
    setCurrentUser(queryClient, user);
    if (!more) toast({ title: t`Login successful`, description: t`Welcome back, ${name}!` });
  };
}

/**
 * Signs in, with the specified toasts; without the welcome if the caller goes on to `more` than that, whose outcome it would
 * cover. `onSuccess` runs before the screen is updated with the signed-in user.
 */
export function useLogin(onSuccess?: (user: User) => void, options: { readonly more?: boolean } = {}) {
  const { t, i18n } = useLingui();
  const welcome = useWelcome(onSuccess, options);
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => call<typeof login>('POST', '/api/login', { body }),
    onSuccess: welcome,
    onError: (error) => {
      // The form asks for the code, or shows the error at its field.
      if (['second_factor_needed', 'wrong_code'].includes(errorBody<AuthErrorBody>(error)?.code ?? '')) return;
      const title = t`Login failed`;
      const reason = serverMessage(error);
      toast({ title, description: reason ? translateText(i18n, reason) : title, variant: 'destructive' });
    },
  });
}
