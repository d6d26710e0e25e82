import { Trans, useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { idIn } from '#features/applications/web/claim/claimed-listing.ts';
import { PlainApplicationPage } from '#features/applications/web/plain/plain-application-page.tsx';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { SimplePage } from './simple-page.tsx';

const PATH = '/join-network/simple';

/** What the server reads for this page: the listing that is claimed. */
export const queries: NonNullable<PageModule['queries']> = ({ search }) => {
  const listingId = idIn(search, 'listing');
  return listingId === undefined ? [] : [providerQuery(listingId)];
};

/** The application to join the network without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  const listingId = idIn(search, 'listing');
  const { data } = usePathQuery(providerQuery(listingId ?? 0), { enabled: listingId !== undefined });
  const listing = data?.bookingState === 'listed' && data.id === listingId ? data : undefined;
  const isFacility =
    search.get('kind') === 'facility' || (search.get('kind') === null && Boolean(listing?.facilityType));
  const other = new URLSearchParams({
    kind: isFacility ? 'practitioner' : 'facility',
    ...(listingId !== undefined && { listing: String(listingId) }),
  });
  return (
    <SimplePage title={t`Join Our Healthcare Provider Network`} full="/join-network">
      {search.get('done') === null ? (
        <>
          <PostedProblems />
          <p>
            {isFacility ? (
              <Trans>This is the form for a clinic, hospital, laboratory or pharmacy.</Trans>
            ) : (
              <Trans>This is the form for one practitioner.</Trans>
            )}{' '}
            <a href={`${PATH}?${other}`} className="link inline-flex min-h-11 items-center">
              {isFacility ? (
                <Trans>Apply as one practitioner</Trans>
              ) : (
                <Trans>Apply as a clinic, hospital, laboratory or pharmacy</Trans>
              )}
            </a>
          </p>
          {listing !== undefined && (
            <p className="notice wrap-anywhere">
              <Trans>You claim {listing.name}.</Trans>
            </p>
          )}
          <PlainApplicationPage action={PATH} isFacility={isFacility} listing={listing} />
        </>
      ) : (
        <div className="notice notice-green grid gap-2">
          <p className="font-bold">
            <Trans>Application Submitted</Trans>
          </p>
          <p>
            <Trans>
              Thank you for your interest in joining our network. We'll review your application and get back to you
              soon.
            </Trans>
          </p>
          <p>
            <Trans>
              We answer by e-mail to the address that you gave. If it is right, you get a receipt: one for each
              application, at most three a day.
            </Trans>
          </p>
        </div>
      )}
    </SimplePage>
  );
};
