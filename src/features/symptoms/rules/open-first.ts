import type { Provider } from '#features/directory/contract.ts';

type Place = Pick<Provider, 'id' | 'bookable' | 'nextSlotAt' | 'distanceKm'>;

/** In danger, an open place farther away isn't preferred to a nearer one. */
const OPEN_WITHIN_KM = 50;

/** Where to go, and whether its doors are open: `unknown` if its hours aren't on record. */
export interface OpenPlace<P> {
  readonly place: P;
  readonly doors: 'open' | 'closed' | 'unknown';
}

/**
 * Orders places for a patient who needs one now: the nearest first or, without distances, the open ones, and those known to
 * be closed last. `open` are the first open places of the same search, as many as `places` or all; undefined while that
 * isn't known, and then no place is called open or closed.
 */
export function openFirst<P extends Place>(places: readonly P[], open: readonly P[] | undefined): OpenPlace<P>[] {
  if (open === undefined) return places.map((place) => ({ place, doors: 'unknown' }));
  const openIds = new Set(open.map(({ id }) => id));
  const ids = new Set(places.map(({ id }) => id));
  const added = open.filter(({ id, distanceKm = 0 }) => !ids.has(id) && distanceKm <= OPEN_WITHIN_KM);
  return [...places, ...added]
    .map((place) => ({ place, doors: doorsOf(place, openIds) }))
    .sort((a, b) => turn(a) - turn(b) || (a.place.distanceKm ?? 0) - (b.place.distanceKm ?? 0));
}

/** Only bookable providers have hours, from which their free times follow. */
function doorsOf({ id, bookable, nextSlotAt }: Place, openIds: ReadonlySet<number>): OpenPlace<Place>['doors'] {
  if (openIds.has(id)) return 'open';
  return bookable && nextSlotAt !== null ? 'closed' : 'unknown';
}

function turn({ place, doors }: OpenPlace<Place>): number {
  if (doors === 'closed') return 2;
  return doors === 'open' || place.distanceKm !== undefined ? 0 : 1;
}
