import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { getConfig } from '#features/directory/rules/config-contract.ts';
import { markerPlace } from '#features/search/rules/map/marker.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LOCATED } from '../locate.ts';
import { type DrawnMap, drawMap } from './draw-map.ts';
import type { MapCard, MapProps, MapTexts } from './map-card.ts';
import { MapPopup } from './map-popup.tsx';

const CONFIG = get<typeof getConfig>('/api/config');
const NONE: readonly MapCard[] = [];

/** The map of the providers in the list below it, or of one: choosing a marker tells about that provider. */
export function ProviderMap({ providers, user, isSingle = false }: MapProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [selection, setSelection] = useState<{ of: readonly MapCard[]; cards: readonly MapCard[] }>();
  const { data: config, isError } = usePathQuery(CONFIG);
  const token = isError ? '' : config?.VITE_MAPBOX_TOKEN;
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isUnsupported, setUnsupported] = useState(false);
  const texts: MapTexts = {
    fit: isSingle ? t`Back to the provider` : t`Show all providers`,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    user: t`Your location`,
    markerName: ({ length, 0: name }, isApproximate) => {
      const who = length === 1 ? name : t`${plural(length, { one: '# provider', other: '# providers' })}`;
      return isApproximate ? t`${who}, approximate position` : (who ?? '');
    },
  };
  const latest = useRef({ providers, texts });
  const all = providers.length;
  const placed = providers.filter((provider) => markerPlace(provider) !== undefined).length;
  const lat = user?.lat;
  const lng = user?.lng;
  // What was chosen in another list is chosen no more.
  const selected = selection?.of === providers ? selection.cards : NONE;

  useEffect(() => {
    latest.current = { providers, texts };
  });
  useEffect(() => {
    if (box.current === null || token === undefined) return undefined;
    try {
      const map = drawMap(box.current, {
        token,
        texts: latest.current.texts,
        onSelect: (cards) => {
          opener.current = document.activeElement;
          setSelection({ of: latest.current.providers, cards });
        },
        onMissing: () => setMissing(true),
      });
      setDrawn(map);
      return () => map.remove();
    } catch (error) {
      // oxlint-disable-next-line no-console -- where the specification wants errors of the map
      console.error('Map is not supported by this browser', error);
      setUnsupported(true);
      return undefined;
    }
  }, [token, attempt]);
  useEffect(() => {
    const show = () => drawn?.show(providers, lat === undefined || lng === undefined ? null : { lat, lng });
    show();
    // Whoever asks again where they are may have moved the map away, and not themselves.
    window.addEventListener(LOCATED, show);
    return () => window.removeEventListener(LOCATED, show);
  }, [drawn, providers, lat, lng]);
  useEffect(() => {
    const { offsetTop = 0, parentElement } = popup.current ?? {};
    drawn?.choose(selected, (parentElement?.offsetHeight ?? 0) - offsetTop);
  }, [drawn, selected]);

  const leaveNote = (next: number) => {
    setMissing(false);
    setAttempt(next);
    box.current?.focus({ preventScroll: true });
  };

  if (isUnsupported) {
    return (
      <p role="alert" className="grid h-full place-items-center p-3 text-center">
        <Trans>Map is not supported by this browser</Trans>
      </p>
    );
  }
  return (
    <div className="relative h-full">
      {!isSingle && selected.length === 0 && (
        <p className="map-caption">
          {placed === all ? (
            <Trans>The providers on this page</Trans>
          ) : (
            <Trans>
              {placed} of the {all} providers on this page: where the others are isn't known
            </Trans>
          )}
        </p>
      )}
      <div ref={box} className="h-full" />
      {token === undefined && (
        <p role="status" className="absolute inset-0 grid place-items-center text-soft">
          <Trans>Map loading...</Trans>
        </p>
      )}
      {isMissing && (
        <div
          role="alert"
          className="card absolute inset-x-2 bottom-2 z-[1000] grid place-items-center gap-2 p-3 text-center"
        >
          <Trans>The map could not be loaded. Check your connection.</Trans>
          <div className="flex flex-wrap justify-center gap-2">
            <button type="button" className="button" onClick={() => leaveNote(attempt + 1)}>
              <Trans>Try again</Trans>
            </button>
            <button type="button" className="button button-ghost" onClick={() => leaveNote(attempt)}>
              <Trans>Close</Trans>
            </button>
          </div>
        </div>
      )}
      {selected.length > 0 && (
        <MapPopup
          box={popup}
          providers={selected}
          hasLinks={!isSingle}
          onClose={() => {
            setSelection(undefined);
            const back = opener.current?.isConnected ? opener.current : box.current;
            (back as HTMLElement | null)?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
