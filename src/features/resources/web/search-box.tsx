import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useLocation } from 'wouter';
import { urlOf } from '#platform/web/calls/call.ts';

/** A search box that puts the query into the URL. A plain GET form, so that it works without scripts. */
export function SearchBox({
  action,
  q,
  keep,
  label,
}: {
  /** Path of the page. */
  readonly action: string;
  readonly q: string;
  /** Other parameters of the URL to keep. */
  readonly keep: Readonly<Record<string, string | undefined>>;
  readonly label: string;
}) {
  const [, navigate] = useLocation();
  return (
    <search aria-label={label}>
      <form
        key={q}
        method="get"
        action={action}
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          navigate(urlOf(action, {}, { ...keep, q: typeof typed === 'string' ? typed.trim() : '' }));
        }}
      >
        {Object.entries(keep).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          className="input min-w-0 flex-1"
        />
        <button type="submit" className="button px-3.5">
          <Search aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Search</Trans>
        </button>
      </form>
    </search>
  );
}
