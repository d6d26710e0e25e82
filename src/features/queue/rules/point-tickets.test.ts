import { expect, test } from 'vitest';
import type { QueuePoint, Ticket } from '#features/queue/contract.ts';
import { canUndo, minutesSince, pointAfter, ticketsAt } from './point-tickets.ts';

const NOW = Date.parse('2026-11-27T09:00:00.000Z');
const point = (id: number, kind: QueuePoint['kind'], name: string, waiting = 0) =>
  ({ id, kind, name, waiting }) as QueuePoint;
const ticket = (change: Partial<Ticket>) =>
  ({ id: 1, pointId: 1, state: 'waiting', appointment: null, ...change }) as Ticket;
const POINTS = [
  point(5, 'records', 'Records'),
  point(1, 'vitals', 'Vitals'),
  point(2, 'doctor', 'Dr. Obi', 3),
  point(3, 'doctor', 'Dr. Eze', 1),
  point(4, 'cash', 'Cash'),
];
const withAppointment = (person: string | null) => ({ id: 9, date: '2026-11-27T09:00:00.000Z', person });

test('the tickets of a point are grouped by what they do there, in the order of the list', () => {
  const tickets = [
    ticket({ id: 1, state: 'waiting' }),
    ticket({ id: 2, state: 'served' }),
    ticket({ id: 3, state: 'called' }),
    ticket({ id: 4, state: 'waiting' }),
    ticket({ id: 5, state: 'gone' }),
    ticket({ id: 6, state: 'waiting', pointId: 2 }),
  ];
  const { served, called, waiting } = ticketsAt(1, tickets);
  expect([served, called, waiting].map((part) => part.map(({ id }) => id))).toEqual([[2], [3], [1, 4]]);
});

test.each([
  ['the doctor with the shortest queue, without a visit', ticket({ pointId: 1 }), 3],
  ['the doctor of the visit', ticket({ pointId: 1, appointment: withAppointment('Dr. Obi') }), 2],
  [
    'the doctor with the shortest queue, if the one of the visit has no point',
    ticket({ pointId: 1, appointment: withAppointment('Dr. Bala') }),
    3,
  ],
  ['what follows the doctors, from one of them', ticket({ pointId: 2 }), 4],
  ['straight to a doctor with a danger sign', ticket({ pointId: 5, priority: 'danger' }), 3],
  ['nowhere from the last point', ticket({ pointId: 4 }), undefined],
])('the way leads to %s', (_, from, to) => {
  expect(pointAfter(from, POINTS)?.id).toBe(to);
});

test('an act can be taken back until its time', () => {
  expect(canUndo(ticket({ undoUntil: null }), NOW)).toBe(false);
  expect(canUndo(ticket({ undoUntil: '2026-11-27T09:00:01.000Z' }), NOW)).toBe(true);
  expect(canUndo(ticket({ undoUntil: '2026-11-27T09:00:00.000Z' }), NOW)).toBe(false);
});

test('minutes are whole, and never negative on a clock that is behind', () => {
  expect(minutesSince('2026-11-27T08:58:01.000Z', NOW)).toBe(1);
  expect(minutesSince('2026-11-27T09:00:30.000Z', NOW)).toBe(0);
});
