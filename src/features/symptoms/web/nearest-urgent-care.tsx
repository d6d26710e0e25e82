import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'wouter';
import type { Provider } from '#features/directory/contract.ts';
import type { searchProviders } from '#features/search/contract.ts';
import { distanceText } from '#features/search/rules/distance-text.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { openFirst } from '../rules/open-first.ts';
import { NearPlaceButton, useNearPlace } from './use-near-place.tsx';

const SHOWN = 3;
/** Number of nearest places to load: enough for some that are open or have unknown hours. */
const LOOKED_AT = '10';

/**
 * The nearest emergency departments, by the device's position if the patient shares it, otherwise in their own state; if
 * none is known, hospitals. Those that are closed now come last and say so.
 */
export function NearestUrgentCare() {
  const { t } = useLingui();
  const near = useNearPlace();
  const { state, isNear } = near;
  const emergency = useNearest({ specialty: 'Emergency Medicine' }, near);
  const hasNone = emergency.found?.length === 0;
  const hospitals = useNearest({ q: 'hospital' }, near, hasNone);
  const { found = [], open, isPending } = hasNone ? hospitals : emergency;
  // Nothing before both queries are done: links that move would be tapped by mistake.
  const shown = isPending ? [] : openFirst(found, open).slice(0, SHOWN);
  return (
    <section aria-label={t`Urgent care`} className="grid gap-2">
      <h3>{isNear ? <Trans>Urgent care near you</Trans> : <Trans>Urgent care in {state}</Trans>}</h3>
      <NearPlaceButton near={near} />
      {hasNone && shown.length > 0 && (
        <p className="text-soft">
          <Trans>We know of no emergency department there. These are hospitals: go to the nearest one.</Trans>
        </p>
      )}
      {hasNone && hospitals.found?.length === 0 && (
        <p className="text-soft">
          <Trans>We know of none there. Go to the nearest hospital.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {shown.map(({ place: provider, doors }) => (
          <li
            key={provider.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line p-3"
          >
            <NamedPlace provider={provider} />
            {doors === 'open' && (
              <span className="font-semibold text-green-strong">
                <Trans>Open now</Trans>
              </span>
            )}
            {doors === 'closed' && (
              <span className="font-semibold text-amber">
                <Trans>Closed now</Trans>
              </span>
            )}
            {provider.phone && (
              <a className="button button-ghost" href={`tel:${provider.phone.replaceAll(/\s/g, '')}`}>
                <Phone aria-hidden size={20} strokeWidth={1.75} />
                {provider.phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first results of a search at a place, and the first that are open now if that is known. */
function useNearest(
  what: { readonly specialty: string } | { readonly q: string },
  { where }: ReturnType<typeof useNearPlace>,
  enabled = true,
) {
  const query = { ...what, ...where, limit: LOOKED_AT, brief: 'true' } as const;
  const all = usePathQuery(get<typeof searchProviders>('/api/providers', { query }), { enabled });
  const open = usePathQuery(get<typeof searchProviders>('/api/providers', { query: { ...query, openNow: 'true' } }), {
    enabled,
  });
  return { found: all.data, open: open.data, isPending: all.isPending || open.isPending };
}

/** The name of a provider, which leads to its page, and where it is. */
export function NamedPlace({ provider }: { readonly provider: Provider }) {
  const distance = distanceText(provider.distanceKm, provider.locationPrecision === 'exact');
  return (
    <span className="min-w-0 wrap-anywhere">
      <Link href={`/provider/${provider.id}`} className="link inline-flex min-h-11 items-center">
        {provider.name}
      </Link>
      <span className="block text-soft">
        {provider.address}
        {distance !== undefined && `, ${distance}`}
      </span>
    </span>
  );
}
