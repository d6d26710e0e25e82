import { expect, test } from 'vitest';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { Ticket } from '#features/queue/contract.ts';
import { emptyRows, SHEET_ROWS, sheetPages } from './day-sheet.ts';

const appointment = (id: number, more: Partial<PortalAppointment> = {}): PortalAppointment => ({
  id,
  date: '2026-11-27T08:40:00.000Z',
  endsAt: '2026-11-27T09:00:00.000Z',
  mark: 'none',
  markedAt: null,
  visitType: 'in-person',
  careType: 'routine',
  reason: 'A secret reason',
  patient: { name: 'Ada Obi', age: 34, phone: '0803 555 0101' },
  forPerson: null,
  insurance: null,
  triage: null,
  ...more,
});

test('a day of 41 visits takes two pages, numbered through', () => {
  const pages = sheetPages(Array.from({ length: SHEET_ROWS + 1 }, (_, index) => appointment(index + 1)));
  expect(pages.map((rows) => rows.length)).toEqual([40, 1]);
  expect(pages[1]?.[0]).toMatchObject({ key: 'visit-41', number: 41 });
});

test('a day without visits is one page, for those who come without a booking', () => {
  expect(sheetPages([])).toEqual([[]]);
});

test('empty rows fill each page, and a full one has two', () => {
  expect([40, 3, 0].map(emptyRows)).toEqual([2, 39, 42]);
});

test('a row names the person whom the visit is for, with the number of the patient who booked', () => {
  const [[row] = []] = sheetPages([
    appointment(1, {
      forPerson: { name: 'Chidi Obi', age: 6, relation: 'child' },
      person: { id: 3, name: 'Dr. Bello', isChosen: true },
      service: { id: 2, name: 'Vaccination' },
      client: { id: 9, hospitalNumber: 'H-204' },
    }),
  ]);
  expect(row).toEqual({
    key: 'visit-1',
    number: 1,
    ticket: null,
    isDanger: false,
    isWalkIn: false,
    time: '09:40',
    name: 'Chidi Obi',
    age: 6,
    phone: '0803 555 0101',
    hospitalNumber: 'H-204',
    person: 'Dr. Bello',
    service: 'Vaccination',
    insurer: null,
    isVideo: false,
    here: 'open',
    isSeen: false,
  });
});

test.each([
  ['none', 'open', false],
  ['attended', 'yes', false],
  ['completed', 'yes', true],
  ['no_show', 'missed', false],
] as const)('a visit marked %s is printed as it stands', (mark, here, isSeen) => {
  expect(sheetPages([appointment(1, { mark })])[0]?.[0]).toMatchObject({ here, isSeen });
});

test.each([
  ['seen', 'yes', true],
  ['left', 'left', false],
] as const)('a visit whose patient was here and has gone, %s, is printed so', (went, here, isSeen) => {
  expect(sheetPages([appointment(1, { mark: 'attended', went })])[0]?.[0]).toMatchObject({ here, isSeen });
});

test('walk-ins follow the visits by arrival, and numbers and danger signs are named', () => {
  const ticket = (id: number, more: Partial<Ticket>) =>
    ({
      id,
      label: `A${id}`,
      name: `Walk In ${id}`,
      priority: 'usual',
      appointment: null,
      outcome: null,
      ...more,
    }) as Ticket;
  const [rows = []] = sheetPages(
    [appointment(7)],
    [
      ticket(3, { arrivedAt: '2026-11-27T09:30:00.000Z', priority: 'danger' }),
      ticket(2, { arrivedAt: '2026-11-27T09:00:00.000Z', outcome: 'done' }),
      ticket(4, { arrivedAt: '2026-11-27T09:10:00.000Z', outcome: 'mistake' }),
      ticket(1, { appointment: { id: 7, date: '2026-11-27T08:40:00.000Z', person: null }, priority: 'danger' }),
    ],
  );
  expect(
    rows.map(({ number, ticket: label, isDanger, isWalkIn, time, isSeen }) => [
      number,
      label,
      isDanger,
      isWalkIn,
      time,
      isSeen,
    ]),
  ).toEqual([
    [1, 'A1', true, false, '09:40', false],
    [2, 'A2', false, true, '10:00', true],
    [3, 'A3', true, true, '10:30', false],
  ]);
});

test('an insurer that the front desk may read is named; a reason never is', () => {
  const pages = sheetPages([appointment(1, { isWithheld: true, reason: '', insurer: 'Hygeia HMO' }), appointment(2)]);
  expect(pages[0]?.map(({ insurer }) => insurer)).toEqual(['Hygeia HMO', null]);
  expect(JSON.stringify(pages)).not.toContain('secret');
});
