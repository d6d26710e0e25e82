import type { ReactNode } from 'react';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { DIARY_PAGE, MAX_SHOWN, type TrackerTab } from './diary-queries.ts';

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
  tab,
  busy,
  onMore,
  children,
}: {
  readonly tab: TrackerTab;
  readonly busy: boolean;
  readonly onMore: () => void;
  readonly children: ReactNode;
}) {
  return (
    // Before scripts run, it leads to the longest list.
    <form action="/symptom-tracker" className="justify-self-center">
      <input type="hidden" name="tab" value={tab} />
      <button
        name="all"
        value="true"
        className="button button-ghost"
        aria-disabled={busy}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
      >
        {children}
      </button>
    </form>
  );
}
