import type { Provider } from '#features/directory/contract.ts';

/**
 * Returns a distance in km as text: metres below 1 km, one decimal below 10 km, then whole kilometres with a comma in
 * thousands; "about" and whole kilometres if not exact; undefined if unknown.
 * @see patient-area specification, section 9
 */
export function distanceText(km: number | null | undefined, isExact = true): string | undefined {
  if (km === null || km === undefined || !Number.isFinite(km) || km < 0) return undefined;
  if (!isExact) return `about ${Math.max(1, Math.round(km)).toLocaleString('en')} km`;
  if (km < 1) return `${Math.round(km * 1000)} m`;
  return `${km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString('en')} km`;
}

/** True if the distance between two providers is known to the metre. */
export function isExactDistance(
  a: Pick<Provider, 'locationPrecision'>,
  b: Pick<Provider, 'locationPrecision'>,
): boolean {
  return a.locationPrecision === 'exact' && b.locationPrecision === 'exact';
}
