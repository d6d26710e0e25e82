import * as L from 'leaflet';
import { clustersOf } from '#features/search/rules/map/clusters.ts';
import { locatedView } from '#features/search/rules/map/located-view.ts';
import { MAP_CENTRE, MAP_ZOOM, markerPlace } from '#features/search/rules/map/marker.ts';
import { zoomLimit, zoomNearer, zoomToShow } from '#features/search/rules/map/zoom-with-names.ts';
import type { Point } from '#features/search/rules/search-filters.ts';
import { addBasemap } from './draw-basemap.ts';
import { addFitButton } from './fit-button.ts';
import type { MapCard, MapTexts } from './map-card.ts';
import { addMarker, addUserMark, markChosen, type PlacedProvider } from './map-marker.ts';
import { addWheelGuard } from './wheel-zoom.ts';

/** Markers nearer to each other than this overlap, pixels. */
const CLUSTER_PX = 38;
/** From this zoom on, a group is listed instead of zoomed into. */
const SPLIT_ZOOM = 15;
/** The first and the largest zoom of streets. */
const STREETS = { first: 14, limit: 17 } as const;
/** Keeps markers clear of the zoom buttons, the caption and the attribution, pixels. */
const CLEAR = { paddingTopLeft: L.point(82, 58), paddingBottomRight: L.point(36, 44) };

/** From a marker's middle to the edge, or to a card over the map, pixels. */
const MARKER_CLEAR = 28;

/** The maps whose zoom is under way. */
const zooming = new WeakSet<L.Map>();

/** A map on the page. */
export interface DrawnMap {
  /** Shows providers, and where the user is. */
  readonly show: (providers: readonly MapCard[], user: Point | null) => void;
  /** Marks the providers on a card that covers the bottom of the map by `coveredPx`, and moves them clear of it. */
  readonly choose: (providers: readonly MapCard[], coveredPx: number) => void;
  readonly remove: () => void;
}

interface MapOptions {
  readonly token: string;
  readonly texts: MapTexts;
  readonly onSelect: (providers: readonly MapCard[]) => void;
  /** Called if a piece of the basemap could not be loaded. */
  readonly onMissing: () => void;
}

/** Draws a map into an element: streets with a token, the basemap without. @throws Error if the browser can't */
export function drawMap(element: HTMLElement, options: MapOptions): DrawnMap {
  if (options.token === '' && !L.Browser.svg) throw new Error('There is nothing to draw on.');
  return new LeafletMap(element, options);
}

class LeafletMap implements DrawnMap {
  readonly #element: HTMLElement;
  readonly #options: MapOptions;
  readonly #map: L.Map;
  readonly #markerLayer: L.LayerGroup;
  readonly #userLayer: L.LayerGroup;
  /** Writes the names of the basemap again; undefined on streets. */
  readonly #showNames: (() => void) | undefined;
  readonly #markers = new Map<L.Marker, readonly PlacedProvider[]>();
  #shown: readonly MapCard[] = [];
  #chosen: readonly MapCard[] = [];
  /** The user's point, if the button that shows all providers shows it too. */
  #userInView: Point | null = null;

