import * as L from 'leaflet';
import { type MarkerPlace, markerInitials } from '#features/search/rules/map/marker.ts';
import type { Point } from '#features/search/rules/search-filters.ts';
import type { MapCard, MapTexts } from './map-card.ts';

/** Below the markers, whose letters the user's mark would hide, and above the names of places. */
const USER_Z = -5000;

/** A provider and where it is drawn. */
export interface PlacedProvider {
  readonly place: MarkerPlace;
  readonly provider: MapCard;
}

/** Adds a marker of one provider, or of several that share it, which opens by touch, Enter and Space. */
export function addMarker(
  layer: L.LayerGroup,
  at: L.LatLng,
  members: readonly PlacedProvider[],
  texts: MapTexts,
  onOpen: () => void,
): L.Marker {
  const names = members.map(({ provider }) => provider.name);
  const [name = ''] = names;
  const isApproximate = 2 * members.filter(({ place }) => place.isApproximate).length > members.length;
  const label = document.createElement('span');
  label.textContent = names.length === 1 ? markerInitials(name) : String(names.length);
  const isLong = label.textContent.length > 2;
  const icon = L.divIcon({
    className: `map-marker${isLong ? ' map-marker-long' : ''}${isApproximate ? ' map-marker-approximate' : ''}`,
    html: label,
    iconSize: [40, 40],
  });
  const marker = L.marker(at, { icon, title: names.join(', '), riseOnHover: true });
  marker.on('click', onOpen);
  marker.on('keypress', ({ originalEvent }: L.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    // Space would scroll the page.
    originalEvent.preventDefault();
    onOpen();
  });
  layer.addLayer(marker);
  marker.getElement()?.setAttribute('aria-label', texts.markerName(names, isApproximate));
  return marker;
}

/** Highlights a marker whose popup is open and raises it above the others, or undoes that. */
export function markChosen(marker: L.Marker, isChosen: boolean): void {
  marker.setZIndexOffset(isChosen ? 1000 : 0);
  const element = marker.getElement();
  if (isChosen) element?.setAttribute('aria-current', 'true');
  else element?.removeAttribute('aria-current');
}

/** Adds the mark at the user's position. */
export function addUserMark(layer: L.LayerGroup, { lat, lng }: Point, texts: MapTexts): void {
  const icon = L.divIcon({ className: 'map-user', iconSize: [18, 18] });
  const mark = L.marker([lat, lng], { icon, zIndexOffset: USER_Z, keyboard: false, interactive: false });
  layer.addLayer(mark);
  mark.getElement()?.setAttribute('role', 'img');
  mark.getElement()?.setAttribute('aria-label', texts.user);
}
