import { expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import type { NewMark } from '../contract.ts';
import { actsFor, type KeptDay, nextNumber, peopleOf, pointsToBegin, raisesFor } from './day-now.ts';

const at = (time: string, day = '2026-11-24') => new Date(lagosInstant(day, time)).toISOString();
const booked = (id: number, time: string, mark: KeptDay['appointments'][number]['mark'] = 'none', day?: string) => ({
  id,
  start: at(time, day),
  end: at(time, day),
  name: `Person ${id}`,
  service: null,
  person: 'Dr. A',
  resourceId: null,
  mark,
  label: null,
});
const PACK: KeptDay = {
  at: at('08:00'),
  placeName: 'St. Mary',
  desk: { id: 1, name: 'Reception', lockAfterMinutes: 3, series: 'B', last: 4 },
  members: [],
  points: [
    { id: 4, name: 'Nurse', kind: 'vitals', resourceId: null, isPaused: false },
    { id: 5, name: 'Doctor', kind: 'doctor', resourceId: null, isPaused: false },
  ],
  appointments: [booked(1, '09:00'), booked(2, '10:00', 'attended'), booked(3, '09:00', 'none', '2026-11-25')],
  tickets: [
    {
      id: 7,
      label: 'A1',
      name: 'Person 2',
      state: 'served',
      pointId: 5,
      point: 'Doctor',
      appointmentId: 2,
      priority: 'usual',
    },
    {
      id: 8,
      label: 'A2',
      name: 'Walk In',
      state: 'waiting',
      pointId: 5,
      point: 'Doctor',
      appointmentId: null,
      priority: 'usual',
    },
  ],
};
let made = 0;
const mark = (act: NewMark['act'], more: Partial<NewMark> = {}): NewMark => ({
  id: `mark-${(made += 1)}`,
  act,
  at: at('09:10'),
  madeBy: 1,
  ...more,
});
const short = (marks: readonly NewMark[], day = '2026-11-24') =>
  peopleOf(PACK, marks, day).map(({ name, label, state, waiting }) => [name, label, state, waiting.length]);

test('the day is what the pack has, by time, and walk-ins after it', () => {
  expect(short([])).toEqual([
    ['Person 1', null, 'to_come', 0],
    ['Person 2', 'A1', 'begun', 0],
    ['Walk In', 'A2', 'here', 0],
  ]);
  expect(short([], '2026-11-25')).toEqual([['Person 3', null, 'to_come', 0]]);
});

test('what is marked here shows at once, and counts as waiting', () => {
  const came = mark('walk_in', { name: 'Zainab Umar', number: 5 });
  const marks = [
    mark('arrive', { appointmentId: 1 }),
    came,
    mark('begin', { ofMark: came.id }),
    mark('leave', { ticketId: 8 }),
  ];
  expect(short(marks)).toEqual([
    ['Person 1', null, 'here', 1],
    ['Person 2', 'A1', 'begun', 0],
    ['Walk In', 'A2', 'left', 1],
    ['Zainab Umar', 'B5', 'begun', 2],
  ]);
});

test('numbers go on after those of the pack and of this computer, and begin again on the next day', () => {
  const nowMs = Date.parse(at('09:30'));
  expect(nextNumber(PACK, [], nowMs)).toBe(5);
  expect(nextNumber(PACK, [mark('walk_in', { number: 5 })], nowMs)).toBe(6);
  expect(nextNumber(PACK, [mark('walk_in', { number: 5 })], Date.parse(at('08:00', '2026-11-25')))).toBe(1);
  expect(nextNumber({ ...PACK, desk: { ...PACK.desk, series: null } }, [], nowMs)).toBeUndefined();
});

test('a person can be marked as the state allows', () => {
  const nowMs = Date.parse(at('09:00'));
  const [first, second] = peopleOf(PACK, [], '2026-11-24');
  const { points } = PACK;
  expect(first && actsFor(first, points, nowMs)).toEqual(['arrive', 'no_show']);
  expect(first && actsFor(first, points, nowMs - 1)).toEqual(['arrive']);
  expect(second && actsFor(second, points, nowMs)).toEqual(['begin', 'end']);
  expect(second && actsFor(second, points.slice(1), nowMs)).toEqual(['end']);
});

test('who waits is begun with where they wait, or at another point, and goes on from there', () => {
  const namesOf = (marks: readonly NewMark[], name: string) => {
    const person = peopleOf(PACK, marks, '2026-11-24').find((one) => one.name === name);
    if (person === undefined) throw new Error('No person has this name.');
    return pointsToBegin(person, PACK).map((point) => point.name);
  };
  expect(namesOf([], 'Walk In')).toEqual(['Doctor', 'Nurse']);
  expect(namesOf([mark('arrive', { appointmentId: 1 })], 'Person 1')).toEqual(['Nurse', 'Doctor']);
  expect(namesOf([], 'Person 2')).toEqual(['Nurse']);
  const came = mark('walk_in', { name: 'New Person' });
  const marks = [came, mark('begin', { ofMark: came.id, toPointId: 4 })];
  expect(namesOf(marks, 'New Person')).toEqual(['Doctor']);
  expect(peopleOf(PACK, marks, '2026-11-24').at(-1)?.about).toEqual({ ofMark: came.id, pointId: 4 });
});

test('a note is shown until it is sent, and what was done last can be taken back by its name', () => {
  const note = mark('note', { ticketId: 8, text: 'Needs an interpreter' });
  const [, , person] = peopleOf(PACK, [note, mark('begin', { ticketId: 8 })], '2026-11-24');
  expect(person?.waiting.map(({ act, text }) => [act, text])).toEqual([
    ['note', 'Needs an interpreter'],
    ['begin', undefined],
  ]);
});

test('who waits with a danger sign stands first, with where to take them, however it became known', () => {
  const first = (pack: KeptDay, marks: readonly NewMark[]) => {
    const [person] = peopleOf(pack, marks, '2026-11-24');
    return [person?.name, person?.priority, person?.takeTo];
  };
  const sentByServer = {
    ...PACK,
    tickets: PACK.tickets.map((one) => ({ ...one, priority: 'danger' as const, point: 'Room 2' })),
  };
  expect(first(sentByServer, [])).toEqual(['Walk In', 'danger', 'Room 2']);
  const entered = mark('walk_in', { name: 'New Person', number: 5, priority: 'danger' });
  expect(first(PACK, [entered])).toEqual(['New Person', 'danger', 'Doctor']);
  const raise = (priority: 'priority' | 'danger') => mark('priority', { ticketId: 8, priority });
  expect(first(PACK, [raise('danger'), raise('priority')])).toEqual(['Walk In', 'danger', 'Doctor']);
  expect(first({ ...PACK, points: [] }, [raise('danger')])).toEqual(['Walk In', 'danger', null]);
  const arrived = [mark('arrive', { appointmentId: 1 }), mark('priority', { appointmentId: 1, priority: 'danger' })];
  expect(first(PACK, arrived)).toEqual(['Person 1', 'danger', 'Doctor']);
  expect(first(PACK, [...arrived, mark('begin', { appointmentId: 1 })])).toEqual(['Person 1', 'danger', null]);
});

test('only who waits can be raised, and only to more', () => {
  const [, , waiting] = peopleOf(PACK, [], '2026-11-24');
  if (waiting === undefined) throw new Error('The pack has no walk-in.');
  expect(raisesFor(waiting, true)).toEqual(['priority', 'danger']);
  expect(raisesFor({ ...waiting, priority: 'priority' }, true)).toEqual(['danger']);
  expect(raisesFor({ ...waiting, priority: 'danger' }, true)).toEqual([]);
  expect(raisesFor({ ...waiting, state: 'begun' }, true)).toEqual([]);
  expect(raisesFor(waiting, false)).toEqual([]);
});
