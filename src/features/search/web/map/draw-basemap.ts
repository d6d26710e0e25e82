import * as L from 'leaflet';
import { type Box, boxOfMarker, roomFor } from '#features/search/rules/map/label-room.ts';
import { labelsIn } from '#features/search/rules/map/labels-in-view.ts';
import { ROUGH_LAND } from '#features/search/rules/map/rough-land.ts';
import { type BasemapPiece, pointsOf } from '#platform/common/places/basemap.ts';
import nigeriaUrl from '#platform/common/places/nigeria.json?url&no-inline';
import lagosUrl from './basemap/lagos.json?url&no-inline';
import portHarcourtUrl from './basemap/port-harcourt.json?url&no-inline';

/** From this zoom on, the detailed pieces are drawn. */
const DETAIL_ZOOM = 9;
const ATTRIBUTION = 'GSHHG · Natural Earth · © GeoNames';

/**
 * Draws coast, lagoons, rivers, states and place names without a map server. Colours come from the style sheet. If a
 * piece is missing, markers and names are still shown. Returns a function that writes the names again, clear of the
 * markers.
 */
export function addBasemap(
  map: L.Map,
  { onMissing, markers }: { readonly onMissing: () => void; readonly markers: () => readonly L.LatLng[] },
): () => void {
  map.attributionControl?.addAttribution(ATTRIBUTION);
  map.getContainer().classList.add('basemap');
  const ground = L.layerGroup().addTo(map);
  const names = L.layerGroup().addTo(map);
  const detail = L.layerGroup();
  const showDetail = () => {
    if (map.getZoom() >= DETAIL_ZOOM) ground.addLayer(detail);
    else ground.removeLayer(detail);
  };
  const showNames = () => writeNames(map, names, markers());
  map.on('zoomend', showDetail);
  map.on('moveend', showNames);
  showNames();
  drawPieces(map, ground, detail)
    .then(showDetail)
    .catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- where the specification wants errors of the map
      console.error('A piece of the map could not be loaded', error);
      onMissing();
    });
  return showNames;
}

async function drawPieces(map: L.Map, ground: L.LayerGroup, detail: L.LayerGroup): Promise<void> {
  // The padding is one screen, because a drag can move the map by its width before it is drawn again.
  const renderer = L.svg({ padding: 1 });
  const country = await pieceAt(nigeriaUrl);
  // Until land is drawn, the whole map would look like sea.
  map.getContainer().classList.add('basemap-drawn');
  ground.addLayer(L.polygon([...ROUGH_LAND], { renderer, className: 'basemap-land', interactive: false }));
  for (const layer of layersOf(country, renderer)) ground.addLayer(layer);
  for (const url of [lagosUrl, portHarcourtUrl]) {
    const piece = await pieceAt(url);
    const [west = 0, south = 0, east = 0, north = 0] = piece.bounds;
    // The detailed pieces have their own water, which covers the rough land.
    const box = L.latLngBounds([south, west], [north, east]);
    detail.addLayer(L.rectangle(box, { renderer, className: 'basemap-water', interactive: false }));
    for (const layer of layersOf(piece, renderer)) detail.addLayer(layer);
  }
}

function writeNames(map: L.Map, names: L.LayerGroup, markers: readonly L.LatLng[]): void {
  names.clearLayers();
  // Names just outside the view are drawn too, so that they are there when the map is moved.
  const bounds = map.getBounds().pad(0.5);
  const view = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
  const taken = { markers: markers.map((at) => boxOfMarker(map.latLngToLayerPoint(at))), names: [] as Box[] };
  for (const { name, lat, lng, isState } of labelsIn(view, map.getZoom())) {
    const room = roomFor(map.latLngToLayerPoint([lat, lng]), name, taken);
    if (room === undefined) continue;
    taken.names.push(room);
    const text = document.createElement('span');
    text.textContent = name;
    const className = isState ? 'basemap-name basemap-state-name' : 'basemap-name';
    const icon = L.divIcon({ className, html: text, iconSize: [0, 0] });
    const at = map.layerPointToLatLng([room.x, room.y]);
    // Behind the providers.
    names.addLayer(L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -10_000 }));
  }
}

async function pieceAt(url: string): Promise<BasemapPiece> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as BasemapPiece;
}

function layersOf(piece: BasemapPiece, renderer: L.Renderer): L.Layer[] {
  const style = (className: string) => ({ renderer, className, interactive: false, smoothFactor: 0.5 });
  const polygons = (polygon: readonly (readonly number[])[]) => polygon.map((ring) => pointsOf(ring, piece.perDegree));
  return [
    ...piece.land.map((polygon) => L.polygon(polygons(polygon), style('basemap-land'))),
    ...(piece.states ?? []).map((polygon) => L.polygon(polygons(polygon), style('basemap-state'))),
    ...(piece.rivers ?? []).map((line) => L.polyline(pointsOf(line, piece.perDegree), style('basemap-river'))),
  ];
}
