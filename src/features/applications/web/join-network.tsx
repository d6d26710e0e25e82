import { useState } from 'react';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSubmitted } from './application-submitted.tsx';
import { ClaimNote, UnclaimableNote } from './claim/claim-notes.tsx';

/** The application form, then the confirmation. With a listing it is a claim of that one, if it can be claimed. */
export function JoinNetwork({ listingId }: { readonly listingId: number | undefined }) {
  // Another listing is another form.
  return listingId === undefined ? <Application /> : <ClaimOf key={listingId} listingId={listingId} />;
}

function ClaimOf({ listingId }: { readonly listingId: number }) {
  const { data, error, isPending } = usePathQuery(providerQuery(listingId));
  if (isPending) return <Spinner />;
  if (data === undefined) {
    const isGone = (error as { readonly status?: number } | null)?.status === 404;
    return (
      <>
        <UnclaimableNote reason={isGone ? 'gone' : 'failed'} />
        <Application />
      </>
    );
  }
  if (data.id !== listingId) {
    return (
      <>
        <UnclaimableNote reason="merged" survivor={data} />
        <Application />
      </>
    );
  }
  if (data.bookingState !== 'listed') {
    return (
      <>
        <UnclaimableNote reason="taken" survivor={data} />
        <Application />
      </>
    );
  }
  return <Application listing={data} />;
}

function Application({ listing }: { readonly listing?: ProviderDetail }) {
  const [isSent, setIsSent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isSent) return <ApplicationSubmitted claimed={listing?.name} />;
  return (
    <>
      {listing !== undefined && <ClaimNote listing={listing} />}
      <ApplicationForm
        key={attempt}
        listing={listing}
        onSent={() => setIsSent(true)}
        onStartOver={() => setAttempt(attempt + 1)}
      />
    </>
  );
}
