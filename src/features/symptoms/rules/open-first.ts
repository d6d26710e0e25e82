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
 * Places to go to now: those known to be closed last, before them the nearest, or, where no distances are known, those
 * known to be open. `open` are the first of the same search that are open, as many as `places` or all; undefined while
 * that can't be told, and then nothing is said of doors.
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

/** Only the network's own have told us hours; free times come from them. */
function doorsOf({ id, bookable, nextSlotAt }: Place, openIds: ReadonlySet<number>): OpenPlace<Place>['doors'] {
  if (openIds.has(id)) return 'open';
  return bookable && nextSlotAt !== null ? 'closed' : 'unknown';
}

function turn({ place, doors }: OpenPlace<Place>): number {
  if (doors === 'closed') return 2;
  return doors === 'open' || place.distanceKm !== undefined ? 0 : 1;
}
