import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InProgress, type LimitRules, RequestLimit } from './request-limit.ts';

const RULES: LimitRules = { min: 10, initial: 100, max: 400, lateMs: 500, patienceMs: 0 };
const RUSH: LimitRules = { min: 64, initial: 1500, max: 1500, lateMs: 1000, patienceMs: 5000 };
const LOOK_MS = 100;
const STEP_MS = 10;

interface Part {
  readonly ms: number;
  /** Arriving requests per second, and the rate at which they can be answered. */
  readonly offered: number;
  readonly speed: number;
}

/** Simulates a server that handles admitted requests in order. Returns the response times by arrival. */
function simulate(limit: RequestLimit, parts: readonly Part[]) {
  const room = limit.room();
  const accepted: { readonly atMs: number; readonly tookMs: number }[] = [];
  const refusedAt: number[] = [];
  const queue: InProgress[] = [];
  let [nowMs, due, work] = [0, 0, 0];
  for (const { ms, offered, speed } of parts) {
    for (const until = nowMs + ms; nowMs < until; nowMs += STEP_MS) {
      for (due += (offered * STEP_MS) / 1000; due >= 1; due -= 1) {
        const one = room.take(nowMs);
        if (one === undefined) refusedAt.push(nowMs);
        else queue.push(one);
      }
      work = Math.min(work + (speed * STEP_MS) / 1000, queue.length);
      for (; work >= 1; work -= 1) {
        const one = queue.shift();
        if (one === undefined) break;
        room.answered(one, nowMs + STEP_MS);
        accepted.push({ atMs: one.sinceMs, tookMs: nowMs + STEP_MS - one.sinceMs });
      }
      if (nowMs % LOOK_MS === 0) limit.look(nowMs);
    }
  }
  return { accepted, refusedAt, room };
}

const p99 = (accepted: readonly { readonly tookMs: number }[]) =>
  accepted.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)[Math.ceil(accepted.length * 0.99) - 1] ?? 0;

test('at any speed, five times too much is answered within a second or refused, and 5 s later none is refused', () => {
  const speeds = fc.integer({ min: 40, max: 3000 });
  fc.assert(
    fc.property(speeds, fc.double({ min: 2, max: 10, noNaN: true }), (speed, times) => {
      const limit = new RequestLimit(RULES);
      const parts = [
        { ms: 5000, offered: speed * 0.5, speed },
        { ms: 20_000, offered: speed * times, speed },
        { ms: 5000, offered: speed * 0.5, speed },
        { ms: 5000, offered: speed * 0.9, speed },
      ];
      const { accepted, refusedAt, room } = simulate(limit, parts);
      // Requests admitted before the speed was known may be late.
      const overloaded = accepted.filter(({ atMs }) => atMs >= 5000 + 3000 && atMs < 25_000);
      expect(p99(overloaded)).toBeLessThan(1000);
      expect(overloaded.length).toBeGreaterThan(17 * speed * 0.9);
      expect(refusedAt.filter((at) => at < 5000 || at >= 30_000)).toEqual([]);
      expect(room.limit).toBeGreaterThanOrEqual(RULES.initial * 0.9);
    }),
    { numRuns: 15 },
  );
});

test('the limit falls when the machine becomes ten times slower, and rises again when it recovers', () => {
  const limit = new RequestLimit(RULES);
  const parts = [
    { ms: 10_000, offered: 400, speed: 500 },
    { ms: 10_000, offered: 400, speed: 50 },
    { ms: 10_000, offered: 400, speed: 500 },
  ];
  const { accepted, refusedAt } = simulate(limit, parts);
  expect(p99(accepted.filter(({ atMs }) => atMs > 13_000 && atMs < 20_000))).toBeLessThan(1000);
  expect(refusedAt.filter((at) => at < 10_000 || at > 25_000)).toEqual([]);
});

test('a thousand bookings within a second are all served, at any speed; a rush that never ends is refused', () => {
  for (const speed of [40, 150, 400]) {
    const parts = [
      { ms: STEP_MS, offered: 1000 * (1000 / STEP_MS), speed },
      { ms: 60_000, offered: 0, speed },
    ];
    const { accepted, refusedAt } = simulate(new RequestLimit(RUSH), parts);
    expect([accepted.length, refusedAt]).toEqual([1000, []]);
  }
  const { accepted } = simulate(new RequestLimit(RUSH), [{ ms: 60_000, offered: 2000, speed: 400 }]);
  expect(p99(accepted.filter(({ atMs }) => atMs > 15_000))).toBeLessThan(2000);
  expect(Math.max(...accepted.map(({ tookMs }) => tookMs))).toBeLessThan(5000);
});

