import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsentState, setConsent } from '#features/consents/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { SwitchButton } from '#platform/web/ui/switch-button.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { consentsOf } from './privacy-queries.ts';

/** Gives or withdraws a consent at once. Shows the recorded state, without an optimistic update. */
export function ConsentSwitch({ userId, consent }: { readonly userId: number; readonly consent: ConsentState }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const { purpose, granted } = consent;
  const setting = useMutation({
    mutationFn: () =>
      call<typeof setConsent>('PUT', '/api/users/:id/consents', {
        params: { id: userId },
        body: { purpose, granted: !granted },
      }),
    onSuccess: (consents) => queryClient.setQueryData(consentsOf(userId).queryKey, consents),
    onError: () => toast({ title: t`That did not work. Please try again.`, variant: 'destructive' }),
  });
  return (
    <SwitchButton
      isOn={granted}
      aria-labelledby={`consent-${purpose}`}
      aria-describedby={`consent-${purpose}-text`}
      aria-busy={setting.isPending || undefined}
      disabled={!hydrated}
      onClick={() => {
        if (!setting.isPending) setting.mutate();
      }}
    />
  );
}
