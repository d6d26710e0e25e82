import type { Point } from '../rules/search-filters.ts';

/** Why a device could not say where it is. */
export type LocateFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** The event on the window once the search has the position of the device. */
export const LOCATED = 'located';

/** Limit of the device's own search and of everything together, ms. @see patient-area specification, section 9 */
const TIMEOUT_MS = 15_000;
const WATCHDOG_MS = 20_000;

const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Returns the current position of the device, as exact as it can be, or why there is none. Ends within 20 s. */
export async function locate(): Promise<Point | LocateFailure> {
  // Some browsers lack it although the types say otherwise.
  const { geolocation } = navigator as Partial<Navigator>;
  if (geolocation === undefined) return 'unsupported';
  const answer = new Promise<Point | LocateFailure>((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(FAILURES[code] ?? 'unavailable'),
      { enableHighAccuracy: true, maximumAge: 0, timeout: TIMEOUT_MS },
    );
  });
  const watchdog = new Promise<LocateFailure>((resolve) => setTimeout(resolve, WATCHDOG_MS, 'timeout'));
  return await Promise.race([answer, watchdog]);
}
