import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { logout } from '#features/auth/contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { setCurrentUser } from './use-current-user.ts';

/** What a shared computer adds to signing out. */
export const leaving = {
  /** False if the user stays after all. */
  confirm: () => Promise.resolve(true),
  /** The server couldn't be reached. */
  lost: (): void => undefined,
};

/**
 * Signs out, with the specified toasts. `onSuccess` runs before the screen is updated. Doesn't use TanStack Query's
 * mutations, because the home page would load their code for this alone.
 */
export function useLogout(onSuccess?: () => void) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  // A second click may come before the first one has disabled the button.
  const underWay = useRef(false);
  const leave = async () => {
    try {
      if (await leaving.confirm()) {
        await call<typeof logout>('POST', '/api/logout');
        onSuccess?.();
        setCurrentUser(queryClient, null);
        toast({ title: t`Logout successful`, description: t`You have been logged out successfully.` });
      }
    } catch (error) {
      if (error instanceof TypeError) leaving.lost();
      const reason = serverMessage(error) ?? (error instanceof Error ? error.message : '');
      toast({ title: t`Logout failed`, description: translateText(i18n, reason), variant: 'destructive' });
    }
    underWay.current = false;
    setBusy(false);
  };
  return {
    busy,
    logout: () => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      void leave();
    },
  };
}
