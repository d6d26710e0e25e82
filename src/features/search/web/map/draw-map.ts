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

/** Markers nearer than this cover each other, pixels. */
const CLUSTER_PX = 38;
/** From here on what still covers each other is listed together instead of zoomed into. */
const SPLIT_ZOOM = 15;
/** How near streets are shown at first, and may be looked at. */
const STREETS = { first: 14, limit: 17 } as const;
/** Keeps markers clear of the zoom buttons, the caption and the attribution, pixels. */
const CLEAR = { paddingTopLeft: L.point(82, 58), paddingBottomRight: L.point(36, 44) };

/** From a marker's middle to the edge, or to a card over the map, pixels. */
const MARKER_CLEAR = 28;

/** A drawn map and what can be done to it. */
export interface DrawnMap {
  /** Shows providers, and where the user is. */
  readonly show: (providers: readonly MapCard[], user: Point | null) => void;
  /** Marks what is told about in a card that covers so many pixels at the bottom, and moves it clear of that. */
  readonly choose: (providers: readonly MapCard[], covered: number) => void;
  readonly remove: () => void;
}

/** Draws a map into an element: streets with a token, the own basemap without. @throws Error where browsers can't */
export function drawMap(
  element: HTMLElement,
  {
    token,
    texts,
    onSelect,
    onMissing,
  }: {
    readonly token: string;
    readonly texts: MapTexts;
    readonly onSelect: (providers: readonly MapCard[]) => void;
    /** A piece of the own basemap could not be fetched. */
    readonly onMissing: () => void;
  },
): DrawnMap {
  if (token === '' && !L.Browser.svg) throw new Error('There is nothing to draw on.');
  const map = L.map(element, {
    center: [MAP_CENTRE.lat, MAP_CENTRE.lng],
    zoom: MAP_ZOOM,
    minZoom: 5,
    maxZoom: STREETS.limit,
    attributionControl: false,
    zoomControl: false,
    fadeAnimation: !isMotionReduced(),
    zoomAnimation: !isMotionReduced(),
    markerZoomAnimation: !isMotionReduced(),
  });
  const zoomButtons = L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  L.control.attribution({ prefix: false }).addTo(map);
  const drawn = new Map<L.Marker, readonly PlacedProvider[]>();
  const showNames =
    token === ''
      ? addBasemap(map, { onMissing, markers: () => [...drawn.keys()].map((one) => one.getLatLng()) })
      : null;
  if (token !== '') addStreets(map, token);

  addWheelGuard(element);
  const markers = L.layerGroup().addTo(map);
  const userLayer = L.layerGroup().addTo(map);
  let shown: readonly MapCard[] = [];
  let chosen: readonly MapCard[] = [];
  let within: Point | null = null;
  const markAll = () => {
    for (const [marker, members] of drawn) markChosen(marker, isAmong(chosen, members));
  };
  const redraw = () => {
    const hadFocus = map.getPane('markerPane')?.contains(document.activeElement);
    markers.clearLayers();
    drawn.clear();
    // The marker that had it is gone: the next step of the keyboard starts from the map instead of from the page's top.
    if (hadFocus) element.focus({ preventScroll: true });
    const placed = placedOf(shown).map((each) => {
      const { x, y } = map.latLngToLayerPoint(each.place);
      return { x, y, ...each };
    });
    for (const { x, y, members } of clustersOf(placed, CLUSTER_PX)) {
      const marker = addMarker(markers, map.layerPointToLatLng([x, y]), members, texts, () => {
        if (members.length === 1 || !goNearer(members)) onSelect(members.map(({ provider }) => provider));
      });
      drawn.set(marker, members);
    }
    markAll();
    showNames?.();
  };
  map.on('zoomend', redraw);
  /** Parts what shares a marker, as far as that helps and a name stays in sight; tells whether it did. */
  const goNearer = (members: readonly PlacedProvider[]): boolean => {
    const from = map.getZoom();
    const bounds = boundsOf(members.map(({ place }) => place));
    const { paddingTopLeft, paddingBottomRight } = CLEAR;
    const closest = map.getBoundsZoom(bounds, false, paddingTopLeft.add(paddingBottomRight));
    const to = from < SPLIT_ZOOM ? Math.min(from + 2, closest, map.getMaxZoom()) : from;
    const aside = paddingBottomRight.subtract(paddingTopLeft).divideBy(2);
    const middleAt = (zoom: number) => map.unproject(map.project(bounds.getCenter(), zoom).add(aside), zoom);
    const { x: width, y: height } = map.getSize();
    const zoom = token === '' ? zoomNearer({ from, to }, middleAt, { width, height }) : to;
    if (zoom === undefined || zoom <= from) return false;
    map.setView(middleAt(zoom), zoom);
    return true;
  };
  const fit = (user: Point | null) => {
    const places = placedOf(shown).map(({ place }) => place);
    if (places.length === 0) return;
    const bounds = boundsOf(places);
    const { first, limit } = token === '' ? basemapZooms(map, places, bounds) : STREETS;
    if (user !== null) bounds.extend(user);
    // The limit of the providers before must not hold these back.
    map.setMaxZoom(STREETS.limit);
    map.fitBounds(bounds, { ...CLEAR, maxZoom: Math.min(first, limit), animate: false });
    map.setMaxZoom(limit);
  };
  addFitButton(zoomButtons, texts.fit, () => fit(within));
  return {
    show: (providers, user) => {
      shown = providers;
      userLayer.clearLayers();
      if (user !== null) addUserMark(userLayer, user, texts);
      const { x: width, y: height } = map.getSize();
      const places = placedOf(shown).map(({ place }) => place);
      const view = user === null ? 'providers' : locatedView(user, places, { width, height });
      within = view === 'providers' ? null : user;
      fit(view === 'way' ? user : null);
      if (user !== null && view === 'surroundings') {
        map.setMaxZoom(Math.max(map.getMaxZoom(), MAP_ZOOM));
        map.setView(user, MAP_ZOOM, { animate: false });
      }
      redraw();
    },
    choose: (providers, covered) => {
      chosen = providers;
      markAll();
      const [marker] = [...drawn].find(([, members]) => isAmong(chosen, members)) ?? [];
      if (marker === undefined) return;
      map.panInside(marker.getLatLng(), {
        paddingTopLeft: L.point(CLEAR.paddingTopLeft.x, MARKER_CLEAR),
        paddingBottomRight: L.point(CLEAR.paddingBottomRight.x, covered + MARKER_CLEAR),
        animate: !isMotionReduced(),
      });
    },
    remove: () => map.remove(),
  };
}

/** How near the own basemap is shown at first, and may be looked at, for providers within some bounds. */
function basemapZooms(map: L.Map, places: readonly Point[], bounds: L.LatLngBounds): { first: number; limit: number } {
  const { x: width, y: height } = map.getSize();
  const size = { width, height };
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
function addStreets(map: L.Map, token: string): void {
  const url = 'https://api.mapbox.com/styles/v1/mapbox/streets-v12/tiles/256/{z}/{x}/{y}?access_token={token}';
  const attribution = '© Mapbox © OpenStreetMap';
  L.tileLayer(url, { token, attribution, maxZoom: 17 } as L.TileLayerOptions).addTo(map);
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
