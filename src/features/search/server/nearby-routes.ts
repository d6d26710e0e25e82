import type { Provider } from '#features/directory/contract.ts';
import { findProvider } from '#features/directory/server/provider-store.ts';
import { refuseMissing } from '#features/schedules/server/merged-provider-store.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/http/read-copy.ts';
import { route } from '#platform/server/http/route.ts';
import type { ProviderSearch } from '../contract.ts';
import { alternativesTo } from '../rules/alternatives.ts';
import { markerPlace } from '../rules/map/marker.ts';
import { nearbyProviders } from '../rules/nearby-contract.ts';
import { searchIndexed } from './index/indexed-search.ts';
import type { CurrentIndex } from './index/install-search-index.ts';

const MAX_NEARBY = 3;
/** More candidates than are shown, because a register has some facilities twice. */
const CANDIDATES = 12;
/** A provider farther away than this is not near, km. */
const NEARBY_KM = 100;

/**
 * Installs the list of providers near a provider, measured from its point or, if that is unknown, from the centre of its
 * LGA. If only its state is known, the list has other providers of that state.
 */
export function installNearby(context: Context, currentIndex: CurrentIndex): void {
  const { app, now } = context;

  route(app, nearbyProviders, async ({ params: { id }, request }) => {
    const provider = await readShared(context, request, (from) => findProvider(from, id, now()));
    if (provider === undefined) return await refuseMissing(context.db, request, id);
    const place = markerPlace(provider);
    const where =
      place === undefined ? { state: provider.state } : { lat: place.lat, lng: place.lng, radiusKm: NEARBY_KM };
    const around = { ...where, limit: CANDIDATES, offset: 0 };
    const index = await currentIndex();
    const search = (query: ProviderSearch) =>
      JSON.parse(searchIndexed(index, query, now()).json.toString()) as Provider[];
    const sameSpecialty = search({ ...around, specialty: provider.specialty });
    return alternativesTo(provider, [...sameSpecialty, ...search(around)], MAX_NEARBY);
  });
}
