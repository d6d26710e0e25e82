import { kmBetween } from './distance.ts';
import { lgasOf } from './nigerian-places.ts';
import { STATES } from './nigerian-states.ts';

/** A point in degrees, WGS 84. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the LGA whose own point is nearest, with its state. The borders aren't known. */
export function nearestLga(point: Point): { readonly state: string; readonly lga: string } {
  let nearest = { state: '', lga: '', km: Number.POSITIVE_INFINITY };
  for (const state of STATES) {
    for (const lga of lgasOf(state)) {
      const km = kmApart(point, lga);
      if (km < nearest.km) nearest = { state, lga: lga.name, km };
    }
  }
  return { state: nearest.state, lga: nearest.lga };
}

/** Returns the kilometres between two points. */
export function kmApart(one: Point, other: Point): number {
  return kmBetween({ lat: one.latitude, lng: one.longitude }, { lat: other.latitude, lng: other.longitude });
}
