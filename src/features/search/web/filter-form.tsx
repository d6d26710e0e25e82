import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { FilterCounts } from '../contract.ts';
import { NO_FILTERS, readFilters, type SearchFilters } from '../rules/search-filters.ts';
import { useActiveFilters } from './active-filters.tsx';
import { MoreFilters, Options, SpecialtyChoice, Toggles } from './filter-choices.tsx';
import { goToResults } from './scroll-to.ts';
import { RESULTS_ID } from './search-address.ts';
import { SearchTextBox } from './search-text-box.tsx';
import { useEarlyChoices } from './use-early-choices.ts';
import { useFilterCounts } from './use-filter-counts.ts';

/** Loaded once a state is chosen. */
const LgaChoice = lazyPart(async () => (await import('./lga-choice.tsx')).LgaChoice);

/** Lagos is among the cities. */
const STATES_BESIDE_CITIES = STATES.filter((state) => state !== NO_FILTERS.city);

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
          <PlaceChoice filters={filters} apply={apply} place={place} counts={counts} />
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

/** The cities first, then every state and, of a chosen one, its LGAs. A place that the text leads to stands in place of the city. */
function PlaceChoice({
  filters,
  apply,
  place,
  counts,
}: {
  readonly filters: SearchFilters;
  readonly apply: Apply;
  readonly place: string | undefined;
  readonly counts: FilterCounts | undefined;
}) {
  const { t } = useLingui();
  const isLoaded = useHydrated();
  const { city, state, lga } = filters;
  return (
    <>
      <div className={`min-w-40 flex-1 lg:w-50 lg:flex-none ${AS_HIGH_AS_TEXT}`}>
        <SelectInput
          label={t`City`}
          name="city"
          value={state || city}
          onChange={({ target }) => {
            const chosen = readFilters({ city: target.value });
            apply({ city: chosen.city, state: chosen.state });
          }}
        >
          {CITIES.map((name) => (
            <option key={name} value={name}>
              {(name === city && state === '' && place) || name}
            </option>
          ))}
          <option value="all">{t`All of Nigeria`}</option>
          <optgroup label={t`States`}>
            <Options of={STATES_BESIDE_CITIES} counts={lga === '' ? counts?.state : undefined} />
          </optgroup>
        </SelectInput>
      </div>
      {state !== '' && isLoaded ? (
        <Suspense fallback={<KeptLga filters={filters} />}>
          <LgaChoice state={state} lga={lga} apply={apply} />
        </Suspense>
      ) : (
        <KeptLga filters={filters} />
      )}
    </>
  );
}

/** The chosen LGA for a form that is sent, or read, before the choice is loaded. */
function KeptLga({ filters: { state, lga } }: { readonly filters: SearchFilters }) {
  if (lga === '') return null;
  return (
    <>
      <input type="hidden" name="lga" value={lga} />
      <input type="hidden" name="lgaOf" value={state} />
    </>
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
