import { describe, expect, test } from 'vitest';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { dayColumns, type GridFacts, shownSpan, weekColumns } from './day-columns.ts';
import { countsOf, findAppointments } from './find-appointments.ts';
import { gapsIn } from './gaps.ts';
import { cellsOf, drawCells, nextCell } from './grid-cells.ts';

const DAY = '2026-11-30';
const MONDAY = 1;
const at = (time: string) => new Date(lagosInstant(DAY, time)).toISOString();
const span = (from: string, until: string) => ({ from: minutes(from), until: minutes(until) });
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

let ids = 0;
function appointment(from: string, until: string, more: Partial<PortalAppointment> = {}): PortalAppointment {
  ids += 1;
  const patient = { name: `Patient ${ids}`, age: null, phone: null };
  return {
    ...{ id: ids, date: at(from), endsAt: at(until), mark: 'none', markedAt: null, visitType: 'in-person' },
    ...{ careType: 'routine', reason: '', patient, forPerson: null, insurance: null, triage: null },
    ...more,
  };
}

const ADA = { id: 1, name: 'Dr. Ada', capacity: 1, hours: null };
const EZE = { id: 2, name: 'Dr. Eze', capacity: 1, hours: [{ weekday: MONDAY, opens: '10:00', closes: '18:00' }] };
const GROUP = { id: 3, name: 'Class', capacity: 2, hours: null };
const of = (person: { id: number; name: string }) => ({
  person: { id: person.id, name: person.name, isChosen: false },
});

function facts(more: Partial<GridFacts> = {}, settings: Partial<GridFacts['settings']> = {}): GridFacts {
  const hours = [{ weekday: MONDAY, opens: '08:00', closes: '17:00' }];
  return {
    settings: { hours, days: [], resourceDays: [], visitMinutes: 30, ...settings },
    ...{
      offer: { resources: [], services: [] },
      appointments: [],
      busy: [],
      nowMs: lagosInstant('2026-11-29', '12:00'),
    },
    ...more,
  };
}
const withPeople = (...resources: GridFacts['offer']['resources'][number][]) => ({ resources, services: [] });

describe('the columns of a day', () => {
  test('a place without resources has one, from its first to its last open hour', () => {
    const [only, ...others] = dayColumns(DAY, facts());
    expect(others).toEqual([]);
    expect(only).toMatchObject({ personId: null, name: undefined, open: [span('08:00', '17:00')] });
    expect(shownSpan(only ? [only] : [])).toEqual(span('08:00', '17:00'));
  });

  test('a person is open when the place and they are, without what is closed for either', () => {
    const days = [{ day: DAY, kind: 'closed' as const, opens: '12:00', closes: '13:00' }];
    const resourceDays = [{ day: DAY, kind: 'closed' as const, opens: '15:00', closes: '16:00', resourceId: EZE.id }];
    const columns = dayColumns(DAY, facts({ offer: withPeople(ADA, EZE) }, { days, resourceDays }));
    expect(columns.map(({ open }) => open)).toEqual([
      [span('08:00', '12:00'), span('13:00', '17:00')],
      [span('10:00', '12:00'), span('13:00', '15:00'), span('16:00', '17:00')],
    ]);
  });

  test('who is away has none, unless a visit is booked with them', () => {
    const resourceDays = [{ day: DAY, kind: 'off' as const, opens: null, closes: null, resourceId: ADA.id }];
    const offer = withPeople(ADA, EZE);
    expect(dayColumns(DAY, facts({ offer }, { resourceDays })).map(({ name }) => name)).toEqual(['Dr. Eze']);
    const booked = facts({ offer, appointments: [appointment('09:00', '09:30', of(ADA))] }, { resourceDays });
    expect(dayColumns(DAY, booked)[0]).toMatchObject({ name: 'Dr. Ada', open: [], gaps: [] });
  });

  test('who left and still has a visit has one that takes no moves, and so have visits of no one', () => {
    const left = appointment('09:00', '09:30', of({ id: 9, name: 'Dr. Gone' }));
    const ofNoOne = appointment('11:00', '11:30');
    const columns = dayColumns(DAY, facts({ offer: withPeople(ADA), appointments: [left, ofNoOne] }));
    expect(columns.map(({ name, takesMoves }) => [name, takesMoves])).toEqual([
      ['Dr. Ada', true],
      ['Dr. Gone', false],
      [null, false],
    ]);
    // A visit of no one may be taken by any of them.
    expect(columns[0]?.gaps).toEqual([span('08:00', '11:00'), span('11:30', '17:00')]);
  });

  test('a week has each day of one person', () => {
    const appointments = [appointment('09:00', '09:30', of(ADA)), appointment('09:00', '09:30', of(EZE))];
    const columns = weekColumns([DAY, '2026-12-01'], ADA.id, facts({ offer: withPeople(ADA, EZE), appointments }));
    expect(columns.map(({ day, open, appointments: own }) => [day, open.length, own.length])).toEqual([
      [DAY, 1, 1],
      ['2026-12-01', 0, 0],
    ]);
  });
});

