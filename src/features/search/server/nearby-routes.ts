import type { Provider } from '#features/directory/contract.ts';
import { findProvider } from '#features/directory/server/provider-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/read-copy.ts';
import { route } from '#platform/server/route.ts';
import type { ProviderSearch } from '../contract.ts';
import { alternativesTo } from '../rules/alternatives.ts';
import { markerPlace } from '../rules/map/marker.ts';
import { nearbyProviders } from '../rules/nearby-contract.ts';
import { searchIndexed } from './index/indexed-search.ts';
import type { SearchIndex } from './index/search-index.ts';
import { findProviders } from './provider-search-store.ts';

const MOST_NEARBY = 3;
/** So many are looked at, because a register has some twice. */
const LOOKED_AT = 12;
/** Nobody takes what is farther away for near, km. */
const NEARBY_KM = 100;

/**
 * Who else is near a provider: from its point or, where that isn't known, from the middle of its LGA. Where only its
 * state is known, who else is in that.
 */
export function installNearby(context: Context, index: SearchIndex | undefined): void {
  const { app, db, now } = context;
  const search = async (query: ProviderSearch): Promise<readonly Provider[]> =>
    index === undefined
      ? (await findProviders(db, query, now())).items
      : (JSON.parse(searchIndexed(index, query, now()).json.toString()) as Provider[]);

  route(app, nearbyProviders, async ({ params: { id }, request }) => {
    const provider = await readShared(context, request, (from) => findProvider(from, id, now()));
    if (provider === undefined) {
      throw new AppError('not_found', "The provider you're looking for doesn't exist or has been removed.");
    }
    const place = markerPlace(provider);
    const where =
      place === undefined ? { state: provider.state } : { lat: place.lat, lng: place.lng, radiusKm: NEARBY_KM };
    const around = { ...where, limit: LOOKED_AT, offset: 0 };
    const alike = await search({ ...around, specialty: provider.specialty });
    return alternativesTo(provider, [...alike, ...(await search(around))], MOST_NEARBY);
  });
}