  constructor(element: HTMLElement, options: MapOptions) {
    const { token, texts, onMissing } = options;
    this.#element = element;
    this.#options = options;
    const map = newMap(element);
    this.#map = map;
    const zoomButtons = L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
    L.control.attribution({ prefix: false }).addTo(map);
    if (token === '') {
      const markers = () => [...this.#markers.keys()].map((marker) => marker.getLatLng());
      this.#showNames = addBasemap(map, { onMissing, markers });
    } else addStreets(map, token);
    addWheelGuard(element);
    this.#markerLayer = L.layerGroup().addTo(map);
    this.#userLayer = L.layerGroup().addTo(map);
    map.on('zoomend', () => this.#redraw());
    addFitButton(zoomButtons, texts.fit, () => this.#fit(this.#userInView));
  }

  show(providers: readonly MapCard[], user: Point | null): void {
    this.#shown = providers;
    this.#userLayer.clearLayers();
    if (user !== null) addUserMark(this.#userLayer, user, this.#options.texts);
    const places = placedOf(providers).map(({ place }) => place);
    const view = user === null ? 'providers' : locatedView(user, places, sizeOf(this.#map));
    this.#userInView = view === 'providers' ? null : user;
    this.#fit(view === 'way' ? user : null);
    if (user !== null && view === 'surroundings') {
      this.#map.setMaxZoom(Math.max(this.#map.getMaxZoom(), MAP_ZOOM));
      this.#map.setView(user, MAP_ZOOM, { animate: false });
    }
    this.#redraw();
  }

  choose(providers: readonly MapCard[], coveredPx: number): void {
    this.#chosen = providers;
    this.#markChosen();
    const [marker] = [...this.#markers].find(([, members]) => isAmong(providers, members)) ?? [];
    if (marker === undefined) return;
    this.#map.panInside(marker.getLatLng(), {
      paddingTopLeft: L.point(CLEAR.paddingTopLeft.x, MARKER_CLEAR),
      paddingBottomRight: L.point(CLEAR.paddingBottomRight.x, coveredPx + MARKER_CLEAR),
      animate: !isMotionReduced(),
    });
  }

  remove(): void {
    removeMap(this.#map);
  }

  #redraw(): void {
    const { texts, onSelect } = this.#options;
    const hadFocus = this.#map.getPane('markerPane')?.contains(document.activeElement);
    this.#markerLayer.clearLayers();
    this.#markers.clear();
    // The focused marker is gone: keep the focus in the map, so that Tab doesn't start again at the top of the page.
    if (hadFocus) this.#element.focus({ preventScroll: true });
    const placed = placedOf(this.#shown).map((each) => {
      const { x, y } = this.#map.latLngToLayerPoint(each.place);
      return { x, y, ...each };
    });
    for (const { x, y, members } of clustersOf(placed, CLUSTER_PX)) {
      const marker = addMarker(this.#markerLayer, this.#map.layerPointToLatLng([x, y]), members, texts, () => {
        if (members.length === 1 || !this.#zoomInto(members)) onSelect(members.map(({ provider }) => provider));
      });
      this.#markers.set(marker, members);
    }
    this.#markChosen();
    this.#showNames?.();
  }

  #markChosen(): void {
    for (const [marker, members] of this.#markers) markChosen(marker, isAmong(this.#chosen, members));
  }

  /** Zooms in to separate a group, as far as that helps and a name stays in sight. True if it zoomed. */
  #zoomInto(members: readonly PlacedProvider[]): boolean {
    const map = this.#map;
    const from = map.getZoom();
    const bounds = boundsOf(members.map(({ place }) => place));
    const { paddingTopLeft, paddingBottomRight } = CLEAR;
    const closest = map.getBoundsZoom(bounds, false, paddingTopLeft.add(paddingBottomRight));
    const to = from < SPLIT_ZOOM ? Math.min(from + 2, closest, map.getMaxZoom()) : from;
    const aside = paddingBottomRight.subtract(paddingTopLeft).divideBy(2);
    const middleAt = (zoom: number) => map.unproject(map.project(bounds.getCenter(), zoom).add(aside), zoom);
    const zoom = this.#options.token === '' ? zoomNearer({ from, to }, middleAt, sizeOf(map)) : to;
    if (zoom === undefined || zoom <= from) return false;
    map.setView(middleAt(zoom), zoom);
    return true;
  }

  /** Shows all providers, and the user if given. */
  #fit(user: Point | null): void {
    const places = placedOf(this.#shown).map(({ place }) => place);
    if (places.length === 0) return;
    const bounds = boundsOf(places);
    const { first, limit } = this.#options.token === '' ? basemapZooms(this.#map, places, bounds) : STREETS;
    if (user !== null) bounds.extend(user);
    // Remove the zoom limit of the previous providers.
    this.#map.setMaxZoom(STREETS.limit);
    this.#map.fitBounds(bounds, { ...CLEAR, maxZoom: Math.min(first, limit), animate: false });
    this.#map.setMaxZoom(limit);
  }
}

/** Returns an empty map without controls around the default centre. */
export function newMap(element: HTMLElement): L.Map {
  const isAnimated = !isMotionReduced();
  const map = L.map(element, {
    center: [MAP_CENTRE.lat, MAP_CENTRE.lng],
    zoom: MAP_ZOOM,
    minZoom: 5,
    maxZoom: STREETS.limit,
    attributionControl: false,
    zoomControl: false,
    fadeAnimation: isAnimated,
    zoomAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
  });
  map.on('zoomanim', () => zooming.add(map));
  map.on('zoomend', () => zooming.delete(map));
  return map;
}

/**
 * Removes a map, after the zoom that is under way: Leaflet ends it by a timer, which fails on a map that is gone. Events that
 * follow the end of the zoom in the same task come first.
 */
export function removeMap(map: L.Map): void {
  if (zooming.has(map)) map.once('zoomend', () => queueMicrotask(() => map.remove()));
  else map.remove();
}

function sizeOf(map: L.Map): { readonly width: number; readonly height: number } {
  const { x: width, y: height } = map.getSize();
  return { width, height };
}

/** The first and the largest zoom of the basemap for providers within some bounds. */
function basemapZooms(map: L.Map, places: readonly Point[], bounds: L.LatLngBounds): { first: number; limit: number } {
  const size = sizeOf(map);
  return { first: zoomToShow(bounds.getCenter(), size), limit: zoomLimit(places, size) };
}

function isAmong(providers: readonly MapCard[], members: readonly PlacedProvider[]): boolean {
  return members.some(({ provider }) => providers.includes(provider));
}

function boundsOf(places: readonly Point[]): L.LatLngBounds {
  return L.latLngBounds(places.map(({ lat, lng }) => [lat, lng]));
}

function placedOf(providers: readonly MapCard[]): PlacedProvider[] {
  return providers.flatMap((provider) => {
    const place = markerPlace(provider);
    return place === undefined ? [] : [{ place, provider }];
  });
}

/** Mapbox's streets as raster tiles. */
export function addStreets(map: L.Map, token: string): void {
  const url = 'https://api.mapbox.com/styles/v1/mapbox/streets-v12/tiles/256/{z}/{x}/{y}?access_token={token}';
  const attribution = '© Mapbox © OpenStreetMap';
  L.tileLayer(url, { token, attribution, maxZoom: 17 } as L.TileLayerOptions).addTo(map);
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
