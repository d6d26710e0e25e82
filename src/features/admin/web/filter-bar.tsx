import { Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';

/** A form whose fields narrow the list of a screen by its address, so that a view can be kept and sent on. */
export function FilterBar({
  path,
  isNarrowed,
  children,
}: {
  readonly path: string;
  /** Whether the list is narrowed now. */
  readonly isNarrowed: boolean;
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
    <form action={path} className="card mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5" onSubmit={submit}>
      {children}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          <Trans>Search</Trans>
        </button>
        {isNarrowed && (
          <Link href={path} className="button button-ghost">
            <Trans>Clear</Trans>
          </Link>
        )}
      </div>
    </form>
  );
}
