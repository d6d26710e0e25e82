import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#platform/web/toast-store.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { Point } from '../rules/search-filters.ts';
import { LOCATED, locate } from './locate.ts';
import { isSearchInFront } from './search-address.ts';
import { useLocateFailures } from './use-locate-failures.ts';

/** A button that finds the patient's position. Hidden without scripts. */
export function UseMyLocation({
  located,
  onLocated,
}: {
  readonly located: boolean;
  readonly onLocated: (point: Point) => void;
}) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [locating, setLocating] = useState(false);
  // While the device searches, filters may change, and the patient may leave and come back to another search.
  const latest = useRef<typeof onLocated>(undefined);
  useEffect(() => {
    latest.current = onLocated;
    return () => {
      latest.current = undefined;
    };
  });

  const failures = useLocateFailures();

  async function find() {
    setLocating(true);
    const found = await locate();
    setLocating(false);
    if (latest.current === undefined || !isSearchInFront()) return;
    if (typeof found === 'string') {
      toast({ title: t`Location detection failed`, description: failures[found], variant: 'destructive' });
      return;
    }
    latest.current(found);
    window.dispatchEvent(new Event(LOCATED));
  }

  return (
    <button
      type="button"
      className="chip disabled:opacity-60 noscript:hidden"
      disabled={!hydrated}
      aria-disabled={locating}
      onClick={() => {
        if (!locating) void find();
      }}
    >
      <LocateFixed aria-hidden size={20} strokeWidth={1.75} className={locating ? 'animate-pulse' : ''} />
      <span aria-live="polite">
        {locating ? (
          <Trans>Finding your location…</Trans>
        ) : located ? (
          <Trans>Update my location</Trans>
        ) : (
          <Trans>Use my location</Trans>
        )}
      </span>
    </button>
  );
}
