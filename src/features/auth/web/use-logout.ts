import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { logout } from '#features/auth/contract.ts';
import { call, serverMessage } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { setCurrentUser } from './use-current-user.ts';

/** Signs out, once, with the toasts of the specification. `onSuccess` runs before the screen learns that nobody is signed in. */
export function useLogout(onSuccess?: () => void) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const leaving = useMutation({
    // Offline, it fails at once instead of waiting unseen and happening later.
    networkMode: 'always',
    mutationFn: () => call<typeof logout>('POST', '/api/logout'),
    onSuccess: () => {
      onSuccess?.();
      setCurrentUser(queryClient, null);
      toast({ title: t`Logout successful`, description: t`You have been logged out successfully.` });
    },
    onError: (error) => {
      const reason = serverMessage(error) ?? error.message;
      toast({ title: t`Logout failed`, description: translateText(i18n, reason), variant: 'destructive' });
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  return {
    busy: leaving.isPending,
    logout: () => {
      if (underWay.current) return;
      underWay.current = true;
      leaving.mutate();
    },
  };
}
