import { Plural, Trans } from '@lingui/react/macro';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';

/** Says what the conversion of an application does. */
export function ConvertNote({
  application: { joins, claim, furtherPlaces },
}: {
  readonly application: ProviderApplication;
}) {
  return (
    <>
      {furtherPlaces !== null && furtherPlaces.length > 0 && (
        <p>
          <Plural
            value={furtherPlaces.length}
            one="It makes # further place of the same practice too."
            other="It makes # further places of the same practice too."
          />
        </p>
      )}
      <p>
        {joins === null && claim !== null ? (
          <Trans>
            Converting gives the page of the listing to the applicant: it keeps its address and reviews and gets what
            the application says. The applicant is mailed an invitation to an account. Patients can book once a member
            of the practice has started the bookings.
          </Trans>
        ) : joins === null ? (
          <Trans>
            Converting adds a provider to the network and mails the applicant an invitation to an account. Patients can
            book once a member of the practice has started the bookings.
          </Trans>
        ) : (
          <Trans>
            Converting adds the place to {joins} and mails its owner. Patients can book there once a member of the
            practice has started the bookings.
          </Trans>
        )}
      </p>
    </>
  );
}
