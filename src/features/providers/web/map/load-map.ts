import type { ComponentType } from 'react';
import { loadSheet, loadStyles } from '#platform/web/load-styles.ts';
import mapCss from './map.css?url';
import type { MapProps } from './map-card.ts';

/** What the tab is called while it loads its page anew for the map: a name needs no storage, and little code. */
export const WANTED = 'map';

let isCodeLost = false;

/**
 * The map, once its code and styles are there. Browsers keep code that failed, and what it needs, for as long as the
 * page is there: where it did, the page is loaded anew.
 * @throws Error when something can't be fetched
 */
export async function loadMap(): Promise<ComponentType<MapProps>> {
  // Without an answer nothing would be left of the page.
  if (isCodeLost && (await fetch('', { method: 'HEAD' })).ok) {
    window.name = WANTED;
    location.reload();
    return await new Promise(() => {});
  }
  const code = import('./provider-map.tsx').catch((error: unknown) => {
    isCodeLost = true;
    throw error;
  });
  const [{ ProviderMap }] = await Promise.all([code, loadStyles(), loadSheet(mapCss)]);
  return ProviderMap;
}
