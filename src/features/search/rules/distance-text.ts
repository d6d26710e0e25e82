import type { Provider } from '#features/directory/contract.ts';

/**
 * A distance as people read it: metres below 1 km, one decimal below 10 km, then whole kilometres, with a comma
 * in thousands as counts have; to a place that is known only about, whole kilometres; undefined when none is known.
 * Kilometres in.
 * @see patient-area specification, section 9
 */
export function distanceText(km: number | null | undefined, isExact = true): string | undefined {
  if (km === null || km === undefined || !Number.isFinite(km) || km < 0) return undefined;
  if (!isExact) return `about ${Math.max(1, Math.round(km)).toLocaleString('en')} km`;
  if (km < 1) return `${Math.round(km * 1000)} m`;
  return `${km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString('en')} km`;
}

/** Tells whether the distance between two providers is known to the metre. */
export function isExactDistance(
  a: Pick<Provider, 'locationPrecision'>,
  b: Pick<Provider, 'locationPrecision'>,
): boolean {
  return a.locationPrecision === 'exact' && b.locationPrecision === 'exact';
}
