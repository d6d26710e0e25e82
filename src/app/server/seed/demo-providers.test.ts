import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { isOutsideState } from '#features/registers/rules/state-outlines.ts';
import { findLga, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { DEMO_ADMIN, DEMO_DOCTOR, DEMO_PATIENT, DEMO_REVIEWERS } from './demo-people.ts';
import { DEMO_PROVIDERS } from './demo-providers.ts';

/** Points of wards, if the real data is available. */
const WARDS = '/work/shared/data/places/wards.json';

interface Ward {
  readonly State: string;
  readonly LGA: string;
  readonly Latitude: number;
  readonly Longitude: number;
}

const count = (flag: (provider: (typeof DEMO_PROVIDERS)[number]) => boolean) => DEMO_PROVIDERS.filter(flag).length;
const names = DEMO_PROVIDERS.map((provider) => provider.name);

describe('the demo providers', () => {
  it('are 48, 36 of them in Lagos, with unique names, addresses, phones and e-mails', () => {
    expect(DEMO_PROVIDERS).toHaveLength(48);
    expect(count(({ state }) => state === 'Lagos')).toBe(36);
    expect(new Set(names).size).toBe(48);
    for (const field of ['address', 'phone', 'email', 'bio'] as const) {
      expect(new Set(DEMO_PROVIDERS.map((provider) => provider[field])).size).toBe(48);
    }
  });

  it('offer a realistic mix', () => {
    expect(count((provider) => provider.providesUrgentCare)).toBe(12);
    expect(count((provider) => provider.telehealthAvailable)).toBe(26);
    expect(count((provider) => provider.lowCostOptions)).toBe(16);
    expect(count((provider) => provider.acceptingNewPatients)).toBe(40);
    expect(count((provider) => provider.mobileClinic)).toBe(4);
    expect(count((provider) => provider.weeklyHours.length === 0)).toBe(5);
    expect(count((provider) => provider.past.reviewedAppointments === 0)).toBe(2);
  });

  it('reach no real person: unassigned phone numbers, example.com', () => {
    for (const { phone, email } of [...DEMO_PROVIDERS, ...DEMO_REVIEWERS, DEMO_PATIENT, DEMO_DOCTOR, DEMO_ADMIN]) {
      expect(phone).toMatch(/^0800 000 00\d\d$/);
      expect(email).toMatch(/^[a-z0-9.-]+@example\.com$/);
    }
  });
});

describe.each(DEMO_PROVIDERS.map((provider) => [provider.name, provider] as const))('%s', (_name, provider) => {
  it('is located in its state', () => {
    expect(isOutsideState(provider.state, provider.latitude, provider.longitude)).toBe(false);
  });

  it('has only languages, specialties and insurers of the catalogues', () => {
    expect(SPECIALTIES).toContain(provider.specialty);
    expect(LANGUAGES).toEqual(expect.arrayContaining([...provider.languages]));
    expect(provider.languages.length).toBeGreaterThan(1);
    expect(new Set(provider.languages).size).toBe(provider.languages.length);
    expect(INSURERS).toEqual(expect.arrayContaining([...provider.acceptedInsurance]));
    expect(new Set(provider.acceptedInsurance).size).toBe(provider.acceptedInsurance.length);
    expect(provider.acceptedInsurance.length).toBeLessThanOrEqual(6);
    expect(provider.services.length).toBeGreaterThanOrEqual(5);
    expect(provider.services.length).toBeLessThanOrEqual(8);
    expect(Math.max(...provider.services.map((service) => service.length))).toBeLessThanOrEqual(40);
  });

  it('has a bio of 90 to 160 characters', () => {
    expect(provider.bio.length).toBeGreaterThanOrEqual(90);
    expect(provider.bio.length).toBeLessThanOrEqual(160);
  });

  it('has hours that are whole visits, in order, and do not overlap', () => {
    for (const { weekday, opens, closes } of provider.weeklyHours) {
      expect(weekday).toBeGreaterThanOrEqual(0);
      expect(weekday).toBeLessThanOrEqual(6);
      expect(opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(minutes(closes)).toBeGreaterThan(minutes(opens));
      expect((minutes(closes) - minutes(opens)) % provider.visitMinutes).toBe(0);
    }
    for (let weekday = 0; weekday < 7; weekday++) {
      const day = provider.weeklyHours.filter((period) => period.weekday === weekday);
      for (const [index, period] of day.entries()) {
        const before = day[index - 1];
        if (before !== undefined) expect(minutes(period.opens)).toBeGreaterThan(minutes(before.closes));
      }
    }
  });

  it('is in its own LGA', () => {
    const lga = findLga(provider.state, provider.lga);
    expect(lgasOf(provider.state).map(({ name }) => name)).toContain(provider.lga);
    expect(kmBetween(provider, lga ?? { latitude: 0, longitude: 0 })).toBeLessThan(25);
    const own = wardPoints().filter((ward) => ward.state === provider.state && ward.lga === provider.lga);
    if (own.length > 0) expect(Math.min(...own.map((ward) => kmBetween(provider, ward)))).toBeLessThan(5);
  });
});

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Approximate distance within a city, km. */
function kmBetween(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const northKm = (a.latitude - b.latitude) * 111.2;
  const eastKm = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(northKm, eastKm);
}

let points: { state: string; lga: string | undefined; latitude: number; longitude: number }[] | undefined;
function wardPoints() {
  points ??= existsSync(WARDS)
    ? (JSON.parse(readFileSync(WARDS, 'utf8')) as Ward[])
        .filter(({ State }) => State === 'Lagos' || State === 'Rivers')
        .map(({ State, LGA, Latitude, Longitude }) => ({
          state: State,
          lga: findLga(State as 'Lagos' | 'Rivers', LGA)?.name,
          latitude: Latitude,
          longitude: Longitude,
        }))
    : [];
  return points;
}
