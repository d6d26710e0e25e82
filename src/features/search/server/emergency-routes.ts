import type { Provider } from '#features/directory/contract.ts';
import { EMERGENCY_CONTACTS } from '#platform/common/emergency-contacts.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { choosePlaces, MAX_KM, NEAR_KM } from '../rules/emergency/choose-places.ts';
import { kindsOf } from '../rules/emergency/emergency-capable.ts';
import { type EmergencyAnswer, type EmergencyPlace, emergencyPlaces } from '../rules/emergency/emergency-contract.ts';
import { SPECIALIST_FIELDS } from '../rules/emergency/emergency-kinds.ts';
import { type EmergencyWhere, emergencyOrigin } from '../rules/emergency/emergency-origin.ts';
import {
  type EmergencyRow,
  hasRealEmergencyPlaces,
  nearestEmergencyRows,
} from '../rules/emergency/nearest-emergency.ts';
import { opennessOf } from '../rules/emergency/openness.ts';
import { expectPoint } from './expect-point.ts';
import { cardAt } from './index/card-at.ts';
import type { CurrentIndex } from './index/install-search-index.ts';
import type { SearchIndex } from './index/search-index.ts';

/** More than are named, because a register has some facilities twice, and some may be closed now. */
const CANDIDATES = 12;

type Located = EmergencyPlace & { readonly latitude: number; readonly longitude: number };

/** Installs the question where to go in danger, which is answered from the index. */
export function installEmergency({ app, now }: Context, currentIndex: CurrentIndex): void {
  route(app, emergencyPlaces, async ({ query }) => {
    expectPoint(query);
    return placesInDanger(await currentIndex(), query, now());
  });
}

/** Returns where to go in danger. Fictional places are named only in a network that has no others. */
export function placesInDanger(
  { segments, appointments }: Pick<SearchIndex, 'segments' | 'appointments'>,
  where: EmergencyWhere,
  nowMs: number,
): EmergencyAnswer {
  const at = emergencyOrigin(segments, where);
  if (at === undefined) return { near: null, numbers: [], places: [], specialists: [] };
  const moment = { nowMs, appointments };
  const around = { at, isDemo: !hasRealEmergencyPlaces(segments, moment) };
  const places = choosePlaces(
    nearestEmergencyRows(segments, { ...around, field: 'all', count: CANDIDATES, maxKm: MAX_KM }, moment).map((row) =>
      located(row, nowMs),
    ),
  );
  const specialists = SPECIALIST_FIELDS.flatMap((field) => {
    const search = { ...around, field, count: 1, maxKm: NEAR_KM };
    const [place] = nearestEmergencyRows(segments, search, moment).map((row) => located(row, nowMs));
    return place === undefined || places.some(({ id }) => id === place.id) ? [] : [{ field, place: shown(place) }];
  });
  const { name = null, state, isCapital = false } = at;
  const numbers = EMERGENCY_CONTACTS.filter((line) => line.state === state).map((line) => ({
    name: line.name,
    contact: line.contact,
  }));
  return { near: { name, state, isCapital }, numbers, places: places.map(shown), specialists };
}

function located({ segment, row, km, schedule }: EmergencyRow, nowMs: number): Located {
  const card = JSON.parse(`${cardAt(segment, row).toString()}}`) as Provider;
  return {
    id: card.id,
    name: card.name,
    kind: card.facilityType ?? card.specialty,
    address: card.address,
    lga: card.lga,
    state: card.state,
    km: Math.round(km * 1000) / 1000,
    precision: card.locationPrecision === 'unknown' ? 'area' : card.locationPrecision,
    latitude: card.latitude ?? Number.NaN,
    longitude: card.longitude ?? Number.NaN,
    open: opennessOf(schedule, kindsOf(card).length > 0, nowMs),
    phone: card.phone,
    isDemo: card.isDemo,
  };
}

/** Without the coordinates of a point that is only the centre of a ward or LGA, where there may be no hospital. */
function shown(place: Located): EmergencyPlace {
  return place.precision === 'area' ? { ...place, latitude: null, longitude: null } : place;
}