describe('the gaps of a column', () => {
  const gapsOf = (more: Partial<GridFacts>) => dayColumns(DAY, facts(more))[0]?.gaps;

  test('are what open hours leave between visits', () => {
    const appointments = [appointment('09:30', '10:00'), appointment('10:00', '10:30')];
    expect(gapsOf({ appointments })).toEqual([span('08:00', '09:30'), span('10:30', '17:00')]);
  });

  test('begin after the pause that a service needs', () => {
    const service = { id: 5, name: 'Scan' };
    const services = [{ id: 5, minutes: 30, afterMinutes: 15, resourceIds: [] }];
    const appointments = [appointment('08:00', '08:30', { service })];
    expect(gapsOf({ appointments, offer: { resources: [], services } })).toEqual([span('08:45', '17:00')]);
  });

  test('begin now today, and are none on a day that is over or too far ahead', () => {
    expect(gapsOf({ nowMs: lagosInstant(DAY, '10:10') })).toEqual([span('10:10', '17:00')]);
    expect(gapsOf({ nowMs: lagosInstant('2026-12-01', '08:00') })).toEqual([]);
    expect(gapsOf({ nowMs: lagosInstant('2026-08-01', '08:00') })).toEqual([]);
  });

  test('are none while an outside calendar is busy', () => {
    const busy = [{ startsAt: at('08:00'), endsAt: at('16:00'), label: 'Google', person: null }];
    expect(gapsOf({ busy })).toEqual([span('16:00', '17:00')]);
  });

  test('leave out what is too short for any visit', () => {
    expect(gapsOf({ appointments: [appointment('08:20', '16:40')] })).toEqual([]);
  });

  test('of a group last until all its places are taken', () => {
    const appointments = [appointment('08:00', '10:00', of(GROUP)), appointment('09:00', '11:00', of(GROUP))];
    expect(gapsOf({ offer: withPeople(GROUP), appointments })).toEqual([
      span('08:00', '09:00'),
      span('10:00', '17:00'),
    ]);
  });

  test('of hours that are over are none', () => {
    const use = { taken: [], blocked: [], capacity: 1, from: 600, shortest: 5 };
    expect(gapsIn([{ from: 480, until: 540 }], use)).toEqual([]);
  });
});

describe('the cells of a column', () => {
  const cells = (...appointments: PortalAppointment[]) => {
    const [column] = dayColumns(DAY, facts({ appointments, nowMs: lagosInstant('2026-12-01', '08:00') }));
    return column ? cellsOf(column) : [];
  };
  const lanesOf = (...appointments: PortalAppointment[]) =>
    drawCells(cells(...appointments)).map(({ lane, lanes }) => `${lane + 1}/${lanes}`);

  test('stand side by side where they overlap, and only there', () => {
    expect(
      lanesOf(
        appointment('08:00', '09:00'),
        appointment('08:30', '09:30'),
        appointment('09:00', '09:30'),
        appointment('09:30', '10:00'),
      ),
    ).toEqual(['1/2', '2/2', '1/2', '1/1']);
  });

  test('are drawn no smaller than can be pressed, without covering what follows', () => {
    const short = [appointment('08:00', '08:10'), appointment('08:10', '08:20')];
    expect(lanesOf(...short)).toEqual(['1/2', '2/2']);
    expect(drawCells(cells(...short)).map(({ drawn }) => drawn.until - drawn.from)).toEqual([28, 28]);
  });

  test('let a gap begin below a short visit', () => {
    const [column] = dayColumns(DAY, facts({ appointments: [appointment('08:00', '08:10')] }));
    expect(drawCells(column ? cellsOf(column) : [])[1]).toMatchObject({ lanes: 1, drawn: span('08:28', '17:00') });
  });

  test('are reached by arrows: up and down in time, sideways to the nearest time of the next filled column', () => {
    const column = (key: string, ...spans: { from: number; until: number }[]) =>
      spans.map((each, index) => ({ key: `${key}${index}`, span: each }));
    const grid = [
      column('a', span('08:00', '09:00'), span('09:00', '10:00')),
      [],
      column('c', span('08:00', '08:30'), span('08:45', '12:00'), span('14:00', '15:00')),
    ];
    const to = (from: string, key: string) => nextCell(grid, from, key);
    expect([to('a0', 'ArrowDown'), to('a1', 'ArrowUp'), to('a0', 'ArrowUp')]).toEqual(['a1', 'a0', undefined]);
    expect([to('a1', 'ArrowRight'), to('c2', 'ArrowLeft'), to('c0', 'ArrowRight')]).toEqual(['c1', 'a1', undefined]);
    expect([to('c1', 'Home'), to('c1', 'End'), to('gone', 'End')]).toEqual(['c0', 'c2', undefined]);
  });
});

test('a visit is found by name, hospital number and telephone number', () => {
  const named = (id: number, name: string, phone: string | null, hospitalNumber: string | null = null) =>
    appointment('08:00', '08:30', { id, patient: { name, age: null, phone }, client: { id, hospitalNumber } });
  const all = [named(901, 'Ọlá Adé', '0803 555 0101'), named(902, 'Bola Ade-Eze', null, 'H-2041')];
  expect(findAppointments(all, 'ade')).toEqual([901, 902]);
  expect(findAppointments(all, 'h-20')).toEqual([902]);
  expect(findAppointments(all, '+234 803 555')).toEqual([901]);
  expect([findAppointments(all, ' '), findAppointments(all, '08'), findAppointments(all, 'la')]).toEqual([[], [], []]);
});

test('the counts of a day are of what is booked, here, done and not come', () => {
  const marks = (['none', 'attended', 'completed', 'by_time', 'no_show'] as const).map((mark) => ({ mark }));
  expect(countsOf(marks)).toEqual({ booked: 5, here: 1, done: 2, left: 0, notCome: 1 });
});

test('who was here and has gone is counted as done or left', () => {
  const all = (['seen', 'left', undefined] as const).map((went) => ({
    mark: 'attended' as const,
    ...(went && { went }),
  }));
  expect(countsOf(all)).toEqual({ booked: 3, here: 1, done: 1, left: 1, notCome: 0 });
});
