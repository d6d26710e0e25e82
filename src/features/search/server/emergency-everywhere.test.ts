import { beforeAll, describe, expect, test } from 'vitest';
import { readRegister } from '#features/registers/server/read-register.ts';
import { isSameFacility, NEAR_KM } from '#features/search/rules/emergency/choose-places.ts';
import { kindsOf } from '#features/search/rules/emergency/emergency-capable.ts';
import { emergencyOrigin } from '#features/search/rules/emergency/emergency-origin.ts';
import { Appointments } from '#features/search/rules/index/appointments.ts';
import type { Segment } from '#features/search/rules/index/segment.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { EMERGENCY_REGISTER, indexedListings, SIXTY_PLACES } from '#test/emergency-register.ts';
import { segmentOf } from '#test/search-segment.ts';
import { placesInDanger } from './emergency-routes.ts';

/** How much farther than the k-th nearest facility the k-th named may be. */
const MAX_FARTHER_KM = 2;

describe('in 60 places', () => {
  let index: { readonly segments: readonly Segment[]; readonly appointments: Appointments };
  let capable: { name: string; latitude: number; longitude: number }[] = [];

  beforeAll(async () => {
    const { listings } = await readRegister(EMERGENCY_REGISTER);
    index = { segments: [segmentOf(indexedListings(listings))], appointments: new Appointments() };
    capable = listings.flatMap((listing) => {
      const { name, latitude, longitude } = listing;
      const isCapable = kindsOf(listing).some(({ treats }) => treats === 'all');
      return isCapable && latitude !== null && longitude !== null ? [{ name, latitude, longitude }] : [];
    });
  });

  test('that differ and are 37 capitals and 23 towns', () => {
    expect(new Set(SIXTY_PLACES.map(([town]) => town)).size).toBe(60);
    expect(new Set(SIXTY_PLACES.map(([, state]) => state)).size).toBe(37);
  });

  test.each(SIXTY_PLACES)(
    '%s (%s): three hospitals, and none much farther than one that is left out',
    (place, state) => {
      const at = emergencyOrigin(index.segments, { state, place });
      if (at === undefined) throw new Error(`${place} is not known.`);
      expect(at.state).toBe(state);
      for (const where of [
        { state, place },
        { lat: at.lat, lng: at.lng },
      ]) {
        const { places, specialists } = placesInDanger(index, where, 0);
        expect(places).toHaveLength(3);
        const nearest = nearestFacilities(at);
        for (const [k, { name, km, state: inState }] of places.entries()) {
          expect(
            kindsOf({ name, facilityType: places[k]?.kind ?? null, state: inState }).map(({ treats }) => treats),
          ).toContain('all');
          expect(km - (nearest[k] ?? 0), `${k + 1}: ${name}`).toBeLessThanOrEqual(MAX_FARTHER_KM);
        }
        for (const { place: beside } of specialists) {
          expect(beside.km).toBeLessThanOrEqual(NEAR_KM);
          expect(places.map(({ id }) => id)).not.toContain(beside.id);
        }
      }
    },
  );

  /** Distances of the nearest facilities, by looking at every one; a facility that is listed twice counts once. */
  function nearestFacilities(at: { lat: number; lng: number }): number[] {
    const sorted = capable
      .map((one) => ({ ...one, km: kmBetween(at, { lat: one.latitude, lng: one.longitude }) }))
      .sort((a, b) => a.km - b.km);
    const kept: typeof sorted = [];
    for (const one of sorted) {
      if (kept.length === 3) break;
      if (!kept.some((other) => isSameFacility(other, one))) kept.push(one);
    }
    return kept.map(({ km }) => km);
  }
});
