import type { ComponentType } from 'react';
import { loadSheet, loadStyles } from '#platform/web/load-styles.ts';
import { codeOf, renewPage } from '#platform/web/lost-code.ts';
import mapCss from './map.css?url';
import type { MapProps } from './map-card.ts';
import type { PinMapProps } from './pin-map.tsx';

/** Name of the tab while it reloads its page for the map: `window.name` needs no storage, and little code. */
export const WANTED = 'map';

/**
 * Loads the code and the styles of the map.
 * @throws Error if something can't be loaded
 */
export async function loadMap(isLeft: AbortSignal): Promise<ComponentType<MapProps>> {
  await renewPage(isLeft, () => {
    window.name = WANTED;
  });
  const code = codeOf(import('./provider-map.tsx'));
  const [{ ProviderMap }] = await Promise.all([code, loadStyles(), loadSheet(mapCss)]);
  return ProviderMap;
}

/**
 * Loads the code and the styles of the map with a pin.
 * @throws Error if something can't be loaded
 */
export async function loadPinMap(isLeft: AbortSignal): Promise<ComponentType<PinMapProps>> {
  await renewPage(isLeft);
  const code = codeOf(import('./pin-map.tsx'));
  const [{ PinMap }] = await Promise.all([code, loadStyles(), loadSheet(mapCss)]);
  return PinMap;
}
