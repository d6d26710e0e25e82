import { findLga, findState } from '#platform/common/places/nigerian-places.ts';

/** The fields of a provider that the map needs. */
export interface MappedProvider {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly lga: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly locationPrecision: 'exact' | 'near' | 'area' | 'unknown';
}

/** The position of a marker, degrees WGS 84. */
export interface MarkerPlace {
  readonly lat: number;
  readonly lng: number;
  /** The provider is in the area, not at this point. */
  readonly isApproximate: boolean;
}

/**
 * The map first shows central Lagos. The zoom is also used to show a user's location.
 * @see patient-area specification, section 9: default map centre and zoom, zoom on the user's location
 */
export const MAP_CENTRE = { lat: 6.4551, lng: 3.3842 } as const;
export const MAP_ZOOM = 12;

/** The number of letters that fit on a marker, even wide ones. */
const MAX_INITIALS = 3;

/** How far from the centre of its LGA a provider without a point may be drawn, degrees (about 1 km). */
const SPREAD = 0.01;

/**
 * Returns the letters on a marker: the first letter of each word of the name, as many as fit.
 * @see patient-area specification, section 9
 */
export function markerInitials(name: string): string {
  return name
    .split(/[\s.,/&()–-]+/)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .filter(Boolean)
    .slice(0, MAX_INITIALS)
    .join('');
}

/**
 * Returns where a provider is drawn: at its point or, without one, near the centre of its LGA, with an offset derived
 * from its id, so that markers don't hide each other and never jump. Undefined if the LGA is unknown too.
 */
export function markerPlace(provider: MappedProvider): MarkerPlace | undefined {
  const { id, latitude, longitude, locationPrecision } = provider;
  if (latitude !== null && longitude !== null) {
    return { lat: latitude, lng: longitude, isApproximate: locationPrecision !== 'exact' };
  }
  const state = findState(provider.state);
  const lga = state === undefined || provider.lga === null ? undefined : findLga(state, provider.lga);
  if (lga === undefined) return undefined;
  return {
    lat: lga.latitude + SPREAD * (share(id, 0x9e3779b1) - 0.5),
    lng: lga.longitude + SPREAD * (share(id, 0x85ebca6b) - 0.5),
    isApproximate: true,
  };
}

/** Returns a number from 0 to 1 that depends on the id alone. */
function share(id: number, factor: number): number {
  return (Math.imul(id, factor) >>> 0) / 2 ** 32;
}
