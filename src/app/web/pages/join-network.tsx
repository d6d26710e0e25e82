import { Trans, useLingui } from '@lingui/react/macro';
import { idIn } from '#features/applications/web/claim/claimed-listing.ts';
import { JoinNetwork } from '#features/applications/web/join-network.tsx';
import { MyApplications } from '#features/applications/web/questions/my-applications.tsx';
import { LeftTeams } from '#features/portal/web/team/left-teams.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';
import type { PageLocation } from '../page-module.ts';

/** A provider's application to join the network. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-4xl py-8">
      <PageHead
        title={t`Join Our Healthcare Provider Network`}
        description={t`Apply to offer visits in person and by video: fill in one form, and we answer by e-mail.`}
        canonicalPath="/join-network"
      />
      <h1 tabIndex={-1}>
        <Trans>Join Our Healthcare Provider Network</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-lg text-soft">
        <Trans>
          Patients find you by place, language and specialty, and book your free times. Applying takes about ten
          minutes.
        </Trans>
      </p>
      <NeedsScript simple="/join-network/simple" />
      <LeftTeams />
      {!search.has('place') && (
        <p className="mb-6 max-w-[60ch]">
          <Trans>
            Is your clinic in the network already? Then ask its owner to invite you, or{' '}
            <a href="/auth?next=%2Fprovider-portal" className="link">
              sign in
            </a>{' '}
            if you have been invited.
          </Trans>
        </p>
      )}
      <MyApplications />
      <JoinNetwork listingId={idIn(search, 'listing')} placeId={idIn(search, 'place')} />
    </div>
  );
}
