import * as L from 'leaflet';
import { type Box, boxOfMarker, roomFor } from '#features/search/rules/map/label-room.ts';
import { labelsIn } from '#features/search/rules/map/labels-in-view.ts';
import { ROUGH_LAND } from '#features/search/rules/map/rough-land.ts';
import { type BasemapPiece, pointsOf } from '#platform/common/places/basemap.ts';
import nigeriaUrl from '#platform/common/places/nigeria.json?url&no-inline';
import lagosUrl from './basemap/lagos.json?url&no-inline';
import portHarcourtUrl from './basemap/port-harcourt.json?url&no-inline';

/** The pieces in detail are drawn from this zoom on. */
const DETAIL_ZOOM = 9;
const ATTRIBUTION = 'GSHHG · Natural Earth · © GeoNames';

/**
 * Draws coast, lagoons, rivers, states and place names without any map server. Colours come from the style sheet.
 * Markers and names stay where a piece is missing. Answers what writes the names anew, clear of the markers of then.
 */
export function addBasemap(
  map: L.Map,
  { onMissing, markers }: { readonly onMissing: () => void; readonly markers: () => readonly L.LatLng[] },
): () => void {
  // A thumb drags the map by its whole width before what comes into sight is drawn.
  const renderer = L.svg({ padding: 1 });
  const ground = L.layerGroup().addTo(map);
  const names = L.layerGroup().addTo(map);
  const detail = L.layerGroup();
  map.attributionControl?.addAttribution(ATTRIBUTION);
  map.getContainer().classList.add('basemap');

  const drawPieces = async () => {
    const country = await pieceAt(nigeriaUrl);
    // Where nothing is drawn, all would be sea.
    map.getContainer().classList.add('basemap-drawn');
    ground.addLayer(L.polygon([...ROUGH_LAND], { renderer, className: 'basemap-land', interactive: false }));
    for (const layer of layersOf(country, renderer)) ground.addLayer(layer);
    for (const url of [lagosUrl, portHarcourtUrl]) {
      const piece = await pieceAt(url);
      const [west = 0, south = 0, east = 0, north = 0] = piece.bounds;
      // The detailed land lies on water of its own, over the rough land of the whole country.
      const box = L.latLngBounds([south, west], [north, east]);
      detail.addLayer(L.rectangle(box, { renderer, className: 'basemap-water', interactive: false }));
      for (const layer of layersOf(piece, renderer)) detail.addLayer(layer);
    }
    showDetail();
  };
  const showDetail = () => {
    if (map.getZoom() >= DETAIL_ZOOM) ground.addLayer(detail);
    else ground.removeLayer(detail);
  };
  const showNames = () => {
    names.clearLayers();
    // What is moved into sight is written already.
    const bounds = map.getBounds().pad(0.5);
    const view = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
    const taken = { markers: markers().map((at) => boxOfMarker(map.latLngToLayerPoint(at))), names: [] as Box[] };
    for (const { name, lat, lng, isState } of labelsIn(view, map.getZoom())) {
      const room = roomFor(map.latLngToLayerPoint([lat, lng]), name, taken);
      if (room === undefined) continue;
      taken.names.push(room);
      const text = document.createElement('span');
      text.textContent = name;
      names.addLayer(
        L.marker(map.layerPointToLatLng([room.x, room.y]), {
          icon: L.divIcon({
            className: isState ? 'basemap-name basemap-state-name' : 'basemap-name',
            html: text,
            iconSize: [0, 0],
          }),
          interactive: false,
          keyboard: false,
          // Behind the providers.
          zIndexOffset: -10_000,
        }),
      );
    }
  };
  map.on('zoomend', showDetail);
  map.on('moveend', showNames);
  showNames();
  drawPieces().catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- where the specification wants errors of the map
    console.error('A piece of the map could not be loaded', error);
    onMissing();
  });
  return showNames;
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
