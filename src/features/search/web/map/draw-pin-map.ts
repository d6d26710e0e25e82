import * as L from 'leaflet';
import type { Point } from '#features/search/rules/search-filters.ts';
import { addBasemap } from './draw-basemap.ts';
import { addStreets, newMap, removeMap } from './draw-map.ts';
import { addWheelGuard } from './wheel-zoom.ts';

/** The zoom of a point that was chosen, and of a whole area. */
const ZOOM = { point: 14, area: 11 } as const;

/** A map that is moved under a pin in its middle. */
export interface DrawnPinMap {
  /** Moves the map to a point without telling `onMove`. */
  readonly show: (point: Point, isChosen: boolean) => void;
  readonly remove: () => void;
}

/**
 * Draws a map around a point. It is dragged, clicked and moved with the arrow keys: `onPick` gets a clicked point, which
 * moves to the middle, and `onMove` the middle after each move. `onMissing` is called if a piece of the basemap could not be loaded.
 * @throws Error if the browser can't draw it
 */
export function drawPinMap(
  element: HTMLElement,
  options: {
    readonly token: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly onPick: (point: Point) => void;
    readonly onMove: (point: Point) => void;
    readonly onMissing: () => void;
  },
): DrawnPinMap {
  const { token, zoomIn, zoomOut, onPick, onMove, onMissing } = options;
  if (token === '' && !L.Browser.svg) throw new Error('There is nothing to draw on.');
  const map = newMap(element);
  L.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
  L.control.attribution({ prefix: false }).addTo(map);
  if (token === '') addBasemap(map, { onMissing, markers: () => [] });
  else addStreets(map, token);
  addWheelGuard(element);
  let isShowing = false;
  map.on('click', ({ latlng }: L.LeafletMouseEvent) => {
    onPick({ lat: latlng.lat, lng: latlng.lng });
    map.panTo(latlng);
  });
  map.on('moveend', () => {
    if (isShowing) return;
    const { lat, lng } = map.getCenter();
    onMove({ lat, lng });
  });
  return {
    show: (point, isChosen) => {
      isShowing = true;
      map.setView(point, isChosen ? ZOOM.point : ZOOM.area, { animate: false });
      isShowing = false;
    },
    remove: () => {
      removeMap(map);
    },
  };
}
