import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { NextPlace } from '#features/applications/rules/next-place-contract.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSubmitted } from './application-submitted.tsx';
import { ClaimNote, UnclaimableNote } from './claim/claim-notes.tsx';
import { NextPlaceNote, nextPlaceQuery } from './next-place.tsx';

/**
 * The application form, then the confirmation. With a listing it is a claim of that one, if it can be claimed; with a place
 * of the caller's it is for another place of the same practice.
 */
export function JoinNetwork({
  listingId,
  placeId,
}: {
  readonly listingId: number | undefined;
  readonly placeId: number | undefined;
}) {
  if (placeId !== undefined) return <PlaceBeside key={placeId} placeId={placeId} />;
  // Another listing is another form.
  return listingId === undefined ? <Application /> : <ClaimOf key={listingId} listingId={listingId} />;
}

function PlaceBeside({ placeId }: { readonly placeId: number }) {
  const { data, isPending } = usePathQuery(nextPlaceQuery(placeId));
  if (isPending) return <Spinner />;
  if (data !== undefined) return <Application nextPlace={{ ...data, id: placeId }} />;
  return (
    <>
      <p className="notice notice-amber mb-6" role="status">
        <Trans>Sign in as an owner of the practice first: otherwise the place becomes a practice of its own.</Trans>
      </p>
      <Application />
    </>
  );
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

function Application({
  listing,
  nextPlace,
}: {
  readonly listing?: ProviderDetail;
  readonly nextPlace?: NextPlace & { readonly id: number };
}) {
  const [isSent, setIsSent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isSent) return <ApplicationSubmitted claimed={listing?.name} placeId={nextPlace?.id} />;
  return (
    <>
      {listing !== undefined && <ClaimNote listing={listing} />}
      {nextPlace !== undefined && <NextPlaceNote place={nextPlace} />}
      <ApplicationForm
        key={attempt}
        listing={listing}
        {...(nextPlace && { nextPlace })}
        onSent={() => setIsSent(true)}
        onStartOver={() => setAttempt(attempt + 1)}
      />
    </>
  );
}
