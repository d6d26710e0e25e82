import { Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';

// On a phone choices stand two in a line, so that the list begins on the first screen. Dates need a line each.
const BAR = [
  'card mb-4 items-end gap-3 *:min-w-0 max-sm:flex max-sm:flex-wrap max-sm:*:basis-full',
  'max-sm:*:has-[select]:grow max-sm:*:has-[select]:basis-32 sm:grid sm:grid-cols-2 lg:grid-cols-5',
].join(' ');

/** A form whose fields filter a list through the URL's query, so that a view can be bookmarked and shared. */
export function FilterBar({
  path,
  isFiltered,
  children,
}: {
  readonly path: string;
  /** True if the list is filtered. */
  readonly isFiltered: boolean;
  readonly children: ReactNode;
}) {
  const [, navigate] = useLocation();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
    const search = new URLSearchParams(filled);
    navigate(search.size === 0 ? path : `${path}?${search}`);
  };
  return (
    <form action={path} className={BAR} onSubmit={submit}>
      {children}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          <Trans>Search</Trans>
        </button>
        {isFiltered && (
          <Link href={path} className="button button-ghost">
            <Trans>Clear</Trans>
          </Link>
        )}
      </div>
    </form>
  );
}
