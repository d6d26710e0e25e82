import { type RefObject, useLayoutEffect, useRef } from 'react';
import { readFilters, type SearchFilters } from '../rules/search-filters.ts';
import { homeHref } from './search-address.ts';

/**
 * Applies what the patient typed and chose in the form before the scripts were loaded. Runs once, at hydration: after that,
 * React sets the fields to the filters in the address.
 */
export function useEarlyChoices(
  filters: SearchFilters,
  apply: (change: Partial<SearchFilters>, options: { readonly replace: boolean }) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const looked = useRef(false);
  useLayoutEffect(() => {
    if (looked.current || form.current === null) return;
    looked.current = true;
    const chosen = readFilters(Object.fromEntries(new FormData(form.current)) as Record<string, string>);
    if (homeHref({ ...chosen, page: filters.page }) !== homeHref(filters)) apply(chosen, { replace: true });
  }, [filters, apply]);
  return form;
}
