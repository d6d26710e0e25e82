import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'wouter';
import type { Provider, searchProviders } from '#features/providers/contract.ts';
import { distanceText } from '#features/providers/rules/distance-text.ts';
import { get } from '#platform/web/query-client.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { NearPlaceButton, useNearPlace } from './use-near-place.tsx';

/**
 * The nearest emergency departments, by the device's position where somebody gives it, else in their own state; where
 * none is known, hospitals.
 */
export function NearestUrgentCare() {
  const { t } = useLingui();
  const near = useNearPlace();
  const { state, isNear } = near;
  const nearest = (query: Readonly<Record<string, string>>) =>
    get<typeof searchProviders>('/api/providers', { query: { ...query, limit: '3', brief: 'true', ...near.where } });
  const emergency = usePathQuery(nearest({ specialty: 'Emergency Medicine' }), { keepPrevious: true });
  const hasNone = emergency.data?.length === 0;
  const hospitals = usePathQuery(nearest({ q: 'hospital' }), { keepPrevious: true, enabled: hasNone });
  const shown = (hasNone ? hospitals.data : emergency.data) ?? [];
  return (
    <section aria-label={t`Urgent care`} className="grid gap-2">
      <h3>{isNear ? <Trans>Urgent care near you</Trans> : <Trans>Urgent care in {state}</Trans>}</h3>
      <NearPlaceButton near={near} />
      {hasNone && shown.length > 0 && (
        <p className="text-soft">
          <Trans>We know of no emergency department there. These are hospitals: go to the nearest one.</Trans>
        </p>
      )}
      {hasNone && hospitals.data?.length === 0 && (
        <p className="text-soft">
          <Trans>We know of none there. Go to the nearest hospital.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {shown.map((provider) => (
          <li
            key={provider.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line p-3"
          >
            <NamedPlace provider={provider} />
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

/** The name of a provider, which leads to its page, and where it is. */
export function NamedPlace({ provider }: { readonly provider: Provider }) {
  const distance = distanceText(provider.distanceKm);
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
