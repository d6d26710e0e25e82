import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { Link } from 'wouter';
import { OutcomeNotice } from '#features/auth/web/mailed-links/outcome-notice.tsx';
import { useLinkToken } from '#features/auth/web/mailed-links/use-link-token.ts';
import type { ConfirmedContact, confirmContact } from '#features/practice-news/rules/contact-contract.ts';
import type { ContactErrorBody } from '#features/practice-news/rules/refusals.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';

/** What the link of a test alert opens: a button that answers it. Opening it does nothing, because mail programs do too. */
export function PracticeAlert() {
  const { t } = useLingui();
  const token = useLinkToken({ stays: true });
  const reasonOf = useFailureReason();
  const answering = useMutation({
    mutationFn: (found: string) =>
      call<typeof confirmContact>('POST', '/api/practice-alerts/confirm', { body: { token: found } }),
    onError: (error) => {
      if (hasEnded(error)) return;
      toast({
        title: t`That did not work. Please try again.`,
        description: reasonOf(error),
        variant: 'destructive',
      });
    },
  });
  if (answering.data !== undefined) return <Answered confirmed={answering.data} />;
  if (token === null || hasEnded(answering.error)) return <LinkEnded />;
  if (token === undefined) return <Spinner />;
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <Trans>
          A practice wants to receive the news of its bookings here: that a patient has booked, moved or cancelled a
          visit.
        </Trans>
      </p>
      <p>
        <Trans>Do such messages reach somebody of the practice?</Trans>
      </p>
      <BusyButton
        busy={answering.isPending}
        busyText={<Trans>Confirming...</Trans>}
        onClick={() => answering.mutate(token)}
      >
        <Trans>Yes, this reaches us</Trans>
      </BusyButton>
      <p className="text-sm text-soft">
        <Trans>
          If you do not work for the practice that the message names, close this page. Nothing happens then.
        </Trans>
      </p>
    </div>
  );
}

function Answered({ confirmed: { practice, providerId } }: { readonly confirmed: ConfirmedContact }) {
  return (
    <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>Thank you. This address is confirmed.</Trans>}>
      <p className="wrap-anywhere">
        <Trans>From now on, news of bookings at {practice} come to your address.</Trans>
      </p>
      <Link href={`/provider-portal?tab=online-booking&provider=${providerId}`} className="button button-ghost">
        <Trans>Go to the provider portal</Trans>
      </Link>
    </OutcomeNotice>
  );
}

function LinkEnded() {
  return (
    <OutcomeNotice icon={Clock} tone="amber" title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>
          A newer test alert has replaced it, or its seven days are over. Open the link in the newest message, or have
          another test alert sent from the provider portal.
        </Trans>
      </p>
      <Link href="/provider-portal?tab=online-booking" className="button button-ghost">
        <Trans>Go to the provider portal</Trans>
      </Link>
    </OutcomeNotice>
  );
}

function hasEnded(error: unknown): boolean {
  return errorBody<ContactErrorBody>(error)?.code === 'link_expired';
}
