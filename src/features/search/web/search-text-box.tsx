import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { readFilters, type SearchFilters } from '../rules/search-filters.ts';

/** A pause in typing of this length starts the search, ms. */
const PAUSE_MS = 400;

const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions);

const FRAME =
  'relative flex min-h-13 flex-wrap items-center gap-x-1 rounded-[13px] border-[1.5px] border-edge bg-card py-0.5 ps-3 pe-1 ' +
  'focus-within:[outline:3px_solid_var(--green)]';

/** The text of the search with its button. A pause in typing searches; typing until leaving the box is one history entry. */
export function SearchTextBox({
  filters,
  apply,
  choose,
}: {
  readonly filters: SearchFilters;
  readonly apply: (q: string, options?: { readonly replace: boolean }) => void;
  /** Applies a suggestion. */
  readonly choose: (change: Partial<SearchFilters>) => void;
}) {
  const { t } = useLingui();
  const { q } = filters;
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const [isTyping, setIsTyping] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const inHistory = useRef(false);
  const wanted = readFilters({ q: typed }).q;
  if (seen !== q) {
    // The address changed, by this box or otherwise, such as by Back.
    setSeen(q);
    if (wanted !== q) setTyped(q);
  }

  useEffect(() => {
    if (wanted === q) return undefined;
    const pause = setTimeout(() => {
      apply(wanted, { replace: inHistory.current });
      inHistory.current = true;
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted, q, apply]);

  return (
    <div className={FRAME}>
      <Search aria-hidden size={20} strokeWidth={1.75} className="flex-none text-soft" />
      <input
        ref={box}
        type="search"
        name="q"
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t`Search`}
        placeholder={t`Name, specialty, area`}
        className="min-h-11 min-w-0 flex-1 basis-28 bg-transparent outline-none"
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setIsTyping(true)}
        onBlur={() => {
          inHistory.current = false;
        }}
      />
      <button type="submit" className="button ms-auto px-3">
        <Trans>Search</Trans>
      </button>
      {isTyping && (
        <Suspense>
          <SearchSuggestions
            box={box}
            typed={typed}
            filters={filters}
            choose={(change) => {
              setTyped(change.q ?? typed);
              choose(change);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
