import { Trans } from '@lingui/react/macro';
import { facilityAgency } from '#features/applications/rules/facility-licence.ts';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { HoursTable } from '#features/portal/web/checklist/hours-step.tsx';
import { kmBetween } from '#platform/common/places/distance.ts';
import { PointLink } from './point-link.tsx';

/** What an application of a facility says beside the specified fields, for reviewers. */
export function FacilityFacts({ application }: { readonly application: ProviderApplication }) {
  const { kind, cacNumber, stateLicenceNumber, nhiaNumber, openingHours, people } = application;
  if (kind !== 'facility') return null;
  const agency = facilityAgency(application.state);
  const numbers = [
    { name: <Trans>CAC number</Trans>, number: cacNumber },
    {
      name: agency === undefined ? <Trans>State facility licence</Trans> : <Trans>{agency} facility licence</Trans>,
      number: stateLicenceNumber,
    },
    { name: <Trans>NHIA number</Trans>, number: nhiaNumber },
  ];
  return (
    <section className="mt-5 grid gap-4 border-t border-line pt-4 wrap-anywhere">
      <h3 className="font-bold">
        <Trans>The facility</Trans>
      </h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {numbers.map(({ name, number }, at) => (
          // The list is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd>{number ?? '–'}</dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-soft">
            <Trans>Place on the map</Trans>
          </dt>
          <dd>
            <Pin application={application} />
          </dd>
        </div>
      </dl>
      {people !== null && (
        <div>
          <h4 className="text-sm text-soft">
            <Trans>People</Trans>
          </h4>
          <ul className="list-disc ps-5">
            {people.map(({ name, title, council, licenceNumber }) => (
              <li key={name}>
                {[name, title, [council, licenceNumber].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {openingHours !== null && (
        <div>
          <h4 className="text-sm text-soft">
            <Trans>Opening hours</Trans>
          </h4>
          <HoursTable hours={openingHours} />
        </div>
      )}
    </section>
  );
}

/** The pin, and the point of the claimed listing with the distance between them. */
function Pin({ application: { latitude, longitude, claim } }: { readonly application: ProviderApplication }) {
  if (latitude === null || longitude === null) return <Trans>No pin</Trans>;
  const pin = { lat: latitude, lng: longitude };
  const listed =
    claim === null || claim.latitude === null || claim.longitude === null
      ? undefined
      : { lat: claim.latitude, lng: claim.longitude };
  const apart = listed && kmBetween(pin, listed).toFixed(2);
  return (
    <span className="grid gap-1">
      <PointLink {...pin}>
        <Trans>Their pin</Trans>
      </PointLink>
      {listed !== undefined && (
        <PointLink {...listed}>
          <Trans>The listing's point, {apart} km away</Trans>
        </PointLink>
      )}
    </span>
  );
}
