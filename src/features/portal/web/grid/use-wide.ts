import { useState, useSyncExternalStore } from 'react';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';

/** As wide as the columns of a day need, like `lg:` in styles. */
const WIDE = '(min-width: 64rem)';
const NAME = 'portal-day-look';

/** Returns whether the screen is wide enough for the grid. For screens that are drawn in the browser only. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

/** Returns whether a wide screen shows visits as a list all the same, and how to choose that. The tab remembers it. */
export function useListChoice(): readonly [boolean, (isList: boolean) => void] {
  const [isList, setIsList] = useState(() => readKept(NAME) !== null);
  const choose = (list: boolean) => {
    keep(NAME, list ? 'list' : null);
    setIsList(list);
  };
  return [isList, choose];
}