test("a few slow requests don't lower the limit", () => {
  const limit = new RequestLimit(RULES);
  const room = limit.room();
  for (let nowMs = 0; nowMs < 60_000; nowMs += 1000) {
    const slow = room.take(nowMs);
    for (let at = 0; at < 10; at++) limit.look(nowMs + at * LOOK_MS);
    if (slow !== undefined) room.answered(slow, nowMs + 999);
  }
  expect(room.limit).toBe(RULES.initial);
});

test('of 200 requests of one session two thirds of the room stay free; its neighbours at the address get half, others all', () => {
  const room = new RequestLimit({ ...RULES, initial: 64 }).room();
  const taken = (address: string, session: string, count: number) =>
    Array.from({ length: count }, () => room.take(0, { address, session })).filter((one) => one !== undefined);
  const first = taken('a', 'attacker', 200);
  expect(first).toHaveLength(22);
  expect(taken('a', 'neighbour', 5)).toHaveLength(5);
  expect(taken('a', 'more', 200).length + 27).toBeLessThanOrEqual(33);
  expect(taken('b', 'reader', 5)).toHaveLength(5);
  for (const one of first) room.answered(one, 1);
  expect(taken('a', 'attacker', 1)).toHaveLength(1);
});

test('however many addresses take all they can, the next one gets an answer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 40, max: 400 }), (attackers, initial) => {
      const room = new RequestLimit({ ...RULES, initial }).room();
      for (let round = 0; round < initial; round += 1) {
        for (let at = 0; at < attackers; at += 1) room.take(0, { address: `attacker ${at}`, session: `${round}` });
      }
      expect(room.take(0, { address: 'reader', session: '' })).toBeDefined();
    }),
  );
});

test('while no request is answered, no more than the initial limit are admitted', () => {
  const limit = new RequestLimit(RULES);
  const room = limit.room();
  for (let nowMs = 0; nowMs < RULES.lateMs; nowMs += LOOK_MS) {
    for (let at = 0; at < 1000; at++) room.take(nowMs);
    limit.look(nowMs);
  }
  expect(room.inProgress).toBe(RULES.initial);
});

test('late responses of one kind lower the limit of all, and no kind uses the room of another', () => {
  const limit = new RequestLimit(RULES);
  const [reading, writing] = [limit.room(), limit.room()];
  for (let at = 0; at < 1000; at++) reading.take(0);
  expect([reading.inProgress, reading.refused, writing.limit]).toEqual([RULES.initial, 900, RULES.initial]);
  limit.look(RULES.lateMs + 1);
  expect(reading.limit).toBeLessThan(RULES.initial);
  expect(writing.limit).toBe(reading.limit);
  expect(writing.take(RULES.lateMs + 1)).toBeDefined();
});

test('after any events, the limit is within its bounds and never exceeded, and each request is counted once', () => {
  const act = fc.record({ take: fc.nat(30), answer: fc.nat(30), forget: fc.nat(3), afterMs: fc.nat(2000) });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const limit = new RequestLimit(RULES);
      const room = limit.room();
      const open: InProgress[] = [];
      let [nowMs, refused] = [0, 0];
      for (const { take, answer, forget, afterMs } of acts) {
        for (let at = 0; at < take; at++) {
          const before = room.inProgress;
          const one = room.take(nowMs);
          expect(one === undefined).toBe(before >= room.limit);
          if (one === undefined) refused += 1;
          else open.push(one);
        }
        nowMs += afterMs;
        for (const one of open.splice(0, forget)) room.forget(one);
        for (const one of open.splice(0, answer)) {
          room.answered(one, nowMs);
          room.answered(one, nowMs);
        }
        limit.look(nowMs);
        expect(room.limit).toBeGreaterThanOrEqual(RULES.min);
        expect(room.limit).toBeLessThanOrEqual(RULES.max);
        expect([room.inProgress, room.refused]).toEqual([open.length, refused]);
      }
    }),
  );
});
