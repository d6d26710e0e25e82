import { Trans } from '@lingui/react/macro';
import { APPLICATION_LANGUAGES, APPLICATION_SPECIALTIES } from '#features/applications/rules/application-lists.ts';
import { specialtyFor } from '#features/applications/rules/new-provider.ts';
import type { NextPlace, readNextPlace } from '#features/applications/rules/next-place-contract.ts';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';
import { WEEK } from '#features/portal/rules/typed-week.ts';
import { get } from '#platform/web/calls/query-client.ts';
import type { ApplicationValues } from './application-values.ts';

/** What the application for a further place starts with. */
export const nextPlaceQuery = (id: number) =>
  get<typeof readNextPlace>('/api/portal/providers/:id/next-place', { params: { id } });

/** Returns the values of the form for a further place of a practice. */
export function valuesOfNext(place: NextPlace): Partial<ApplicationValues> {
  const { name, email, phone, state, cacNumber, people, openingHours } = place;
  const specialty = APPLICATION_SPECIALTIES.find((offered) => specialtyFor(offered) === place.specialty);
  const facilityType = FACILITY_TYPES.find((offered) => offered === place.facilityType);
  const languages = APPLICATION_LANGUAGES.filter((offered) => place.languages.includes(offered));
  const week = Object.fromEntries(
    WEEK.map((weekday) => [
      weekday,
      openingHours.filter((period) => period.weekday === weekday).map(({ opens, closes }) => ({ opens, closes })),
    ]),
  );
  return {
    kind: 'facility',
    name,
    state,
    languages,
    ...(specialty && { specialty }),
    ...(facilityType && { facilityType }),
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(cacNumber !== null && { cacNumber }),
    ...(people.length > 0 && { people }),
    ...(openingHours.length > 0 && { week }),
  };
}

/** Says, above the form, what becomes of a further place. */
export function NextPlaceNote({ place: { joins, name } }: { readonly place: NextPlace }) {
  return (
    <section className="card mb-6 grid gap-2 wrap-anywhere" aria-labelledby="next-place">
      <h2 id="next-place">
        <Trans>Another place of {name}</Trans>
      </h2>
      {joins === null ? (
        <p>
          <Trans>
            It becomes a practice of its own, because your account owns several practices, or this place has no list of
            people yet.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            It joins {joins}: the same practice, your account and your people. Once it is approved, it is in your portal
            beside the first place.
          </Trans>
        </p>
      )}
      <p className="text-soft">
        <Trans>
          We filled in what you told us before. Name it so that patients can tell the places apart, and give its own
          address and hours. Remove the people who don't work there.
        </Trans>
      </p>
    </section>
  );
}
