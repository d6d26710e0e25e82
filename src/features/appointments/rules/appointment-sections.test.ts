import { describe, expect, test } from 'vitest';
import type { Appointment } from '../contract.ts';
import {
  appointmentSections,
  isAwaitingMark,
  isCancellable,
  isReschedulable,
  statusAt,
} from './appointment-sections.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const MINUTE = 60_000;

function appointment(name: string, status: Appointment['status'], startsInMinutes: number) {
  const startsAtMs = NOW + startsInMinutes * MINUTE;
  return {
    name,
    status,
    date: new Date(startsAtMs).toISOString(),
    endsAt: new Date(startsAtMs + 30 * MINUTE).toISOString(),
  };
}

const names = (appointments: readonly { readonly name: string }[]) => appointments.map(({ name }) => name);

describe('sections', () => {
  test('scheduled visits are upcoming, soonest first; one under way still is', () => {
    const { upcoming, past } = appointmentSections(
      [
        appointment('next week', 'scheduled', 10_000),
        appointment('tomorrow', 'scheduled', 1500),
        appointment('now', 'scheduled', -10),
      ],
      NOW,
    );
    expect(names(upcoming)).toEqual(['now', 'tomorrow', 'next week']);
    expect(past).toEqual([]);
  });

  test('completed, rescheduled and unmarked visits are past, newest first', () => {
    const { upcoming, past } = appointmentSections(
      [
        appointment('long ago', 'completed', -90_000),
        appointment('moved, was to come', 'rescheduled', 3000),
        appointment('unmarked', 'scheduled', -60),
      ],
      NOW,
    );
    expect(upcoming).toEqual([]);
    expect(names(past)).toEqual(['moved, was to come', 'unmarked', 'long ago']);
  });

  test('cancelled visits are apart wherever they lie in time, newest first', () => {
    const sections = appointmentSections(
      [appointment('old', 'cancelled', -5000), appointment('was to come', 'cancelled', 5000)],
      NOW,
    );
    expect(names(sections.cancelled)).toEqual(['was to come', 'old']);
    expect(sections.upcoming).toEqual([]);
    expect(sections.past).toEqual([]);
  });

  test('every visit is in exactly one section', () => {
    const statuses = ['scheduled', 'completed', 'cancelled', 'rescheduled'] as const;
    const all = statuses.flatMap((status) =>
      [-3000, -30, -10, 0, 10, 3000].map((at) => appointment(`${status} ${at}`, status, at)),
    );
    const { upcoming, past, cancelled } = appointmentSections(all, NOW);
    expect(names([...upcoming, ...past, ...cancelled]).sort()).toEqual(names(all).sort());
  });
});

test('a visit waits for its mark from the instant it ends', () => {
  expect(isAwaitingMark(appointment('', 'scheduled', -30), NOW)).toBe(true);
  expect(isAwaitingMark(appointment('', 'scheduled', -30), NOW - 1)).toBe(false);
  expect(isAwaitingMark(appointment('', 'completed', -300), NOW)).toBe(false);
});

test('cancelling ends with the start, and only scheduled visits can be cancelled', () => {
  expect(isCancellable(appointment('', 'scheduled', 0), NOW - 1)).toBe(true);
  expect(isCancellable(appointment('', 'scheduled', 0), NOW)).toBe(false);
  for (const status of ['completed', 'cancelled', 'rescheduled'] as const) {
    expect(isCancellable(appointment('', status, 5000), NOW)).toBe(false);
  }
});

test('a visit without a mark counts as completed a day after its end', () => {
  const appointment30 = appointment('', 'scheduled', -30);
  expect(statusAt(appointment30, NOW - 1)).toBe('scheduled');
  expect(statusAt(appointment30, NOW)).toBe('unmarked');
  expect(statusAt(appointment30, NOW + 24 * 60 * MINUTE - 1)).toBe('unmarked');
  expect(statusAt(appointment30, NOW + 24 * 60 * MINUTE)).toBe('completed');
  expect(statusAt(appointment('', 'cancelled', -5000), NOW)).toBe('cancelled');
});

test('rescheduling ends 24 hours before the start, and only scheduled visits can be rescheduled', () => {
  expect(isReschedulable(appointment('', 'scheduled', 24 * 60), NOW)).toBe(true);
  expect(isReschedulable(appointment('', 'scheduled', 24 * 60), NOW + 1)).toBe(false);
  for (const status of ['completed', 'cancelled', 'rescheduled'] as const) {
    expect(isReschedulable(appointment('', status, 5000), NOW)).toBe(false);
  }
});
