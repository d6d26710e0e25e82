import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#features/auth/contract.ts';
import type { emergencyPlaces } from '#features/search/rules/emergency/emergency-contract.ts';
import { originKnown } from '#features/search/rules/emergency/origin-known.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { CapitalNote } from './capital-note.tsx';
import { EmergencyPlaces } from './emergency-places.tsx';
import { WhereToGoForm } from './where-to-go-form.tsx';

function placesQuery(search: URLSearchParams, profile: User | null) {
  const state = search.get('state') ?? '';
  const place = (search.get('place') ?? '').slice(0, 80);
  // From the search, whose query may name the place. A place that is typed here replaces it.
  const q = (search.get('q') ?? '').slice(0, 100);
  const origin = originKnown({ typed: state || place ? { state, place } : null, q, profile });
  return { origin, query: get<typeof emergencyPlaces>('/api/emergency-places', { query: origin?.query ?? {} }) };
}

/** What the server reads for the page. */
export function whereToGoQueries(search: URLSearchParams, user: User | null) {
  const { origin, query } = placesQuery(search, user);
  return origin === null ? [] : [query];
}

/** The nearest hospitals for emergencies from a typed place, else the account's. Without either it asks for the place. */
export function WhereToGoPage({ search, user }: { readonly search: URLSearchParams; readonly user: User | null }) {
  const { t } = useLingui();
  const { origin, query } = placesQuery(search, user);
  const { data } = usePathQuery(query, { enabled: origin !== null });
  const near = data?.near ?? null;
  return (
    <>
      <a className="button button-urgent justify-self-start" href={`tel:${EMERGENCY_NUMBER}`}>
        <Trans>Call {EMERGENCY_NUMBER}</Trans>
      </a>
      <WhereToGoForm state={near?.state ?? search.get('state') ?? ''} place={search.get('place') ?? ''} />
      {data !== undefined && near === null && origin?.query['place'] !== undefined && (
        <p role="alert" className="text-red">
          <Trans>We don't know that place. Type the LGA, or a bigger town near you.</Trans>
        </p>
      )}
      {data !== undefined && near !== null && (
        <section aria-label={t`Where to go now`} className="grid max-w-160 gap-3">
          <h2>
            <Trans>Hospitals for emergencies near {near.name}</Trans>
          </h2>
          {near.isCapital && <CapitalNote name={near.name} />}
          <EmergencyPlaces answer={data} fields={[]} />
        </section>
      )}
    </>
  );
}
