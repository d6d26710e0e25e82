import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAwayFromLagos } from '#platform/web/use-away-from-lagos.ts';
import type { SearchFilters } from '../rules/search-filters.ts';
import { RESULTS_ID } from './search-address.ts';

/** How many were found and where, announced when it changes, and in which order they come. */
export function ResultsTitle({
  filters,
  total,
  leftCity,
}: {
  readonly filters: SearchFilters;
  /** The words led out of the city. */
  readonly leftCity: boolean;
  /** Undefined until known. */
  readonly total: number | undefined;
}) {
  const { t } = useLingui();
  const away = useAwayFromLagos();
  const place = filters.state || (filters.city === 'all' || leftCity ? t`Nigeria` : filters.city);
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={RESULTS_ID} tabIndex={-1} aria-live="polite">
        {total === undefined ? (
          <Trans>Providers in {place}</Trans>
        ) : (
          <Plural value={total} one={`# provider in ${place}`} other={`# providers in ${place}`} />
        )}
      </h2>
      {total !== undefined && total > 1 && (
        <p className="text-sm text-soft">
          {filters.near !== null ? (
            <Trans>Nearest first</Trans>
          ) : filters.q === '' ? (
            <Trans>Best rated first</Trans>
          ) : (
            <Trans>Best matches first</Trans>
          )}
          {away && (
            <>
              {' · '}
              <Trans>Times are Lagos time.</Trans>
            </>
          )}
        </p>
      )}
    </div>
  );
}
