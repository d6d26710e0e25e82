import { expect, test } from 'vitest';
import type { QueuePoint, Ticket } from '#features/queue/contract.ts';
import { canUndo, dangerToTake, dangerWay, minutesSince, pointAfter, ticketsAt } from './point-tickets.ts';

const NOW = Date.parse('2026-11-27T09:00:00.000Z');
const point = (id: number, kind: QueuePoint['kind'], name: string, waiting = 0) =>
  ({ id, kind, name, waiting, paused: null }) as QueuePoint;
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

test('the way leads from a doctor to the one of a further visit, but not from vitals', () => {
  expect(pointAfter(ticket({ pointId: 2 }), POINTS, 3)?.id).toBe(3);
  expect(pointAfter(ticket({ pointId: 3 }), POINTS, 3)?.id).toBe(4);
  expect(pointAfter(ticket({ pointId: 5 }), POINTS, 3)?.id).toBe(1);
});

const PAUSED = { since: '2026-11-27T08:00:00.000Z', plannedUntil: null };
const pausing = (...ids: readonly number[]) =>
  POINTS.map((each) => (ids.includes(each.id) ? { ...each, paused: PAUSED } : each));

test.each([
  ['stay where they wait while that point serves', ticket({ pointId: 2 }), [], 2, undefined, false],
  ['go to a doctor who serves, from a paused one', ticket({ pointId: 2 }), [2], 3, 2, false],
  ['go to a nurse if each doctor is paused', ticket({ pointId: 2 }), [2, 3], 1, 2, true],
  ['go nowhere if nurse and doctors are paused', ticket({ pointId: 2 }), [1, 2, 3], undefined, 2, true],
  ['go to a doctor from records', ticket({ pointId: 5 }), [], 3, undefined, false],
  ['stay with the nurse, who is warned that each doctor is paused', ticket({ pointId: 1 }), [2, 3], 1, undefined, true],
])('patients with a danger sign %s', (_, from, paused, to, pausedHere, isEachDoctorPaused) => {
  const way = dangerWay(from, pausing(...paused));
  expect([way.point?.id, way.paused?.id, way.isEachDoctorPaused]).toEqual([to, pausedHere, isEachDoctorPaused]);
});

test.each([
  ['from vitals to a doctor who serves', ticket({ pointId: 1, priority: 'danger' }), [3], 2],
  ['from a paused doctor to another one', ticket({ pointId: 3, priority: 'danger' }), [3], 2],
  ['from a doctor who serves on', ticket({ pointId: 2, priority: 'danger' }), [3], 4],
  [
    'past the doctor of the visit who is paused',
    ticket({ pointId: 1, priority: 'danger', appointment: withAppointment('Dr. Obi') }),
    [2],
    3,
  ],
])('with a danger sign the way leads %s', (_, from, paused, to) => {
  expect(pointAfter(from, pausing(...paused))?.id).toBe(to);
});

const urgent = ticket({ id: 8, pointId: 2, priority: 'danger' });
const servedAt = (pointId: number) => ticket({ id: 100 + pointId, pointId, state: 'served' });

test.each([
  ['who waits at a colleague who is busy', 3, [urgent, servedAt(2)], [], 8],
  ['who was called to a colleague who is busy', 3, [{ ...urgent, state: 'called' as const }, servedAt(2)], [], 8],
  ['who waits behind another one with a danger sign', 3, [{ ...urgent, id: 7 }, urgent], [], 8],
  ['who waits at a paused colleague', 3, [urgent], [2], 8],
  ['who waits at records', 3, [{ ...urgent, pointId: 5 }], [], 8],
  ['who waits at a nurse who is busy', 3, [{ ...urgent, pointId: 1 }, servedAt(1)], [], 8],
  ['no one whom a free colleague takes', 3, [urgent], [], undefined],
  ['no one whom someone serves already', 3, [{ ...urgent, state: 'served' as const }], [], undefined],
  ['no one without a danger sign', 3, [ticket({ pointId: 2, priority: 'priority' }), servedAt(2)], [], undefined],
  ['no one while paused', 3, [urgent, servedAt(2)], [3], undefined],
  ['no one from their own point, who is first there', 2, [urgent, servedAt(2)], [], undefined],
  ['no one at the cash desk', 4, [urgent, servedAt(2)], [], undefined],
] as const)('a doctor takes first %s', (_, at, tickets, paused, taken) => {
  const points = pausing(...paused).map((each) => ({ ...each, units: 1 }));
  const own = points.find(({ id }) => id === at) ?? POINTS[0];
  expect(own && dangerToTake(own, points, tickets)?.id).toBe(taken);
});

test.each([
  ['to a free colleague of a doctor who is busy', [servedAt(2)], 3],
  ['to the doctor at whom they wait while each is busy', [servedAt(2), servedAt(3)], 2],
  ['to the doctor at whom they wait while that one is free', [servedAt(3)], 2],
  [
    'to a free colleague of a doctor to whom another one was sent first',
    [ticket({ id: 7, pointId: 2, priority: 'danger' })],
    3,
  ],
] as const)('a patient with a danger sign is taken %s', (_, served, to) => {
  const points = POINTS.map((each) => ({ ...each, units: 1 }));
  expect(dangerWay(urgent, points, { tickets: [...served, urgent] }).point?.id).toBe(to);
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
