import { describe, expect, test } from 'vitest';
import { expectedWaits, type PointNow, WOULD_JOIN, waitOfNext } from './expected-wait.ts';
import { nextTicket, type QueuedTicket } from './next-ticket.ts';

// Days of a clinic with two doctors, minute by minute: 36 walk-ins, most of them in the first hour and a half, and 24 booked
// patients, of whom some are late and some don't come. What patients were given as their wait is compared with what it was.

const MINUTE_MS = 60_000;
const OPENS_MS = Date.UTC(2026, 10, 23, 7);
const [WALK_INS, BOOKED, UNITS, DAYS, DAYS_BEFORE] = [36, 24, 2, 100, 10];
const CUT_MINUTES = 40;
/** By what the practice plans; the true median is 9. */
const PLANNED_MINUTES = 12;

/** Random numbers that are the same in every run (mulberry32). */
function randomness(seed: number) {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

interface Patient extends QueuedTicket {
  readonly lengthMinutes: number;
}

/** The patients of a day, and the starts of appointments to which no one comes. */
function patientsOf(seed: number): { readonly patients: Patient[]; readonly missedMs: number[] } {
  const { uniform, normal } = randomness(seed);
  const ofDay = Math.exp(0.15 * normal());
  const at = (minutes: number) => OPENS_MS + Math.max(0, minutes) * MINUTE_MS;
  const patient = (queuedAtMs: number, startsAtMs: number | null) => ({
    ...{ queuedAtMs, startsAtMs, lengthMinutes: 9 * ofDay * Math.exp(0.6 * normal()), series: 'A' },
    priority: uniform() < 0.1 ? ('priority' as const) : uniform() < 0.01 ? ('danger' as const) : ('usual' as const),
  });
  const walkIns = Array.from({ length: WALK_INS }, () =>
    patient(at(uniform() < 0.75 ? 90 * uniform() : 90 + 210 * uniform()), null),
  );
  const missedMs: number[] = [];
  const booked = Array.from({ length: BOOKED }, (_, index) => {
    const start = 60 + index * 12;
    const isLate = uniform() < 0.15;
    const arrives = start + (isLate ? 10 + 20 * uniform() : -15 + 8 * normal());
    const comes = patient(at(arrives), at(start));
    if (uniform() >= 0.12) return [comes];
    missedMs.push(at(start));
    return [];
  }).flat();
  const patients = [...walkIns, ...booked].toSorted((a, b) => a.queuedAtMs - b.queuedAtMs);
  return { patients: patients.map((each, index) => ({ ...each, id: index + 1, number: index + 1 })), missedMs };
}

interface Given {
  readonly atMs: number;
  readonly from: number;
  readonly to: number;
}
interface DayResult {
  /** What each patient was given, and when they began. */
  readonly waits: readonly (Given & { readonly waitedMinutes: number })[];
  readonly lengths: readonly number[];
  readonly coming: number;
  readonly served: number;
}

/** Runs a day with what is known of the lengths before it; `cutAtMs` is when the power goes for `CUT_MINUTES`. */
function runDay(seed: number, before: PointNow['lengths']['before'], cutAtMs = Number.POSITIVE_INFINITY): DayResult {
  const { patients, missedMs } = patientsOf(seed);
  const cutEndMs = cutAtMs + CUT_MINUTES * MINUTE_MS;
  const given = new Map<number, Given>();
  const began = new Map<number, number>();
  const units: ({ readonly patient: Patient; minutesServed: number } | undefined)[] = [undefined, undefined];
  const today: number[] = [];
  const isRetold = Number.isFinite(cutAtMs);
  const here = (nowMs: number) => patients.filter(({ id, queuedAtMs }) => queuedAtMs <= nowMs && !began.has(id));
  const point = (nowMs: number): PointNow => ({
    units: UNITS,
    lengths: { plannedMinutes: PLANNED_MINUTES, before, today: today.slice(-20) },
    servedForMinutes: units.flatMap((unit) => (unit === undefined ? [] : [unit.minutesServed])),
    pausedUntilMs: nowMs >= cutAtMs && nowMs < cutEndMs ? null : undefined,
    called: [],
    waiting: here(nowMs),
    toComeMs: [
      ...missedMs,
      ...patients.flatMap(({ startsAtMs, queuedAtMs }) =>
        startsAtMs !== null && queuedAtMs > nowMs ? [startsAtMs] : [],
      ),
    ],
  });
  const tell = (nowMs: number, whom: readonly Patient[]) => {
    if (whom.length === 0) return;
    const ranges = expectedWaits(point(nowMs), nowMs);
    for (const { id } of whom) {
      const range = ranges.get(id);
      if (range !== undefined) given.set(id, { atMs: nowMs, ...range });
    }
  };
  const joined = new Set<number>();
  let nowMs = OPENS_MS;
  for (; began.size < patients.length || units.some((unit) => unit !== undefined); nowMs += MINUTE_MS / 2) {
    const isCut = nowMs >= cutAtMs && nowMs < cutEndMs;
    const arriving = here(nowMs).filter(({ id }) => !joined.has(id));
    for (const { id } of arriving) joined.add(id);
    tell(nowMs, arriving);
    if (nowMs === cutEndMs) tell(nowMs, here(nowMs));
    if (isCut) continue;
    for (const [index, unit] of units.entries()) {
      if (unit !== undefined) {
        unit.minutesServed += 0.5;
        if (unit.minutesServed < unit.patient.lengthMinutes) continue;
        today.push(unit.minutesServed);
        units[index] = undefined;
      }
      const next = nextTicket(here(nowMs), nowMs)?.ticket;
      if (next === undefined) continue;
      units[index] = { patient: next, minutesServed: 0 };
      began.set(next.id, nowMs);
    }
  }
  const waits = [...given]
    .map(([id, wait]) => ({ ...wait, waitedMinutes: ((began.get(id) ?? 0) - wait.atMs) / MINUTE_MS }))
    .filter(({ atMs }) => !isRetold || atMs >= cutEndMs);
  return { waits, lengths: today, coming: patients.length, served: began.size };
}

/** Runs all days, each with the lengths of the ten days before it. */
function runDays(isCut: boolean) {
  const lengths: (readonly number[])[] = [];
  const days: DayResult[] = [];
  for (let day = 0; day < DAYS_BEFORE + DAYS; day += 1) {
    const known = lengths
      .slice(-10)
      .flat()
      .toSorted((a, b) => a - b);
    const before = { count: known.length, medianMinutes: known[Math.floor(known.length / 2)] ?? 0 };
    lengths.push(runDay(day, before).lengths);
    const cutAtMs = OPENS_MS + Math.round(60 + 120 * randomness(day).uniform()) * MINUTE_MS;
    if (day >= DAYS_BEFORE) days.push(runDay(day, before, isCut ? cutAtMs : undefined));
  }
  const waits = days.flatMap((day) => day.waits);
  const share = (found: (wait: DayResult['waits'][number]) => boolean, of = waits) =>
    of.filter(found).length / of.length;
  const isRight = ({ from, to, waitedMinutes }: DayResult['waits'][number]) =>
    from <= waitedMinutes && waitedMinutes <= to;
  const mean = (of: (wait: DayResult['waits'][number]) => number) =>
    waits.reduce((sum, wait) => sum + of(wait), 0) / waits.length;
  return {
    coming: days.reduce((sum, { coming }) => sum + coming, 0),
    served: days.reduce((sum, { served }) => sum + served, 0),
    given: waits.length,
    right: share(isRight),
    rightOfLong: share(
      isRight,
      waits.filter(({ waitedMinutes }) => waitedMinutes >= 10),
    ),
    longer: share(({ to, waitedMinutes }) => waitedMinutes > to),
    meanWait: mean(({ waitedMinutes }) => waitedMinutes),
    meanWidth: mean(({ from, to }) => to - from),
  };
}

describe('over a hundred days', () => {
  test('the wait that patients are given is right for four of five', () => {
    const result = runDays(false);
    const figures = JSON.stringify(result);
    expect(result.served, figures).toBe(result.coming);
    expect(result.given, figures).toBe(result.coming);
    expect(result.right, figures).toBeGreaterThanOrEqual(0.8);
    // Not only because many wait for no one.
    expect(result.rightOfLong, figures).toBeGreaterThanOrEqual(0.8);
  });

  test('with a power cut of 40 minutes no one is lost, and seven of ten waits given from then on are right', () => {
    const result = runDays(true);
    const figures = JSON.stringify(result);
    expect(result.served, figures).toBe(result.coming);
    expect(result.given, figures).toBeGreaterThan(result.coming / 4);
    expect(result.right, figures).toBeGreaterThanOrEqual(0.7);
  });
});

const NOW = OPENS_MS;

const lengths = { plannedMinutes: 10, before: { count: 0, medianMinutes: 0 }, today: [10, 10, 10, 10, 10] };
const waitingSince = (id: number, more: Partial<QueuedTicket> = {}): QueuedTicket => ({
  ...{ id, number: id, series: 'A', priority: 'usual', startsAtMs: null, queuedAtMs: NOW },
  ...more,
});
const POINT: PointNow = {
  ...{ units: 1, lengths, servedForMinutes: [5], pausedUntilMs: undefined, called: [], toComeMs: [] },
  waiting: [1, 2, 3, 4].map((id) => waitingSince(id)),
};
const middle = (point: PointNow, id = WOULD_JOIN): number => {
  const { from, to } = (id === WOULD_JOIN ? waitOfNext(point, NOW) : expectedWaits(point, NOW).get(id)) ?? {
    from: Number.NaN,
    to: Number.NaN,
  };
  return (from + to) / 2;
};

describe('an expected wait', () => {
  test('is a range in steps of five minutes', () => {
    const { from, to } = waitOfNext(POINT, NOW) ?? { from: 1, to: 1 };
    expect([from % 5, to % 5]).toEqual([0, 0]);
    expect(from).toBeLessThan(45);
    expect(to).toBeGreaterThan(45);
  });

  test('is given once five lengths are known', () => {
    const today = [10, 10, 10, 10];
    expect(waitOfNext({ ...POINT, lengths: { ...lengths, today } }, NOW)).toBeNull();
    const before = { count: 1, medianMinutes: 10 };
    expect(waitOfNext({ ...POINT, lengths: { ...lengths, before, today } }, NOW)).not.toBeNull();
  });

  test('follows the median of the last ten days once there are thirty lengths', () => {
    const after = (count: number) =>
      middle({ ...POINT, lengths: { plannedMinutes: 10, before: { count, medianMinutes: 20 }, today: [] } });
    expect(after(29)).toBeLessThan(60);
    expect(after(30)).toBeGreaterThan(80);
  });

  test('halves with a second unit', () => {
    expect(middle({ ...POINT, units: 2, servedForMinutes: [5, 5] })).toBeLessThan(middle(POINT) - 15);
  });

  test('is none at a free unit', () => {
    expect(waitOfNext({ ...POINT, servedForMinutes: [], waiting: [] }, NOW)).toEqual({ from: 0, to: 5 });
  });

  test('grows by the length of a pause, and is unknown while its end is', () => {
    const paused = middle({ ...POINT, pausedUntilMs: NOW + 40 * MINUTE_MS });
    expect(Math.abs(paused - middle(POINT) - 40)).toBeLessThanOrEqual(5);
    expect(waitOfNext({ ...POINT, pausedUntilMs: null }, NOW)).toBeNull();
    expect(waitOfNext({ ...POINT, pausedUntilMs: NOW }, NOW)).toBeNull();
  });

  test('counts booked patients who are due before', () => {
    const soon = [1, 2, 3].map((nth) => NOW + nth * 5 * MINUTE_MS);
    expect(middle({ ...POINT, toComeMs: soon })).toBeGreaterThan(middle(POINT) + 15);
    expect(middle({ ...POINT, toComeMs: [NOW + 300 * MINUTE_MS] })).toBe(middle(POINT));
    expect(middle({ ...POINT, toComeMs: [NOW - 31 * MINUTE_MS] })).toBe(middle(POINT));
  });

  test('is shorter for who is next in turn, and for who was called', () => {
    const danger = waitingSince(9, { priority: 'danger' });
    const point = { ...POINT, waiting: [...POINT.waiting, danger] };
    expect(middle(point, 9)).toBeLessThan(middle(point, 1));
    const called = { ...POINT, called: [waitingSince(8)] };
    expect(middle(called, 8)).toBeLessThan(middle(called, 1));
  });
});
