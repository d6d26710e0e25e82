import { Trans } from '@lingui/react/macro';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { farPinOf } from '#features/applications/rules/unchecked.ts';
import { HoursTable } from '#features/portal/web/checklist/hours-step.tsx';
import { PointLink } from './point-link.tsx';

/** The further places of an application, for reviewers. */
export function FurtherPlaces({ application: { furtherPlaces } }: { readonly application: ProviderApplication }) {
  if (furtherPlaces === null || furtherPlaces.length === 0) return null;
  return (
    <section className="mt-5 grid gap-4 border-t border-line pt-4 wrap-anywhere">
      <h3 className="font-bold">
        <Trans>Further places</Trans>
      </h3>
      {furtherPlaces.map((place, at) => (
        // The list is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <Place key={at} place={place} />
      ))}
    </section>
  );
}

function Place({ place }: { readonly place: NonNullable<ProviderApplication['furtherPlaces']>[number] }) {
  const { name, address, lga, state, latitude, longitude, openingHours } = place;
  const far = farPinOf(place);
  const [km, from] = [far?.km.toFixed(1), far?.from];
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{name}</h4>
      <p>{[address, lga, state].filter(Boolean).join(', ')}</p>
      <p>
        {latitude === null || longitude === null ? (
          <Trans>No pin</Trans>
        ) : (
          <PointLink lat={latitude} lng={longitude}>
            <Trans>Their pin</Trans>
          </PointLink>
        )}
      </p>
      {far !== undefined && (
        <p className="notice notice-amber">
          <Trans>
            The pin is {km} km from {from}.
          </Trans>
        </p>
      )}
      <HoursTable hours={openingHours} />
    </div>
  );
}
