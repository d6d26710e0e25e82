import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import type {
  cancelLinkedVisit,
  LinkedVisit,
  viewLinkedVisit,
} from '#features/appointments/rules/visit-link-contract.ts';
import { OutcomeNotice } from '#features/auth/web/mailed-links/outcome-notice.tsx';
import { useLinkToken } from '#features/auth/web/mailed-links/use-link-token.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { AppointmentErrorBody } from '../rules/refusals.ts';
import { CancelLinkedVisit } from './cancel-linked-visit.tsx';
import { CancellationRule } from './cancellation-rule.tsx';
import { LinkedVisitDetails } from './linked-visit-details.tsx';

/** What the link in a mail about a visit opens: the visit, and a button that cancels it. Opening it does nothing. */
export function ManageVisit() {
  const token = useLinkToken();
  const visit = useQuery<LinkedVisit>({
    queryKey: ['linked-visit', token],
    queryFn: () => call<typeof viewLinkedVisit>('POST', '/api/manage-visit', { body: { token: token ?? '' } }),
    enabled: typeof token === 'string',
    gcTime: 0,
  });
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const cancelling = useMutation({
    mutationFn: (found: string) =>
      call<typeof cancelLinkedVisit>('POST', '/api/manage-visit/cancel', { body: { token: found } }),
    onError: () => {
      underWay.current = false;
    },
  });
  if (cancelling.data !== undefined) return <Cancelled visit={cancelling.data} />;
  const hasEnded = [visit.error, cancelling.error].some(
    (error) => errorBody<AppointmentErrorBody>(error)?.code === 'link_expired',
  );
  if (token === null || hasEnded) return <LinkEnded />;
  if (visit.isError) {
    return (
      <LoadError onRetry={visit.refetch}>
        <Trans>We couldn't load your visit.</Trans>
      </LoadError>
    );
  }
  if (token === undefined || visit.data === undefined) return <Spinner />;
  return (
    <div className="grid gap-4">
      <LinkedVisitDetails visit={visit.data} />
      <CancelLinkedVisit
        visit={visit.data}
        busy={cancelling.isPending}
        error={cancelling.error}
        onCancel={() => {
          if (underWay.current) return;
          underWay.current = true;
          cancelling.mutate(token);
        }}
      />
    </div>
  );
}

function Cancelled({ visit }: { readonly visit: LinkedVisit }) {
  const { id, name, bookable } = visit.provider;
  return (
    <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>Your visit is cancelled</Trans>}>
      <LinkedVisitDetails visit={visit} />
      {visit.lateCancellation && (
        <p className="notice notice-amber">
          <Trans>Cancelled less than 24 hours before the visit.</Trans>{' '}
          <CancellationRule fee={visit.cancellationFee} name={name} />
        </p>
      )}
      <Link href={bookable ? `/provider/${id}` : '/'} className="button">
        {bookable ? <Trans>Book another time</Trans> : <Trans>Find another provider</Trans>}
      </Link>
    </OutcomeNotice>
  );
}

function LinkEnded() {
  return (
    <OutcomeNotice
      icon={Clock}
      tone="amber"
      title={
        <Trans>
          This link does not work any more. It ends when the visit is over, moved or cancelled, and when the e-mail
          address of the account changes.
        </Trans>
      }
    >
      <p>
        <Trans>If you have just reloaded this page, open the link in the mail again.</Trans>
      </p>
      <Link href="/appointments" className="button">
        <Trans>View My Appointments</Trans>
      </Link>
    </OutcomeNotice>
  );
}
