import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAwayFromLagos } from '#platform/web/use-away-from-lagos.ts';
import type { Interpretation } from '../rules/interpretation-contract.ts';
import { NO_FILTERS, placeNameOf, type SearchFilters } from '../rules/search-filters.ts';
import { useActiveFilters } from './active-filters.tsx';
import { RESULTS_ID } from './search-address.ts';

interface Shown {
  readonly filters: SearchFilters;
  /** True if all of Nigeria was searched because of the query, or nothing at all was found. */
  readonly leftCity: boolean;
  /** Undefined until known. */
  readonly total: number | undefined;
  readonly understood: Interpretation | undefined;
  /** The first of them has a rating. */
  readonly isRated: boolean;
}

/** How many were found and where, announced when it changes, in which order, and what the query was read as. */
export function ResultsTitle(shown: Shown) {
  const { t } = useLingui();
  const notes = useNotes(shown);
  const { filters, total, leftCity } = shown;
  const place =
    placeNameOf(filters) || shown.understood?.place || (filters.city === 'all' || leftCity ? t`Nigeria` : filters.city);
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={RESULTS_ID} tabIndex={-1} aria-live="polite">
        {total === undefined ? (
          <Trans>Providers in {place}</Trans>
        ) : (
          <Plural value={total} one={`# provider in ${place}`} other={`# providers in ${place}`} />
        )}
      </h2>
      <p className="text-sm text-soft">{notes.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function useNotes({ filters, total = 0, understood, isRated }: Shown) {
  const { t } = useLingui();
  const away = useAwayFromLagos();
  const filtered = useActiveFilters({ ...NO_FILTERS, ...understood });
  const meant = [...(understood?.names ?? []), ...filtered.map(([label]) => label)].join(', ');
  const isNearestFirst = filters.near !== null && !understood?.byMatch;
  return [
    total > 1 &&
      (isNearestFirst ? t`Nearest first` : filters.q !== '' ? t`Best matches first` : isRated && t`Best rated first`),
    meant && t`Read as: ${meant}`,
    understood?.nearMe && t`Press “Use my location” for the nearest`,
    total > 0 && away && t`Times are Lagos time.`,
  ];
}
