import { CITIES, PLACE_OF_CITY } from '#features/directory/rules/provider-cities.ts';
import { canonicalFilters, readFilters, writeFilters } from './search-filters.ts';

/**
 * Returns the parameters of the searches with results, for the sitemap: each city and state, alone and with each specialty
 * of the filter. Some occur more than once.
 * @param found places and specialties under which providers are found
 */
export function sitemapSearches(
  found: readonly { readonly state: string; readonly lga: string | null; readonly specialty: string }[],
): Record<string, string>[] {
  const searches: Record<string, string>[] = [];
  for (const { state, lga, specialty } of found) {
    const cities = CITIES.filter((city) => {
      const { state: of, lgas } = PLACE_OF_CITY[city];
      return of === state && (lgas === undefined || lgas.some((one) => one === lga));
    });
    const places = [{ state }, { city: 'all' }, ...cities.map((city) => ({ city }))];
    for (const place of places) {
      for (const params of [place, { ...place, specialty }]) {
        searches.push(writeFilters(canonicalFilters(readFilters(params))));
      }
    }
  }
  return searches;
}
