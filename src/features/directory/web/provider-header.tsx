import { Trans } from '@lingui/react/macro';
import { MapPin, UserPlus } from 'lucide-react';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import type { ProviderDetail } from '../contract.ts';
import { addressLine } from '../rules/care-card-address.ts';
import { NotAcceptingBadge, ProviderBadges } from './provider-badges.tsx';
import { RatingLine } from './rating-line.tsx';

/** Who this is. The heading stays the same element while the provider loads, so that it keeps the focus. */
export function ProviderHeader({ provider }: { readonly provider: ProviderDetail | undefined }) {
  return (
    <header className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 @max-[16.25rem]/screen:grid-cols-1 sm:gap-x-5 sm:gap-y-2">
      <div className="self-start sm:row-span-2">
        {provider === undefined ? (
          <div aria-hidden className="skeleton size-24 rounded-full" />
        ) : (
          <Avatar name={provider.name} image={provider.profileImage} size={96} />
        )}
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <h1 tabIndex={-1} className="text-[clamp(1.5rem,5vw,2.25rem)]">
          {provider?.name ?? <Trans>Loading...</Trans>}
        </h1>
        {provider !== undefined && (
          <p className="text-soft sm:text-lg">
            {provider.specialty}
            {provider.facilityType !== null &&
              provider.facilityType !== provider.specialty &&
              ` · ${provider.facilityType}`}
          </p>
        )}
      </div>
      {provider !== undefined && <Facts provider={provider} />}
    </header>
  );
}

function Facts({ provider }: { readonly provider: ProviderDetail }) {
  const { bookable, acceptingNewPatients, rating, reviewCount } = provider;
  return (
    <div className="max-sm:col-span-full grid justify-items-start gap-2">
      <p className="flex flex-wrap gap-2">
        <ProviderBadges provider={provider} />
        {bookable &&
          (acceptingNewPatients ? (
            <span className="badge badge-green">
              <UserPlus aria-hidden size={14} strokeWidth={2} />
              <Trans>Accepting new patients</Trans>
            </span>
          ) : (
            <NotAcceptingBadge />
          ))}
      </p>
      {(bookable || reviewCount > 0) && (
        <p className="text-soft">
          <RatingLine rating={rating} reviewCount={reviewCount} inFull />
        </p>
      )}
      <p className="flex items-start gap-1.5 text-soft wrap-anywhere">
        <MapPin aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        {addressLine(provider)}
      </p>
    </div>
  );
}
