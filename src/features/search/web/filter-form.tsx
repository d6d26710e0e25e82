import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { readFilters, type SearchFilters } from '../rules/search-filters.ts';
import { useActiveFilters } from './active-filters.tsx';
import { MoreFilters, SpecialtyChoice, Toggles } from './filter-choices.tsx';
import { goToResults } from './scroll-to.ts';
import { RESULTS_ID } from './search-address.ts';
import { SearchTextBox } from './search-text-box.tsx';
import { useEarlyChoices } from './use-early-choices.ts';
import { useFilterCounts } from './use-filter-counts.ts';

/** Selects beside the text box are as high as it is. */
const AS_HIGH_AS_TEXT = 'md:[&_select]:h-13';

/** Changes some filters and searches. */
export type Apply = (change: Partial<SearchFilters>, options?: { readonly replace: boolean }) => void;

/**
 * The filters. A plain GET form until scripts run, then every change searches at once. On a narrow screen all fields except
 * text and city are folded away behind a button that counts them.
 */
export function FilterForm({
  filters,
  today,
  apply,
  place,
  location,
}: {
  readonly filters: SearchFilters;
  /** The calendar day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  readonly apply: Apply;
  /** The place that the text leads to, outside the city. */
  readonly place: string | undefined;
  /** The button that finds the patient's position; never folded away. */
  readonly location: ReactNode;
}) {
  const { t } = useLingui();
  const active = useActiveFilters(filters).length;
  const form = useEarlyChoices(filters, apply);
  // Counts cost data: they are loaded when the patient turns to the filters.
  const [isLooking, setIsLooking] = useState(false);
  const counts = useFilterCounts(filters, isLooking);
  const look = () => setIsLooking(true);
  return (
    <search aria-label={t`Find a Provider`}>
      <form
        ref={form}
        method="get"
        action={`/#${RESULTS_ID}`}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          const q = new FormData(event.currentTarget).get('q');
          if (typeof q === 'string') apply({ q: readFilters({ q }).q });
          goToResults();
        }}
      >
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full lg:w-auto lg:flex-1">
            <SearchTextBox filters={filters} apply={(q, options) => apply({ q }, options)} choose={apply} />
          </div>
          <CityChoice filters={filters} apply={apply} place={place} />
          {/* What it folds away follows outside of it, so that a wide screen can show that without scripts. */}
          <details className="peer md:hidden" onToggle={look}>
            <summary className="chip list-none rounded-control [&::-webkit-details-marker]:hidden">
              <SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />
              <Trans>Filters</Trans>
              {active > 0 && (
                <span className="badge badge-green">
                  {active}{' '}
                  <span className="sr-only">
                    <Trans>active</Trans>
                  </span>
                </span>
              )}
            </summary>
          </details>
          <div
            className={`hidden w-full peer-open:block md:block md:w-auto md:flex-1 lg:w-70 lg:flex-none ${AS_HIGH_AS_TEXT}`}
          >
            <SpecialtyChoice filters={filters} apply={apply} counts={counts} />
          </div>
          <div className="hidden peer-open:contents md:contents" onPointerEnter={look} onFocus={look}>
            <Toggles filters={filters} apply={apply} counts={counts} />
          </div>
          {location}
          <div className="hidden peer-open:contents md:contents" onPointerEnter={look} onFocus={look}>
            <MoreFilters filters={filters} today={today} apply={apply} counts={counts} />
            <button type="submit" className="button w-full md:hidden">
              <Trans>Show results</Trans>
            </button>
          </div>
        </div>
        <HiddenChoices filters={filters} />
      </form>
    </search>
  );
}

/** A state, once chosen, and a place that the text leads to stand here in place of a city. */
function CityChoice({
  filters,
  apply,
  place,
}: {
  readonly filters: SearchFilters;
  readonly apply: Apply;
  readonly place: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <div className={`min-w-40 flex-1 lg:w-50 lg:flex-none ${AS_HIGH_AS_TEXT}`}>
      <SelectInput
        label={t`City`}
        // A plain form sends the state too, which would override a city.
        name={filters.state === '' ? 'city' : 'newCity'}
        value={filters.state === '' ? filters.city : ''}
        onChange={({ target }) => apply({ city: readFilters({ city: target.value }).city })}
      >
        {filters.state !== '' && <option value="">{filters.state}</option>}
        {CITIES.map((city) => (
          <option key={city} value={city}>
            {(city === filters.city && place) || city}
          </option>
        ))}
        <option value="all">{t`All of Nigeria`}</option>
      </SelectInput>
    </div>
  );
}

/** Choices without a field of their own: a plain form has to send them too. */
function HiddenChoices({ filters }: { readonly filters: SearchFilters }) {
  return (
    <>
      {filters.careType !== '' && <input type="hidden" name="careType" value={filters.careType} />}
      {filters.near !== null && (
        <>
          <input type="hidden" name="lat" value={filters.near.lat} />
          <input type="hidden" name="lng" value={filters.near.lng} />
        </>
      )}
    </>
  );
}
