import { expect, test } from 'vitest';
import { phaseAt, roomWindow } from './appointment-window.ts';
import { reconnectDelayMs } from './backoff.ts';
import { type EarlierAppointment, expectedDelay } from './expected-delay.ts';
import { type Media, shownMedia } from './shown-media.ts';
import { type NetworkSample, NOT_SAVING, nextSaving, type SavingState, tryVideo } from './weak-network.ts';

const MINUTE = 60_000;
const startsAtMs = Date.UTC(2026, 10, 23, 10);
const appointment = { status: 'scheduled', visitType: 'telehealth', startsAtMs, endsAtMs: startsAtMs + 30 * MINUTE };

test('a room is open from 15 minutes before the start until 30 minutes after the end', () => {
  const { opensAtMs, closesAtMs } = roomWindow(appointment);
  expect([opensAtMs, closesAtMs]).toEqual([startsAtMs - 15 * MINUTE, startsAtMs + 60 * MINUTE]);
  expect(phaseAt(appointment, opensAtMs - 1)).toBe('early');
  expect(phaseAt(appointment, opensAtMs)).toBe('open');
  expect(phaseAt(appointment, closesAtMs - 1)).toBe('open');
  expect(phaseAt(appointment, closesAtMs)).toBe('over');
});

test('in-person, cancelled and rescheduled visits have no room, and the room of a completed one is closed', () => {
  const at = (change: object) => phaseAt({ ...appointment, ...change }, startsAtMs);
  expect(at({ visitType: 'in-person' })).toBe('off');
  expect(at({ status: 'cancelled' })).toBe('off');
  expect(at({ status: 'rescheduled' })).toBe('off');
  expect(at({ status: 'completed' })).toBe('over');
});

const earlier = (endsIn: number, state: Partial<EarlierAppointment> = {}): EarlierAppointment => ({
  endsAtMs: startsAtMs + endsIn * MINUTE,
  isRunning: false,
  isWaiting: false,
  ...state,
});

test('a waiting patient reads the place, and an earlier visit with its planned end if there is one', () => {
  const five = startsAtMs - 5 * MINUTE;
  expect(expectedDelay(appointment, [], five)).toMatchObject({ place: 1, kind: 'on_time', minutes: 0 });
  expect(expectedDelay(appointment, [earlier(0, { isRunning: true })], five)).toMatchObject({ kind: 'on_time' });
  expect(expectedDelay(appointment, [earlier(12, { isRunning: true })], five)).toMatchObject({
    place: 1,
    kind: 'after_running',
    minutes: 12,
    untilMs: startsAtMs + 12 * MINUTE,
  });
  expect(expectedDelay(appointment, [earlier(-10, { isRunning: true })], five)).toMatchObject({
    kind: 'overrun',
    minutes: null,
    untilMs: null,
  });
  expect(expectedDelay(appointment, [], startsAtMs + 7 * MINUTE)).toMatchObject({ kind: 'late', minutes: 7 });
  expect(expectedDelay(appointment, [earlier(0, { isWaiting: true }), earlier(0)], five).place).toBe(2);
});

test('while the other side is absent no connection is shown, unless picture and sound still arrive', () => {
  const all: readonly Media[] = ['none', 'connecting', 'connected', 'reconnecting', 'impossible'];
  expect(all.map((media) => shownMedia(media, true))).toEqual(all);
  expect(all.map((media) => shownMedia(media, false))).toEqual(['none', 'none', 'connected', 'none', 'none']);
});

const run = (state: SavingState, sample: NetworkSample, times: number): SavingState =>
  Array.from({ length: times }).reduce<SavingState>((now) => nextSaving(now, sample), state);
const good = { kbps: 900, loss: 0 };
const weak = { kbps: 60, loss: 0 };
const lossy = { kbps: 900, loss: 0.3 };

test.each([
  ['narrow', weak],
  ['lossy', lossy],
])('video is paused once the network was %s for three samples in a row', (_, sample) => {
  expect(run(NOT_SAVING, sample, 2).saving).toBe(false);
  expect(run(NOT_SAVING, sample, 3).saving).toBe(true);
  expect(run(run(run(NOT_SAVING, sample, 2), good, 1), sample, 2).saving).toBe(false);
});

test('video resumes on a good network, later after each failed try, or at once on request', () => {
  const once = run(NOT_SAVING, lossy, 3);
  expect(run(once, good, 9).saving).toBe(true);
  expect(run(once, good, 10).saving).toBe(false);
  expect(run(once, lossy, 50).saving).toBe(true);
  const twice = run(run(once, good, 10), lossy, 3);
  expect(run(twice, good, 19).saving).toBe(true);
  expect(run(twice, good, 20).saving).toBe(false);
  expect(tryVideo(twice).saving).toBe(false);
});

test('samples without measurements change nothing', () => {
  const unknown = { kbps: null, loss: null };
  expect(run(NOT_SAVING, unknown, 50).saving).toBe(false);
  expect(run(run(NOT_SAVING, lossy, 3), unknown, 50).saving).toBe(true);
});

test('pauses between attempts grow from half a second to eight, with jitter', () => {
  expect([1, 2, 3, 4, 5, 6, 30].map((failures) => reconnectDelayMs(failures, 0.5))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect([reconnectDelayMs(1, 0), reconnectDelayMs(1, 1)]).toEqual([375, 625]);
});
