import { expect, test } from 'vitest';
import { check, INVARIANTS } from './check.ts';
import type { Logged, Settled } from './client-log.ts';
import type { Found, FoundAppointment } from './found.ts';

const HALF_HOUR = 30 * 60_000;
const DONE: Settled = {
  ...{ act: 0, outcome: 'done', appointment: null, again: null, status: 201, code: null, attempts: 1, tookMs: 5 },
};

function booking(act: number, appointment: number, half: number, replaced: number | null = null): Logged {
  return {
    ...{ act, atMs: 0, what: 'book', patient: 1, key: `key ${act}`, appointment: replaced },
    slot: { provider: 7, startsAtMs: half * HALF_HOUR },
    settled: { ...DONE, act, appointment },
  };
}

function appointment(id: number, half: number, parts: Partial<FoundAppointment> = {}): FoundAppointment {
  return {
    ...{ id, provider: 7, patient: 1, status: 'scheduled', rescheduledTo: null, key: `key ${id}`, consents: 1 },
    startsAtMs: half * HALF_HOUR,
    endsAtMs: (half + 1) * HALF_HOUR,
    messages: ['visit-booked'],
    ...parts,
  };
}

/** One visit booked, one booked and cancelled, one booked and moved. */
const LOG: Logged[] = [
  booking(1, 1, 0),
  booking(2, 2, 1),
  booking(3, 3, 2),
  booking(4, 4, 3, 3),
  {
    ...{ act: 5, atMs: 0, what: 'cancel', patient: 1, key: null, slot: null, appointment: 2 },
    settled: { ...DONE, act: 5, appointment: 2 },
  },
];
const [ACT_1, ACT_2, ACT_3, ACT_4, ACT_5] = LOG as [Logged, Logged, Logged, Logged, Logged];
const APPOINTMENTS = {
  kept: appointment(1, 0, { messages: ['visit-booked', 'visit-reminder-24h'] }),
  cancelled: appointment(2, 1, { status: 'cancelled', messages: ['visit-booked', 'visit-cancelled'] }),
  moved: appointment(3, 2, { status: 'rescheduled', rescheduledTo: 4 }),
  after: appointment(4, 3, { messages: ['visit-moved'] }),
};
const FOUND: Found = {
  patients: new Set([1, 2]),
  providers: new Set([7]),
  appointments: Object.values(APPOINTMENTS),
  times: [
    {
      provider: 7,
      generated: [0, 1, 2, 3, 4].map((half) => half * HALF_HOUR),
      free: [1, 2].map((half) => half * HALF_HOUR),
      held: [4 * HALF_HOUR],
    },
  ],
  strayMessages: [],
};

const broken = (log: readonly Logged[], found: Found) => [...check(log, found).keys()];
const withAppointments = (
  changed: Partial<Record<keyof typeof APPOINTMENTS, FoundAppointment>>,
  more: readonly FoundAppointment[] = [],
) => ({
  ...FOUND,
  appointments: [...Object.values({ ...APPOINTMENTS, ...changed }), ...more],
});

test('a consistent log and database pass', () => {
  expect(check(LOG, FOUND)).toEqual(new Map());
});

/** Each kind of tampering with the invariant that must be reported; others may be reported too. */
const TAMPERED: readonly (readonly [
  what: string,
  invariant: (typeof INVARIANTS)[number],
  log: readonly Logged[],
  found: Found,
])[] = [
  ['a booking is missing', INVARIANTS[0], LOG, { ...FOUND, appointments: FOUND.appointments.slice(1) }],
  ['a booking is at another time', INVARIANTS[0], LOG, withAppointments({ kept: appointment(1, 4) })],
  [
    'a booking belongs to another patient',
    INVARIANTS[0],
    LOG,
    withAppointments({ kept: appointment(1, 0, { patient: 2 }) }),
  ],
  ['a cancelled visit is scheduled again', INVARIANTS[1], LOG, withAppointments({ cancelled: appointment(2, 1) })],
  [
    'a visit was cancelled without a request',
    INVARIANTS[1],
    LOG,
    withAppointments({ kept: appointment(1, 0, { status: 'cancelled' }) }),
  ],
  [
    'a refused booking exists',
    INVARIANTS[2],
    [{ ...ACT_1, settled: { ...ACT_1.settled, outcome: 'refused' } }, ...LOG.slice(1)],
    FOUND,
  ],
  ['a key booked twice', INVARIANTS[3], LOG, withAppointments({}, [appointment(9, 4, { key: 'key 1' })])],
  [
    'a key returned another visit',
    INVARIANTS[3],
    [{ ...ACT_1, settled: { ...ACT_1.settled, again: 4 } }, ...LOG.slice(1)],
    FOUND,
  ],
  ['a visit that no patient requested', INVARIANTS[4], LOG, withAppointments({}, [appointment(9, 4, { key: null })])],
  [
    'two visits of a provider at one time',
    INVARIANTS[5],
    LOG,
    withAppointments({}, [appointment(9, 0, { patient: 2 })]),
  ],
  [
    'two visits of a patient that overlap',
    INVARIANTS[5],
    LOG,
    withAppointments({}, [appointment(9, 0.5, { provider: 8 })]),
  ],
  [
    'a moved visit has no successor',
    INVARIANTS[6],
    LOG,
    withAppointments({ moved: appointment(3, 2, { status: 'rescheduled' }) }),
  ],
  [
    'the successor of a moved visit is missing',
    INVARIANTS[6],
    LOG,
    { ...FOUND, appointments: FOUND.appointments.slice(0, 3) },
  ],
  ['a visit without its patient', INVARIANTS[7], LOG, { ...FOUND, patients: new Set([2]) }],
  ['a visit without consent', INVARIANTS[7], LOG, withAppointments({ kept: appointment(1, 0, { consents: 0 }) })],
  [
    'two confirmations',
    INVARIANTS[8],
    LOG,
    withAppointments({ kept: appointment(1, 0, { messages: ['visit-booked', 'visit-booked'] }) }),
  ],
  ['no confirmation', INVARIANTS[8], LOG, withAppointments({ after: appointment(4, 3, { messages: [] }) })],
  ['a message about a missing visit', INVARIANTS[8], LOG, { ...FOUND, strayMessages: ['appointment:99'] }],
  [
    'a booked time is offered',
    INVARIANTS[9],
    LOG,
    { ...FOUND, times: FOUND.times.map((of) => ({ ...of, free: [0, ...of.free] })) },
  ],
  [
    'a slot is neither booked, held nor free',
    INVARIANTS[9],
    LOG,
    { ...FOUND, times: FOUND.times.map((of) => ({ ...of, free: [] })) },
  ],
  [
    'a request hangs',
    INVARIANTS[10],
    [ACT_1, ACT_2, ACT_3, ACT_4, { ...ACT_5, settled: { ...ACT_5.settled, outcome: 'unknown' } }],
    FOUND,
  ],
];

test.each(TAMPERED)('%s', (_what, invariant, log, found) => {
  expect(broken(log, found)).toContain(invariant);
});

test('the tampered cases cover every invariant', () => {
  expect([...new Set(TAMPERED.map(([, invariant]) => invariant))]).toEqual([...INVARIANTS]);
});
