import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { Link } from 'wouter';
import { OutcomeNotice } from '#features/auth/web/mailed-links/outcome-notice.tsx';
import { useLinkToken } from '#features/auth/web/mailed-links/use-link-token.ts';
import type { ContactErrorBody } from '#features/practice-news/rules/refusals.ts';
import type { LinkedNews, markSeenByLink, viewSeenLink } from '#features/practice-news/rules/seen-link-contract.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { longMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';

/** What the link of an alert opens: time, first name, and a button. Opening it does nothing, because mail programs do too. */
export function SeenLink() {
  const { t } = useLingui();
  const token = useLinkToken({ stays: true });
  const reasonOf = useFailureReason();
  const { data, error, refetch } = useQuery({
    queryKey: ['seen link', token],
    queryFn: () => call<typeof viewSeenLink>('POST', '/api/practice-alerts/view', { body: { token: token ?? '' } }),
    enabled: typeof token === 'string',
    gcTime: 0,
  });
  const marking = useMutation({
    mutationFn: (found: string) =>
      call<typeof markSeenByLink>('POST', '/api/practice-alerts/seen', { body: { token: found } }),
    onError: (cause) => {
      if (isGone(cause)) return;
      toast({ title: t`That did not work. Please try again.`, description: reasonOf(cause), variant: 'destructive' });
    },
  });
  if (token === null || isGone(error) || isGone(marking.error)) return <LinkEnded />;
  const news = marking.data ?? data;
  if (news === undefined && error !== null) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load what this link is about.</Trans>
      </LoadError>
    );
  }
  if (token === undefined || news === undefined) return <Spinner />;
  return (
    <div className="grid justify-items-start gap-4">
      <NewsText news={news} />
      {news.seenAt === null ? (
        <>
          <p>
            <Trans>The patient reads in the app whether the practice has seen this.</Trans>
          </p>
          <BusyButton
            busy={marking.isPending}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => marking.mutate(token)}
          >
            <Trans>We have seen it</Trans>
          </BusyButton>
        </>
      ) : (
        <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>This is marked as seen</Trans>}>
          <p>
            <Trans>The patient can read it. No further alerts about it are sent.</Trans>
          </p>
        </OutcomeNotice>
      )}
      <Link href={`/provider-portal?provider=${news.providerId}`} className="link inline-flex min-h-11 items-center">
        <Trans>Go to the provider portal</Trans>
      </Link>
    </div>
  );
}

function NewsText({ news: { kind, date, place, firstName } }: { readonly news: LinkedNews }) {
  const { i18n } = useLingui();
  const moment = longMoment(i18n, date);
  return (
    <div className="grid gap-1.5">
      <p>
        <KindText kind={kind} />
      </p>
      <p className="text-lg font-bold">
        <time dateTime={date}>{moment}</time>
      </p>
      <p className="text-lg wrap-anywhere">{firstName}</p>
      <p className="text-soft wrap-anywhere">{place}</p>
    </div>
  );
}

function KindText({ kind }: Pick<LinkedNews, 'kind'>) {
  switch (kind) {
    case 'booked':
      return <Trans>A visit was booked:</Trans>;
    case 'moved':
      return <Trans>A visit was moved. It is now on:</Trans>;
    case 'cancelled':
      return <Trans>This visit was cancelled or moved. The time is free again:</Trans>;
  }
}

function LinkEnded() {
  return (
    <OutcomeNotice icon={Clock} tone="amber" title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>
          The visit is over, this address gets no alerts any more, or the link is not complete. The portal shows
          everything that happened.
        </Trans>
      </p>
      <Link href="/provider-portal" className="button button-ghost">
        <Trans>Go to the provider portal</Trans>
      </Link>
    </OutcomeNotice>
  );
}

function isGone(error: unknown): boolean {
  return errorBody<ContactErrorBody>(error)?.code === 'not_found';
}
