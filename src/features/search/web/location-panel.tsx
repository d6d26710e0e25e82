import { Trans } from '@lingui/react/macro';
import { ExternalLink, MapPinned, Route } from 'lucide-react';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { mapLinks } from '#features/directory/rules/map-links.ts';
import { OfficePicture } from '#features/directory/web/office-picture.tsx';
import { PrecisionNote } from '#features/directory/web/precision-note.tsx';
import { MapSection } from './map/map-section.tsx';
import { NearbyList } from './nearby-list.tsx';

/** Where a provider is and how to get there: to the point where it is known well, otherwise by name. */
export function LocationPanel({ provider }: { readonly provider: ProviderDetail }) {
  const { locationPrecision } = provider;
  const address = addressLine(provider);
  const isOnMap = provider.latitude !== null || provider.lga !== null;
  const { app, web, isPoint } = mapLinks(provider);
  return (
    <>
      <p className="text-lg wrap-anywhere">{address}</p>
      {provider.officeImage !== null && <OfficePicture name={provider.name} image={provider.officeImage} />}
      {locationPrecision !== 'exact' && (
        <p className="notice notice-amber">
          <PrecisionNote precision={locationPrecision} />
        </p>
      )}
      {/* In a box of its own, where the map's place beside a list has no effect. */}
      <div className="grid empty:hidden">{isOnMap && <MapSection providers={[provider]} user={null} isSingle />}</div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {/* Computers mostly have nothing that opens it. */}
        <a className="button hidden pointer-coarse:inline-flex" href={app}>
          <MapPinned aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Open in a map app</Trans>
        </a>
        <a
          className="button pointer-coarse:border-edge pointer-coarse:bg-transparent pointer-coarse:text-ink"
          rel="noreferrer"
          href={web}
        >
          <Route aria-hidden size={20} strokeWidth={1.75} />
          {isPoint ? <Trans>Directions on OpenStreetMap</Trans> : <Trans>Search on OpenStreetMap</Trans>}
          <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
        </a>
      </div>
      <NearbyList provider={provider} isNear={isOnMap} />
    </>
  );
}
