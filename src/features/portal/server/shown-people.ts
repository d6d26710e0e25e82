import type { Database } from '#db/open-database.ts';
import { hoursWithin, overlapAt } from '#features/schedules/rules/working-hours.ts';
import { type BookableProvider, findSchedules } from '#features/schedules/server/availability-store.ts';
import type { Checklist } from '../rules/checklist-contract.ts';
import { findOtherPlaces } from './checklist-store.ts';
import { asShown } from './shown-schedule.ts';

/** Returns who and what takes the appointments of a place, with the hours in effect and the places where these overlap. */
export async function findPeople(db: Database, place: BookableProvider): Promise<Checklist['people']> {
  const { everyResource = [] } = place;
  if (everyResource.length === 0) return [];
  const ids = everyResource.map(({ id }) => id);
  const others = await findOtherPlaces(db, place.id, ids);
  const schedules = await findSchedules(
    db,
    others.map(({ id }) => id),
  );
  const hoursAt = (at: BookableProvider | undefined, id: number) => {
    const there = at?.everyResource?.find((one) => one.id === id);
    return at === undefined || there === undefined ? [] : hoursWithin(asShown(at).hours, there.hours);
  };
  return everyResource.map(({ id, kind, name, hours: own }) => {
    const hours = hoursAt(place, id).map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
    const clashing = others.filter((other) => overlapAt(hours, hoursAt(schedules.get(other.id), id)));
    const overlapsAt = clashing.map((other) => other.name);
    return { id, kind, name, followsPlace: own === undefined, hours, overlapsAt };
  });
}
