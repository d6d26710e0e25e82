import { NO_FILTERS, type SearchFilters } from '#features/search/rules/search-filters.ts';
import { WhereToGo } from './where-to-go.tsx';

/** Where to go now, from the position, state or city of a search, or a place in its query. The city that it begins with doesn't count. */
export function SearchWhereToGo({ filters }: { readonly filters: SearchFilters }) {
  const { near, q, state, city } = filters;
  const chosenCity = city === NO_FILTERS.city || city === 'all' ? '' : city;
  const typed = state !== '' || chosenCity !== '' ? { state, place: state === '' ? chosenCity : '' } : null;
  return (
    <div className="card mb-3">
      <WhereToGo key={[q, state, city, near?.lat, near?.lng].join()} known={{ position: near, q, typed }} />
    </div>
  );
}
