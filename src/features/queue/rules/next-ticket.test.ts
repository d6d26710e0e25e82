import { describe, expect, test } from 'vitest';
import { inTurn, nextTicket, type QueuedTicket } from './next-ticket.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 23, 9);
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;

const ticket = (number: number, more: Partial<QueuedTicket> = {}): QueuedTicket => ({
  ...{ id: number, series: 'A', number, priority: 'usual', startsAtMs: null, queuedAtMs: ago(10) },
  ...more,
});

const danger = ticket(9, { priority: 'danger' });
const due = ticket(8, { startsAtMs: ago(-5) });
const dueBefore = ticket(7, { startsAtMs: ago(20) });
const overdue = ticket(7, { startsAtMs: ago(180), queuedAtMs: ago(180) });
const long = ticket(6, { queuedAtMs: ago(46) });
const early = ticket(5, { startsAtMs: ago(-60), queuedAtMs: ago(50) });
const pregnant = ticket(4, { priority: 'priority' });
const notYetDue = ticket(3, { startsAtMs: ago(-6) });
const notYetLong = ticket(2, { queuedAtMs: ago(45) });
const walkIn = ticket(1);

describe('whom to call next', () => {
  test.each([
    ['a danger sign before everyone', [due, dueBefore, long, pregnant, walkIn, danger], 9, 'danger'],
    ['a priority before an appointment that is long overdue', [overdue, due, long, pregnant, walkIn], 4, 'priority'],
    ['a priority before who has waited long', [long, early, pregnant, walkIn], 4, 'priority'],
    ['the earliest appointment that is due', [due, dueBefore, long, walkIn], 7, 'due'],
    ['an appointment that begins in five minutes', [due, long, walkIn], 8, 'due'],
    ['who came early and has waited longest', [long, early, walkIn], 5, 'waited_long'],
    ['a walk-in who has waited more than 45 minutes', [long, notYetLong, walkIn], 6, 'waited_long'],
    ['the lowest number', [notYetDue, notYetLong, walkIn], 1, 'number'],
    ['an appointment in six minutes by its number', [notYetDue, ticket(4)], 3, 'number'],
    ['of two danger signs the lower number', [danger, ticket(2, { priority: 'danger' })], 2, 'danger'],
    ['of one number the earlier series', [ticket(1, { series: 'B', id: 20 }), walkIn], 1, 'number'],
  ] as const)('%s', (_, waiting, number, reason) => {
    const next = nextTicket(waiting, NOW);
    expect([next?.ticket.number, next?.reason]).toEqual([number, reason]);
  });

  test('is no one where no one waits', () => {
    expect(nextTicket([], NOW)).toBeUndefined();
  });

  test('comes with the minutes of the wait at this point', () => {
    expect(nextTicket([walkIn], NOW)?.minutes).toBe(10);
  });

  test('orders a whole queue', () => {
    const all = [walkIn, notYetLong, notYetDue, pregnant, early, long, dueBefore, due, danger];
    expect(inTurn(all, NOW).map(({ number }) => number)).toEqual([9, 4, 7, 8, 5, 6, 1, 2, 3]);
  });
});
