import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { OfficePicture } from '#features/directory/web/office-picture.tsx';
import { RatingLine } from '#features/directory/web/rating-line.tsx';
import type { AdminProvider } from '#features/network/contract.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { PageChangesToReview } from './page/page-changes.tsx';
import { ProviderBookings } from './provider-bookings.tsx';
import { ProviderLicences } from './provider-licences.tsx';
import { ServiceBadges } from './service-badges.tsx';

/** A provider in full, for administrators. */
export function ProviderDetailView({
  provider,
  readAtMs,
  onMerge,
}: {
  readonly provider: AdminProvider;
  /** The administrator wants to merge it into another one. */
  readonly onMerge: () => void;
  /** When the provider was loaded, ms since the epoch. */
  readonly readAtMs: number;
}) {
  const { name, specialty, address, lga, state, email, phone, bio, speaksLocalLanguages: languages } = provider;
  return (
    <div className="grid gap-5 wrap-anywhere">
      <div className="flex items-center gap-4 @max-[16.25rem]/screen:flex-wrap">
        <Avatar name={name} image={provider.profileImage} size={96} />
        <div>
          <p className="text-lg font-bold">{name}</p>
          <p className="text-soft">{specialty}</p>
          <p className="mt-1 text-soft">
            <RatingLine rating={provider.rating} reviewCount={provider.reviewCount} inFull />
          </p>
        </div>
      </div>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact term={<Trans>Location</Trans>}>{addressLine({ address, lga, state })}</Fact>
        <Fact term={<Trans>Email</Trans>}>{email ?? '–'}</Fact>
        <Fact term={<Trans>Phone</Trans>}>{phone ?? '–'}</Fact>
        <Fact term={<Trans>Languages</Trans>}>{languages.length === 0 ? '–' : languages.join(', ')}</Fact>
        <Fact term={<Trans>Service options</Trans>}>
          <ServiceBadges provider={provider} />
        </Fact>
        <Fact term={<Trans>Accepting New Patients</Trans>}>
          <YesOrNo value={provider.acceptingNewPatients} />
        </Fact>
        <Fact term={<Trans>Booked visits ahead</Trans>}>{provider.upcomingVisits}</Fact>
      </dl>
      {bio !== null && <p className="max-w-[68ch] whitespace-pre-line">{bio}</p>}
      <OfficePicture name={name} image={provider.officeImage} />
      <ProviderBookings provider={provider} />
      <PageChangesToReview providerId={provider.id} />
      <ProviderLicences provider={provider} readAtMs={readAtMs} />
      <section className="grid justify-items-start gap-2">
        <h3 className="font-bold">
          <Trans>Is it here twice?</Trans>
        </h3>
        <button type="button" className="button button-ghost" onClick={onMerge}>
          <Trans>Merge into another provider</Trans>
        </button>
      </section>
    </div>
  );
}

function YesOrNo({ value }: { readonly value: boolean | null }) {
  if (value === null) return <Trans>Not known</Trans>;
  return value ? <Trans>Yes</Trans> : <Trans>No</Trans>;
}

function Fact({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft max-sm:mt-1">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
