import type { ReactNode } from 'react';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { DIARY_PAGE } from './diary-queries.ts';

/** Maximum number of items that one call of the diary returns. */
const MAX_SHOWN = 100;

/** True if a list has more items than it shows, and more can be loaded. */
export function hasMore({ items, total }: Counted<readonly unknown[]>): boolean {
  return total > items.length && items.length < MAX_SHOWN;
}

/** Returns the limit of the next, longer list. */
export function more(limit: number): number {
  return Math.min(MAX_SHOWN, limit + DIARY_PAGE);
}

/** Button that loads more of a list of the tracker. */
export function ShowMore({
  busy,
  onMore,
  children,
}: {
  readonly busy: boolean;
  readonly onMore: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className="button button-ghost justify-self-center" aria-disabled={busy} onClick={onMore}>
      {children}
    </button>
  );
}
