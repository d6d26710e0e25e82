import { Trans, useLingui } from '@lingui/react/macro';
import { MapIcon } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { loadMap, WANTED } from './load-map.ts';
import type { MapProps } from './map-card.ts';
import { useGoodNetwork } from './use-good-network.ts';

/** The map of a list. Once opened, it stays open even if a search in between finds nothing. */
let ShownMap: ComponentType<MapProps> | undefined;

/**
 * The frame of the map, 300 px high. The map costs as much as half of the page, so it is loaded only when the user opens
 * it, or scrolls to it over a fast network and nothing on the screen would move.
 */
export function MapSection(props: MapProps) {
  const { t } = useLingui();
  const { isSingle } = props;
  const hydrated = useHydrated();
  const [ProviderMap, setProviderMap] = useState(() => (isSingle ? undefined : ShownMap));
  const [wanted, setWanted] = useState(ProviderMap !== undefined);
  const [failed, setFailed] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const show = useCallback(() => {
    hadFocus.current = document.activeElement === ask.current;
    setWanted(true);
  }, []);
  useGoodNetwork(ask, show);
  useEffect(() => {
    if (!hydrated || window.name !== WANTED) return;
    window.name = '';
    ask.current?.focus({ preventScroll: true });
    ask.current?.click();
  }, [hydrated]);
  useEffect(() => {
    if (wanted && hadFocus.current) section.current?.focus({ preventScroll: true });
  }, [wanted]);

  useEffect(() => {
    if (!wanted || failed || ProviderMap !== undefined) return undefined;
    const left = new AbortController();
    loadMap(left.signal).then(
      (loaded) => {
        if (!isSingle) ShownMap = loaded;
        setProviderMap(() => loaded);
      },
      () => left.signal.aborted || setFailed(true),
    );
    return () => left.abort();
  }, [wanted, failed, ProviderMap, isSingle]);

  const again = () => {
    section.current?.focus();
    setFailed(false);
  };

  if (!wanted) {
    return (
      <button
        ref={ask}
        type="button"
        className="map-place chip disabled:opacity-60 noscript:hidden"
        disabled={!hydrated}
        onClick={show}
      >
        <MapIcon aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Show map</Trans>
      </button>
    );
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`Map`}
      className="map-place card isolate h-[300px] overflow-hidden p-0"
    >
      {failed ? (
        <div role="alert" className="grid h-full place-content-center place-items-center gap-3 p-3 text-center">
          <Trans>The map could not be loaded. Check your connection.</Trans>
          <button type="button" className="button" onClick={again}>
            <Trans>Try again</Trans>
          </button>
        </div>
      ) : ProviderMap === undefined ? (
        <p role="status" className="grid h-full place-items-center text-soft">
          <Trans>Map loading...</Trans>
        </p>
      ) : (
        <ProviderMap {...props} />
      )}
    </section>
  );
}
