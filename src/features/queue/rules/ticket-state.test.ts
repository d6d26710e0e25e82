import { describe, expect, test } from 'vitest';
import type { TicketAct } from '../contract.ts';
import {
  actOn,
  lastStep,
  type StepFacts,
  stateOfTicket,
  type TicketFacts,
  type TicketState,
  undoUntilMs,
} from './ticket-state.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 23, 9);
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;
const [ADA, BOLA] = [11, 12];

const step = (id: number, more: Partial<StepFacts> = {}): StepFacts => ({
  ...{ id, pointId: 1, queuedAtMs: ago(20), calledAtMs: null, calls: 0, beganAtMs: null, endedAtMs: null },
  memberId: ADA,
  ...more,
});
const ticket = (steps: readonly StepFacts[], more: Partial<TicketFacts> = {}): TicketFacts => ({
  ...{ leftAtMs: null, outcome: null, steps },
  ...more,
});

const WAITING = ticket([step(1)]);
const CALLED = ticket([step(1, { calledAtMs: ago(3), calls: 1 })]);
const SERVED = ticket([step(1, { calledAtMs: ago(3), calls: 1, beganAtMs: ago(2) })]);
const SENT = ticket([
  step(1, { calledAtMs: ago(9), calls: 1, beganAtMs: ago(8), endedAtMs: ago(1) }),
  step(2, { pointId: 2, queuedAtMs: ago(1) }),
]);
const DONE = ticket([step(1, { calls: 1, calledAtMs: ago(9), beganAtMs: ago(8), endedAtMs: ago(1) })], {
  leftAtMs: ago(1),
  outcome: 'done',
});
const LEFT = ticket([step(1, { endedAtMs: ago(1) })], { leftAtMs: ago(1), outcome: 'left' });
const CANCELLED = ticket([step(1, { endedAtMs: ago(1) })], { leftAtMs: ago(1), outcome: 'cancelled' });

const seen = (facts: TicketFacts) => ({
  stepId: lastStep(facts).id,
  state: stateOfTicket(facts),
  calls: lastStep(facts).calls,
});
const act = (facts: TicketFacts, name: TicketAct, more: Partial<Parameters<typeof actOn>[1]> = {}) =>
  actOn(facts, { act: name, was: seen(facts), pointId: 2, memberId: ADA, nowMs: NOW, ...more });

describe('an act', () => {
  const STATES: readonly (readonly [TicketState, TicketFacts])[] = [
    ['waiting', WAITING],
    ['called', CALLED],
    ['served', SERVED],
    ['gone', DONE],
  ];
  test.each(STATES)('is possible where its state allows it: %s', (state, facts) => {
    expect(stateOfTicket(facts)).toBe(state);
    const names = ['call', 'begin', 'send', 'finish', 'leave'] as const;
    const possible = names.filter((name) => act(facts, name).kind === 'change');
    const expected = {
      waiting: [...names],
      called: [...names],
      served: ['send', 'finish', 'leave'],
      gone: [],
    }[state];
    expect(possible).toEqual(expected);
  });

  test('after the act of another desk changes nothing', () => {
    for (const was of [seen(WAITING), { ...seen(CALLED), calls: 2 }, { ...seen(CALLED), stepId: 7 }]) {
      expect(act(CALLED, 'leave', { was })).toEqual({ kind: 'refusal', refusal: 'ticket_changed' });
    }
  });

  test.each([
    ['call', WAITING, CALLED],
    ['begin', CALLED, SERVED],
    ['send', SERVED, SENT],
    ['finish', SERVED, DONE],
    ['leave', WAITING, LEFT],
    ['undo', CALLED, WAITING],
    ['undo', SERVED, CALLED],
    ['undo', SENT, ticket([step(1, { calls: 1, calledAtMs: ago(9), beganAtMs: ago(8) })])],
    ['undo', DONE, SERVED],
  ] as const)('that is sent again is done before: %s', (name, before, after) => {
    const was = seen(before);
    expect(act(after, name, { was })).toEqual({ kind: 'done_before' });
    const other = act(after, name, { was, memberId: BOLA });
    expect(other).toEqual({ kind: 'refusal', refusal: 'ticket_changed' });
  });

  test('that leads to another point is not the same', () => {
    expect(act(SENT, 'send', { was: seen(SERVED), pointId: 3 }).kind).toBe('refusal');
  });
});

describe('the last act can be taken back', () => {
  test.each([
    ['a finish', DONE, { kind: 'reopen', stepId: 1, isServed: true }],
    ['a leave', LEFT, { kind: 'reopen', stepId: 1, isServed: false }],
    ['a begin', SERVED, { kind: 'unbegin' }],
    ['a call', CALLED, { kind: 'uncall' }],
    ['a send', SENT, { kind: 'take_back', stepId: 1, isServed: true, removedId: 2 }],
  ])('%s', (_, facts, change) => {
    expect(act(facts, 'undo')).toEqual({ kind: 'change', change });
  });

  test.each([
    ['an arrival', WAITING],
    ['what ended with its visit', CANCELLED],
  ])('but not %s', (_, facts) => {
    expect(act(facts, 'undo')).toEqual({ kind: 'refusal', refusal: 'not_possible' });
    expect(undoUntilMs(facts, NOW)).toBeNull();
  });

  test('for ten minutes', () => {
    const until = undoUntilMs(SERVED, NOW) ?? 0;
    expect(until).toBe(ago(2) + 10 * MINUTE_MS);
    expect(act(SERVED, 'undo', { nowMs: until - 1 }).kind).toBe('change');
    expect(act(SERVED, 'undo', { nowMs: until })).toEqual({ kind: 'refusal', refusal: 'not_possible' });
    expect(undoUntilMs(SERVED, until)).toBeNull();
  });
});
