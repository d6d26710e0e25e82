import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/auth/web/use-current-user.ts';
import type { searchProviders } from '#features/providers/contract.ts';
import { distanceText } from '#features/providers/rules/distance-text.ts';
import { locate } from '#features/providers/web/locate.ts';
import { get } from '#platform/web/query-client.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The nearest providers of urgent care: by the device's position where somebody gives it, else in their own state. */
export function NearestUrgentCare() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const [place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const state = user?.state ?? 'Lagos';
  const where = place ? { lat: place.lat.toFixed(3), lng: place.lng.toFixed(3) } : { state };
  const { data } = usePathQuery(
    get<typeof searchProviders>('/api/providers', {
      query: { specialty: 'Emergency Medicine', urgentCare: 'true', limit: '3', ...where },
    }),
    { keepPrevious: true },
  );
  const findNear = async () => {
    setProblem(null);
    const found = await locate();
    if (typeof found === 'object') setPlace(found);
    else setProblem(t`Your location couldn't be determined.`);
  };
  return (
    <section aria-label={t`Urgent care`} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{place === null ? <Trans>Urgent care in {state}</Trans> : <Trans>Urgent care near you</Trans>}</h3>
        {place === null && (
          <button type="button" className="button button-ghost" onClick={() => void findNear()}>
            <LocateFixed aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Use my location</Trans>
          </button>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="text-red">
          {problem}
        </p>
      )}
      <ul className="grid gap-2">
        {(data ?? []).map((provider) => (
          <li
            key={provider.id}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-control border border-line p-3"
          >
            <span>
              <Link href={`/provider/${provider.id}`} className="link">
                {provider.name}
              </Link>
              <span className="block text-soft">
                {provider.address}
                {provider.distanceKm !== undefined && `, ${distanceText(provider.distanceKm)}`}
              </span>
            </span>
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
