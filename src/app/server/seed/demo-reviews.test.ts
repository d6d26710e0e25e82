import { describe, expect, it } from 'vitest';
import { lagosDate, lagosTime, weekdayOf } from '#platform/common/lagos-time.ts';
import { type DemoAppointment, demoAppointments } from './demo-appointments.ts';
import { DEMO_PATIENT } from './demo-people.ts';
import { DEMO_PROVIDERS } from './demo-providers.ts';
import { scheduleOf, seededRandom } from './demo-reviews.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Sunday, an ordinary morning, the last minute of a year, and a leap day. */
const NOWS = ['2026-03-01T11:00:00Z', '2026-11-24T08:15:00Z', '2026-12-31T22:59:00Z', '2028-02-29T03:30:00Z'];

const HISTORIES = NOWS.map((now) => {
  const appointments = demoAppointments(Date.parse(now));
  const byProvider = DEMO_PROVIDERS.map((provider) => ({
    provider,
    own: appointments
      .filter((appointment) => appointment.provider === provider.name && appointment.status !== 'cancelled')
      .sort((a, b) => a.startsAtMs - b.startsAtMs),
  }));
  return { now, nowMs: Date.parse(now), appointments, byProvider };
});

describe.each(HISTORIES)('the visits generated at $now', ({ nowMs, appointments, byProvider }) => {
  it('are as many as the data of the provider says', () => {
    for (const { provider, own } of byProvider) {
      const strangers = own.filter((one) => one.patient !== DEMO_PATIENT.username);
      expect(strangers).toHaveLength(provider.past.reviewedAppointments);
      expect(own.length).toBeLessThanOrEqual(42);
    }
  });

  it('never overlap at one provider', () => {
    for (const { own } of byProvider) {
      for (const [index, appointment] of own.entries()) {
        const before = own[index - 1];
        if (before !== undefined) expect(appointment.startsAtMs).toBeGreaterThanOrEqual(before.endsAtMs);
      }
    }
  });

  it('never have one patient at two places on one day', () => {
    const days = appointments.map((appointment) => `${appointment.patient} ${lagosDate(appointment.startsAtMs)}`);
    expect(new Set(days).size).toBe(days.length);
  });

  it('are within hours, of the right length, and in the past 400 days', () => {
    for (const { provider, own } of byProvider) for (const appointment of own) expectWithinHours(provider, appointment);
    for (const appointment of appointments.filter(({ status }) => status === 'completed')) {
      expect(appointment.endsAtMs).toBeLessThan(nowMs);
      expect(appointment.startsAtMs).toBeGreaterThan(nowMs - 402 * DAY_MS);
    }
  });

  it('are booked before and reviewed after, never in the future', () => {
    for (const appointment of appointments) {
      expect(appointment.bookedAtMs).toBeLessThan(appointment.startsAtMs);
      expect(appointment.bookedAtMs).toBeLessThan(nowMs);
      expect(appointment.changedAtMs).toBeLessThan(nowMs);
      if (appointment.review === null) continue;
      expect(appointment.status).toBe('completed');
      expect(appointment.review.atMs).toBeGreaterThan(appointment.endsAtMs);
      expect(appointment.review.atMs).toBeLessThan(nowMs);
    }
  });

  it('are by video or urgent only where the provider offers that', () => {
    for (const { provider, own } of byProvider) {
      if (!provider.telehealthAvailable) expect(own.every((one) => one.visitType === 'in-person')).toBe(true);
      if (!provider.providesUrgentCare) expect(own.every((one) => one.careType === 'routine')).toBe(true);
    }
  });

  it('include two completed, one cancelled and one scheduled visit of the demo patient', () => {
    const own = appointments.filter((one) => one.patient === DEMO_PATIENT.username);
    expect(own.map((one) => one.status).sort()).toEqual(['cancelled', 'completed', 'completed', 'scheduled']);
    expect(own.filter((one) => one.review !== null)).toHaveLength(1);
    const [next] = own.filter((one) => one.status === 'scheduled');
    expect(next?.startsAtMs).toBeGreaterThan(nowMs + 2 * DAY_MS);
    expect(next?.startsAtMs).toBeLessThan(nowMs + 6 * DAY_MS);
  });

  it('are the same every time', () => {
    expect(demoAppointments(nowMs)).toEqual(appointments);
  });
});

describe.each(HISTORIES)('the reviews generated at $now', ({ appointments, byProvider }) => {
  it("average the provider's rating", () => {
    for (const { provider, own } of byProvider.filter(({ provider }) => provider.past.reviewedAppointments > 0)) {
      const stars = own.flatMap((appointment) => (appointment.review === null ? [] : [appointment.review.stars]));
      const average = stars.reduce((sum, given) => sum + given, 0) / stars.length;
      expect(Math.abs(average - provider.past.averageStars)).toBeLessThan(0.1);
    }
  });

  it('have comments that are never the same twice at one provider', () => {
    for (const { own } of byProvider) {
      const comments = own.flatMap((appointment) => appointment.review?.comment ?? []);
      expect(new Set(comments).size).toBe(comments.length);
    }
    const reviewed = appointments.filter((appointment) => appointment.review !== null);
    expect(
      reviewed.filter((appointment) => appointment.review?.comment !== null).length / reviewed.length,
    ).toBeGreaterThan(0.6);
  });
});

it('the seeded random generator is uniform, and repeats for the same seed', () => {
  const random = seededRandom(7);
  const numbers = Array.from({ length: 10_000 }, () => random());
  const again = seededRandom(7);
  expect(numbers.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => again()));
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
});

function expectWithinHours(provider: (typeof DEMO_PROVIDERS)[number], appointment: DemoAppointment): void {
  const weekday = weekdayOf(lagosDate(appointment.startsAtMs));
  const fits = scheduleOf(provider).hours.some(
    (period) =>
      period.weekday === weekday &&
      period.opens <= lagosTime(appointment.startsAtMs) &&
      lagosTime(appointment.endsAtMs) <= period.closes,
  );
  expect(fits).toBe(true);
  expect(appointment.endsAtMs - appointment.startsAtMs).toBe(provider.visitMinutes * 60_000);
}
