import { type LatLng, pointsOf } from '#platform/common/places/basemap.ts';
import nigeria from '#platform/common/places/nigeria.json' with { type: 'json' };
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';

/** The outlines are accurate to 2.2 km (`scripts/basemap.mjs`): a point this little outside may be inside. */
const OVER_A_BORDER_KM = 3;
/** At the coast, the outlines omit creeks and islands, which belong to no other state. */
const OVER_THE_COAST_KM = 6;
const KM_PER_DEGREE = 111.2;

let outlines: ReadonlyMap<State, readonly LatLng[][]> | undefined;

/** True if a point is certainly outside a state: in another one, at sea or abroad. */
export function isOutsideState(state: State, latitude: number, longitude: number): boolean {
  outlines ??= readOutlines();
  const km = kmBeyond(outlines.get(state) ?? [], [latitude, longitude]);
  if (km <= OVER_A_BORDER_KM || km > OVER_THE_COAST_KM) return km > OVER_A_BORDER_KM;
  const others = [...outlines].filter(([other]) => other !== state);
  return others.some(([, rings]) => rings.some((ring) => isInside(ring, [latitude, longitude])));
}

/** True if a point is certainly in no state: at sea or abroad. */
export function isOutsideNigeria(latitude: number, longitude: number): boolean {
  return STATES.every((state) => isOutsideState(state, latitude, longitude));
}

/** Assigns each outline, which has no name, to the state of most LGAs inside it. */
function readOutlines(): ReadonlyMap<State, readonly LatLng[][]> {
  const found = new Map<State, LatLng[][]>();
  for (const [outer = []] of nigeria.states) {
    const ring = pointsOf(outer, nigeria.perDegree);
    const lgasInside = (state: State) =>
      lgasOf(state).filter(({ latitude, longitude }) => isInside(ring, [latitude, longitude])).length;
    const [most] = STATES.map((state) => ({ state, count: lgasInside(state) })).sort((a, b) => b.count - a.count);
    if (most !== undefined && most.count > 0) found.set(most.state, [...(found.get(most.state) ?? []), ring]);
  }
  return found;
}

/** Returns the kilometres from a point to the nearest outline; 0 inside. */
function kmBeyond(rings: readonly LatLng[][], point: LatLng): number {
  if (rings.some((ring) => isInside(ring, point))) return 0;
  const eastward = Math.cos((point[0] * Math.PI) / 180);
  const distances = rings.flatMap((ring) =>
    ring.map(([lat, lng], at) => {
      const [fromLat, fromLng] = ring.at(at - 1) ?? [lat, lng];
      const [dx, dy] = [(lng - fromLng) * eastward, lat - fromLat];
      const [x, y] = [(point[1] - fromLng) * eastward, point[0] - fromLat];
      const along = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - along * dx, y - along * dy) * KM_PER_DEGREE;
    }),
  );
  return Math.min(...distances);
}

/** True if a line eastward from the point crosses the ring an odd number of times. */
export function isInside(ring: readonly LatLng[], [latitude, longitude]: LatLng): boolean {
  let inside = false;
  for (const [at, [lat, lng]] of ring.entries()) {
    const [fromLat, fromLng] = ring.at(at - 1) ?? [lat, lng];
    if (lat > latitude === fromLat > latitude) continue;
    if (longitude < ((fromLng - lng) * (latitude - lat)) / (fromLat - lat) + lng) inside = !inside;
  }
  return inside;
}
