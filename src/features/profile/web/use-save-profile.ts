import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import type { updateProfile } from '#features/profile/contract.ts';
import type { ProfileValues } from '#features/profile/rules/profile-fields.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** How long the success notice stays. @see patient-area specification, section 9 */
const NOTICE_MS = 3000;

/** Saves profile changes, with the specified texts, and updates the cached user for all screens. */
export function useSaveProfile(userId: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [savedAt, setSavedAt] = useState(0);

  useEffect(() => {
    if (savedAt === 0) return undefined;
    const timer = setTimeout(() => setSavedAt(0), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);

  const save = async (changes: Partial<ProfileValues>): Promise<User> => {
    setBusy(true);
    setSavedAt(0);
    try {
      const user = await call<typeof updateProfile>('PUT', '/api/users/:id', {
        params: { id: userId },
        // The form holds choices as plain strings; the schema has validated them.
        body: changes as BodyOf<typeof updateProfile>,
      });
      // The reply has only the profile; keep the other fields of the cached user.
      queryClient.setQueryData(CURRENT_USER.queryKey, (before: User | null | undefined) => ({ ...before, ...user }));
      setSavedAt(Date.now());
      return user;
    } catch (error) {
      const reason = serverMessage(error);
      toast({
        title: t`Failed to update profile`,
        description: reason === undefined ? t`Please try again.` : translateText(i18n, reason),
        variant: 'destructive',
      });
      throw error;
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, saved: savedAt !== 0 };
}
