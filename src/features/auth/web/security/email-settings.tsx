import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { EmailState, sendConfirmation } from '#features/auth/rules/account-contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { SectionCard } from './section-card.tsx';
import { EMAIL_STATE } from './security-queries.ts';

/** Shows the account's e-mail address and whether it is confirmed, and lets the user change it. */
export function EmailSettings() {
  const { data: state, isError, refetch } = usePathQuery(EMAIL_STATE);
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState(false);
  return (
    <SectionCard title={<Trans>E-mail address</Trans>}>
      {isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load your e-mail address.</Trans>
        </LoadError>
      )}
      {!isError && state === undefined && <Spinner />}
      {state !== undefined && <CurrentAddress state={state} />}
      {changing ? (
        <ChangeEmailForm
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            void queryClient.invalidateQueries({ queryKey: EMAIL_STATE.queryKey });
          }}
        />
      ) : (
        <button type="button" className="button button-ghost justify-self-start" onClick={() => setChanging(true)}>
          <Trans>Change e-mail address</Trans>
        </button>
      )}
    </SectionCard>
  );
}

function CurrentAddress({ state: { email, confirmed, pending } }: { readonly state: EmailState }) {
  const Icon = confirmed ? CircleCheck : TriangleAlert;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <span className={`badge ${confirmed ? 'badge-green' : 'badge-amber'}`}>
          <Icon aria-hidden size={16} strokeWidth={2} />
          {confirmed ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
        </span>
      </div>
      {pending !== null && (
        <p className="notice wrap-anywhere">
          <Trans>
            A link is on its way to <strong>{pending}</strong>. That address takes the place of the other one when you
            open the link.
          </Trans>
        </p>
      )}
      {(pending !== null || !confirmed) && <ResendButton />}
    </>
  );
}

function ResendButton() {
  const { t, i18n } = useLingui();
  const sending = useMutation({
    mutationFn: () => call<typeof sendConfirmation>('POST', '/api/user/email-confirmation'),
    onSuccess: () => toast({ title: t`Link sent`, description: t`Look into your e-mail, among unwanted mail too.` }),
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The link was not sent`,
        description: reason === undefined ? undefined : translateText(i18n, reason),
        variant: 'destructive',
      });
    },
  });
  return (
    <BusyButton
      className="button-ghost justify-self-start"
      busy={sending.isPending}
      busyText={<Trans>Sending...</Trans>}
      onClick={() => sending.mutate()}
    >
      <Trans>Send the link again</Trans>
    </BusyButton>
  );
}
