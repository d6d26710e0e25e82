import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Link } from 'wouter';
import { shortDay } from '#platform/web/short-day.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { FLAG_FILTERS, FLAG_NAMES } from '../rules/flag-filters.ts';
import { changeFilters, NO_FILTERS, type SearchFilters } from '../rules/search-filters.ts';
import { focusResults } from './scroll-to.ts';
import { homeHref, RESULTS_ID } from './search-address.ts';

type Active = readonly [label: string, without: Partial<SearchFilters>];

/** Returns the label of each active filter with the change that removes it. Text and city have fields of their own. */
export function useActiveFilters(filters: SearchFilters): readonly Active[] {
  const { t, i18n } = useLingui();
  const all: readonly (Active | false)[] = [
    filters.near !== null && [t`Near you`, { near: null }],
    filters.state !== '' && [filters.state, { state: '' }],
    filters.lga !== '' && [filters.lga, { lga: '' }],
    filters.specialty !== '' && [filters.specialty, { specialty: '' }],
    ...FLAG_NAMES.map(
      (name): Active | false => filters[name] && [translateText(i18n, FLAG_FILTERS[name].label), { [name]: false }],
    ),
    filters.language !== '' && [filters.language, { language: '' }],
    filters.insurance !== '' && [filters.insurance, { insurance: '' }],
    filters.availableOn !== '' && [t`Available ${shortDay(i18n, filters.availableOn)}`, { availableOn: '' }],
  ];
  return all.filter((active) => active !== false);
}

/** The active filters as chips that remove them. */
export function ActiveFilters({ filters }: { readonly filters: SearchFilters }) {
  const { t } = useLingui();
  const active = useActiveFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className="mt-3 flex flex-wrap items-center gap-2">
      {active.map(([label, without]) => (
        <li key={label}>
          <Link
            href={homeHref(changeFilters(filters, without))}
            className="chip border-green bg-green-tint text-green-strong"
            onClick={focusResults}
          >
            <span className="sr-only">
              <Trans>Remove filter:</Trans>{' '}
            </span>
            {label}
            <X aria-hidden size={18} strokeWidth={2} />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <ClearFilters filters={filters} />
        </li>
      )}
    </ul>
  );
}

/** Removes every filter except the care type. */
export function ClearFilters({ filters }: { readonly filters: SearchFilters }) {
  return (
    <Link
      href={`${homeHref({ ...NO_FILTERS, careType: filters.careType })}#${RESULTS_ID}`}
      className="link inline-flex min-h-11 items-center px-1"
      onClick={focusResults}
    >
      <Trans>Clear filters</Trans>
    </Link>
  );
}
