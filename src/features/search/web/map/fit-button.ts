import * as L from 'leaflet';

const SVG = 'http://www.w3.org/2000/svg';
/** The corners of a frame. */
const CORNERS = 'M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3';

/** Adds a button below the zoom buttons that shows all markers again after zooming or panning. */
export function addFitButton(zoom: L.Control.Zoom, text: string, onFit: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-fit';
  button.title = text;
  button.setAttribute('aria-label', text);
  button.append(cornersIcon());
  L.DomEvent.disableClickPropagation(button);
  button.addEventListener('click', onFit);
  zoom.getContainer()?.append(button);
}

function cornersIcon(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', CORNERS);
  icon.append(path);
  return icon;
}
