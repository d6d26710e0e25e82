import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Provider } from '#features/directory/contract.ts';
import { CallNote } from '#features/directory/web/listing-actions.tsx';
import { providerHref } from '#features/directory/web/provider-address.ts';
import { AvailabilityNote } from '#features/schedules/web/availability-note.tsx';
import { useToday } from '#features/schedules/web/use-today.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { distanceText, isExactDistance } from '../rules/distance-text.ts';
import type { nearbyProviders } from '../rules/nearby-contract.ts';

/** The query for other providers near the one with this id. */
export function nearbyQuery(id: number | string) {
  return get<typeof nearbyProviders>('/api/providers/:id/nearby', { params: { id } });
}

/** Other providers nearby; nothing if there are none. */
export function NearbyList({
  provider,
  isNear,
}: {
  readonly provider: Provider;
  /** The position is known well enough to call others nearby. */
  readonly isNear: boolean;
}) {
  const query = usePathQuery(nearbyQuery(provider.id));
  const { data } = query;
  const today = useToday(query, data?.map(({ nextSlotAt }) => nextSlotAt) ?? []);
  const { state } = provider;
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className="mt-2 grid gap-3">
      <h3 id="nearby">{isNear ? <Trans>Nearby alternatives</Trans> : <Trans>Alternatives in {state}</Trans>}</h3>
      <ul className="grid gap-3">
        {data.map((one) => {
          const { id, name, specialty, profileImage, distanceKm, bookable, nextSlotAt, phone } = one;
          const distance = distanceText(distanceKm);
          return (
            <li key={id} className="card @container grid gap-2.5">
              <div className="flex gap-3">
                {/* With large letters it would leave no room for them. */}
                <span className="hidden @min-[15rem]:block">
                  <Avatar name={name} image={profileImage} />
                </span>
                <div className="min-w-0 self-center wrap-anywhere">
                  <Link href={providerHref(id)} className="link inline-flex min-h-11 items-center font-bold">
                    {name}
                  </Link>
                  <p className="text-[0.9375rem] text-soft">
                    {specialty}
                    {distance !== undefined && (
                      <>
                        {' · '}
                        {isExactDistance(provider, one) ? (
                          <Trans>{distance} from here</Trans>
                        ) : (
                          <Trans>About {distanceKm} km from here</Trans>
                        )}
                      </>
                    )}
                  </p>
                </div>
              </div>
              {bookable ? <AvailabilityNote nextSlotAt={nextSlotAt} today={today} /> : <CallNote phone={phone} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
