import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { getConfig } from '#features/directory/rules/config-contract.ts';
import type { Point } from '#features/search/rules/search-filters.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { type DrawnPinMap, drawPinMap } from './draw-pin-map.ts';

const CONFIG = get<typeof getConfig>('/api/config');

/** The props of the map with a pin. */
export interface PinMapProps {
  /** The chosen point; null before one was chosen. */
  readonly point: Point | null;
  /** What the map shows before. */
  readonly start: Point;
  /** The user clicked a point. */
  readonly onPick: (point: Point) => void;
  /** The user moved the map; the point in its middle. */
  readonly onMove: (point: Point) => void;
}

/** A map that is moved under a pin, to choose a point. */
export function PinMap({ point, start, onPick, onMove }: PinMapProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPinMap>();
  // The last point that came from the map: it is there already.
  const moved = useRef<Point>(undefined);
  const [problem, setProblem] = useState<'missing' | 'unsupported'>();
  const { data, isError } = usePathQuery(CONFIG);
  const { lat, lng } = start;
  const token = isError ? '' : data?.VITE_MAPBOX_TOKEN;
  const texts = { zoomIn: t`Zoom in`, zoomOut: t`Zoom out` };
  const latest = useRef({ onPick, onMove, texts });
  useEffect(() => {
    latest.current = { onPick, onMove, texts };
  });
  useEffect(() => {
    if (box.current === null || token === undefined) return undefined;
    try {
      const map = drawPinMap(box.current, {
        token,
        ...latest.current.texts,
        onPick: (to) => {
          moved.current = to;
          latest.current.onPick(to);
        },
        onMove: (to) => {
          moved.current = to;
          latest.current.onMove(to);
        },
        onMissing: () => setProblem('missing'),
      });
      setDrawn(map);
      return () => map.remove();
    } catch (error) {
      // oxlint-disable-next-line no-console -- where the specification wants errors of the map
      console.error('Map is not supported by this browser', error);
      setProblem('unsupported');
      return undefined;
    }
  }, [token]);
  useEffect(() => {
    if (point !== null && point.lat === moved.current?.lat && point.lng === moved.current.lng) return;
    drawn?.show(point ?? { lat, lng }, point !== null);
  }, [drawn, point, lat, lng]);
  if (problem === 'unsupported') {
    return (
      <p role="alert" className="grid h-full place-items-center p-3 text-center">
        <Trans>Map is not supported by this browser</Trans>
      </p>
    );
  }
  return (
    <div className="relative h-full">
      <div ref={box} className="h-full" />
      <MapPin
        aria-hidden
        size={40}
        strokeWidth={2}
        className={`pointer-events-none absolute top-1/2 left-1/2 z-[1000] -translate-x-1/2 -translate-y-full ${point === null ? 'text-soft' : 'text-green'}`}
      />
      {problem === 'missing' && (
        <p role="alert" className="card absolute inset-x-2 bottom-2 z-[1000] p-3 text-center">
          <Trans>The map could not be loaded. Check your connection.</Trans>
        </p>
      )}
    </div>
  );
}
