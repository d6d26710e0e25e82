import { useLingui } from '@lingui/react/macro';
import { Building2, MapPin, Stethoscope } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { usePaused } from '#platform/web/calls/use-paused.ts';
import { queryOf, type SearchFilters } from '../rules/search-filters.ts';
import type { Suggestion, suggestProviders } from '../rules/suggestion-contract.ts';
import { goToResults } from './scroll-to.ts';

/** A pause in typing of this length requests suggestions, ms. */
const PAUSE_MS = 150;
const MIN_TYPED = 2;
const ICONS = { specialty: Stethoscope, place: MapPin, provider: Building2 };

/**
 * Suggestions below the search box, which becomes a combobox: arrow keys choose, Enter takes, Escape closes, arrow down
 * opens again. Loaded when the box gets the focus; the box works without it.
 */
export function SearchSuggestions({
  box,
  typed,
  filters,
  choose,
}: {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** The current search. */
  readonly filters: SearchFilters;
  readonly choose: (change: Partial<SearchFilters>) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [, navigate] = useLocation();
  /** The text that the user typed: a text that came otherwise, such as by Back, has no suggestions. */
  const [typedText, setTypedText] = useState<string>();
  const [active, setActive] = useState(-1);
  const q = usePaused(typed.trim(), PAUSE_MS);
  const { city, state } = queryOf(filters);
  const query = { q, ...(state ? { state } : city && { city }) };
  const { data } = usePathQuery(get<typeof suggestProviders>('/api/providers/suggestions', { query }), {
    enabled: q.length >= MIN_TYPED,
    keepPrevious: true,
  });
  const items = q.length >= MIN_TYPED && typedText === typed ? (data ?? []) : [];
  const isOpen = items.length > 0;

  const close = () => {
    setTypedText(undefined);
    setActive(-1);
  };
  const take = (item: Suggestion) => {
    close();
    if (item.kind === 'provider') navigate(`/provider/${item.id}`);
    else {
      choose(changeOf(item));
      goToResults();
    }
  };

  useEffect(() => {
    const input = box.current;
    if (input === null) return undefined;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(input, 'aria-controls', isOpen ? id : undefined);
    setOrRemove(input, 'aria-activedescendant', isOpen && active >= 0 ? `${id}-${active}` : undefined);
    const onKey = (event: KeyboardEvent) => {
      if (!isOpen) {
        if (event.key === 'ArrowDown') setTypedText(typed);
        return;
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const item = items[active];
      if (step !== undefined) {
        // One place more than there are suggestions: the text itself.
        setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
      } else if (event.key === 'Enter' && item !== undefined) take(item);
      else if (event.key === 'Escape' || event.key === 'Enter') {
        close();
        if (event.key === 'Enter') return;
      } else return;
      event.preventDefault();
    };
    // Typing on deselects the suggestion.
    const onInput = () => {
      setTypedText(input.value);
      setActive(-1);
    };
    input.addEventListener('keydown', onKey);
    input.addEventListener('input', onInput);
    input.addEventListener('blur', close);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', close);
    };
  });

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  if (!isOpen) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Suggestions`}
      className="card absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto p-1.5"
    >
      {items.map((item, at) => {
        const Icon = ICONS[item.kind];
        return (
          <div
            key={`${item.kind} ${item.id ?? item.text} ${item.detail}`}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 ${at === active ? 'bg-green-tint' : 'hover:bg-green-tint'}`}
            // The box keeps the focus, and with it the list.
            onMouseDown={(event) => {
              event.preventDefault();
              if (event.button === 0) take(item);
            }}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} className="flex-none text-soft" />
            <span className="min-w-0 wrap-anywhere">
              {item.text}
              {item.detail !== undefined && <span className="text-sm text-soft"> · {item.detail}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Suggestions become text, so that typing on replaces them; a place also removes the state filter. */
function changeOf({ kind, text, detail }: Suggestion): Partial<SearchFilters> & { readonly q: string } {
  if (kind === 'specialty') return { q: text };
  return { q: [text, detail].filter(Boolean).join(', '), state: '' };
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
