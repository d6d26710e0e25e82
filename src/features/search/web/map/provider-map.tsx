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

/** The map of the providers in the list below it, or of one. Choosing a marker opens a card about that provider. */
export function ProviderMap({ providers, user, isSingle = false }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [selection, setSelection] = useState<{ of: readonly MapCard[]; cards: readonly MapCard[] }>();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isUnsupported, setUnsupported] = useState(false);
  const token = useToken();
  const texts = useMapTexts(isSingle);
  const latest = useRef({ providers, texts });
  const lat = user?.lat;
  const lng = user?.lng;
  // A selection belongs to the list in which it was made.
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
    // When the user asks for the same location again, the map may have been moved: show it again.
    window.addEventListener(LOCATED, show);
    return () => window.removeEventListener(LOCATED, show);
  }, [drawn, providers, lat, lng]);
  useEffect(() => {
    const { offsetTop = 0, parentElement } = popup.current ?? {};
    drawn?.choose(selected, (parentElement?.offsetHeight ?? 0) - offsetTop);
  }, [drawn, selected]);

  const closeNote = (next: number) => {
    setMissing(false);
    setAttempt(next);
    box.current?.focus({ preventScroll: true });
  };
  const closePopup = () => {
    setSelection(undefined);
    const back = opener.current?.isConnected ? opener.current : box.current;
    (back as HTMLElement | null)?.focus({ preventScroll: true });
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
      {!isSingle && selected.length === 0 && <Caption providers={providers} />}
      <div ref={box} className="h-full" />
      {token === undefined && (
        <p role="status" className="absolute inset-0 grid place-items-center text-soft">
          <Trans>Map loading...</Trans>
        </p>
      )}
      {isMissing && <MissingNote onRetry={() => closeNote(attempt + 1)} onClose={() => closeNote(attempt)} />}
      {selected.length > 0 && <MapPopup box={popup} providers={selected} hasLinks={!isSingle} onClose={closePopup} />}
    </div>
  );
}

/** The token of the map server: empty if there is none or it can't be fetched, undefined while it is fetched. */
function useToken(): string | undefined {
  const { data, isError } = usePathQuery(CONFIG);
  return isError ? '' : data?.VITE_MAPBOX_TOKEN;
}

function useMapTexts(isSingle: boolean): MapTexts {
  const { t } = useLingui();
  return {
    fit: isSingle ? t`Back to the provider` : t`Show all providers`,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    user: t`Your location`,
    markerName: ({ length, 0: name }, isApproximate) => {
      const who = length === 1 ? name : t`${plural(length, { one: '# provider', other: '# providers' })}`;
      return isApproximate ? t`${who}, approximate position` : (who ?? '');
    },
  };
}

function Caption({ providers }: Pick<MapProps, 'providers'>) {
  const all = providers.length;
  const placed = providers.filter((provider) => markerPlace(provider) !== undefined).length;
  return (
    <p className="map-caption">
      {placed === all ? (
        <Trans>The providers on this page</Trans>
      ) : (
        <Trans>
          {placed} of the {all} providers on this page: where the others are isn't known
        </Trans>
      )}
    </p>
  );
}

function MissingNote({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) {
  return (
    <div
      role="alert"
      className="card absolute inset-x-2 bottom-2 z-[1000] grid place-items-center gap-2 p-3 text-center"
    >
      <Trans>The map could not be loaded. Check your connection.</Trans>
      <div className="flex flex-wrap justify-center gap-2">
        <button type="button" className="button" onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </div>
    </div>
  );
}
