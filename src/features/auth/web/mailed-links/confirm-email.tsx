import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { confirmEmail } from '#features/auth/rules/account-contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import { call, errorBody, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { LinkExpired } from './link-expired.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { forgetLinkToken, useLinkToken } from './use-link-token.ts';

/** The screen of a mailed confirmation link. Asks for a click, because mail programs open links too. */
export function ConfirmEmail() {
  const { t, i18n } = useLingui();
  const token = useLinkToken({ keptAs: 'confirm-email' });
  const queryClient = useQueryClient();
  const confirming = useMutation({
    mutationFn: (found: string) =>
      call<typeof confirmEmail>('POST', '/api/email-confirmation/confirm', { body: { token: found } }),
    // Other screens may show the former address.
    onSuccess: () => {
      forgetLinkToken('confirm-email');
      return queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (errorBody<AuthErrorBody>(error)?.code === 'link_expired') return forgetLinkToken('confirm-email');
      const reason = serverMessage(error);
      toast({
        title: t`That did not work. Please try again.`,
        description: reason === undefined ? undefined : translateText(i18n, reason),
        variant: 'destructive',
      });
    },
  });
  if (confirming.isSuccess) {
    return (
      <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>Your e-mail address is confirmed</Trans>}>
        <Link href="/" className="button">
          <Trans>Continue</Trans>
        </Link>
      </OutcomeNotice>
    );
  }
  if (token === null || errorBody<AuthErrorBody>(confirming.error)?.code === 'link_expired') {
    return (
      <LinkExpired>
        <Link href="/profile?tab=security" className="button">
          <Trans>Ask for a new link</Trans>
        </Link>
      </LinkExpired>
    );
  }
  if (token === undefined) return <Spinner />;
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <Trans>One click, and we know that we reach you at this address.</Trans>
      </p>
      <BusyButton
        busy={confirming.isPending}
        busyText={<Trans>Confirming...</Trans>}
        onClick={() => confirming.mutate(token)}
      >
        <Trans>Confirm this e-mail address</Trans>
      </BusyButton>
    </div>
  );
}
