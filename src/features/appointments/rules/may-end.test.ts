import { describe, expect, test } from 'vitest';
import { END_REFUSALS, isLateEnd, type WantedEnd, whyNotEnd } from './may-end.ts';

const HOUR_MS = 60 * 60_000;
const NOW = Date.parse('2026-11-23T09:00:00Z');
const appointmentIn = (hours: number, status: 'scheduled' | 'cancelled' = 'scheduled') => ({
  status,
  date: new Date(NOW + hours * HOUR_MS).toISOString(),
  endsAt: new Date(NOW + (hours + 1) * HOUR_MS).toISOString(),
});
const cancel: WantedEnd = { status: 'cancelled', by: 'patient' };
const move: WantedEnd = { status: 'rescheduled', by: 'patient' };
const byProvider: WantedEnd = { status: 'rescheduled', by: 'provider' };

type Example = readonly [ReturnType<typeof appointmentIn>, WantedEnd];
const EXAMPLES: Readonly<
  Record<(typeof END_REFUSALS)[number]['id'], { readonly refused: Example; readonly ended: Example; message: string }>
> = {
  'ended-already': {
    refused: [appointmentIn(48, 'cancelled'), byProvider],
    ended: [appointmentIn(48), byProvider],
    message: 'This appointment is already cancelled.',
  },
  started: {
    refused: [appointmentIn(0), cancel],
    ended: [appointmentIn(0.01), cancel],
    message: 'This appointment has already started.',
  },
  over: {
    refused: [appointmentIn(-1), byProvider],
    ended: [appointmentIn(-0.5), byProvider],
    message: 'This appointment is over.',
  },
  'too-late-to-reschedule': {
    refused: [appointmentIn(23.9), move],
    ended: [appointmentIn(24), move],
    message: 'Appointments can be rescheduled online up to 24 hours before.',
  },
};

describe.each(END_REFUSALS)('$id', ({ id, when }) => {
  const { refused, ended, message } = EXAMPLES[id];

  test(`refuses when ${when}`, () => {
    expect(whyNotEnd(...refused, NOW)).toEqual({ code: 'not_cancellable', message });
  });

  test('lets the nearest other end pass', () => {
    expect(whyNotEnd(...ended, NOW)).toBeUndefined();
  });
});

test('only a patient ends a visit late', () => {
  expect(isLateEnd(appointmentIn(23.9), cancel, NOW)).toBe(true);
  expect(isLateEnd(appointmentIn(24), cancel, NOW)).toBe(false);
  expect(isLateEnd(appointmentIn(1), byProvider, NOW)).toBe(false);
});
