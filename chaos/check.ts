import { checkAppointments } from './check-appointments.ts';
import { checkTimes } from './check-times.ts';
import type { Logged } from './client-log.ts';
import type { Found, FoundAppointment } from './found.ts';

/** Violations by invariant: one sentence for each case. */
export type Problems = Map<string, string[]>;

/** Every invariant, so that the report can also list those that hold. */
export const INVARIANTS = [
  'every acknowledged booking exists',
  'every visit has the state acknowledged last',
  'no refused booking exists',
  'a key books once',
  'every visit was requested',
  'no two visits overlap',
  'a moved visit leads to its successor',
  'every visit has patient, provider and consent',
  'every message about a visit exists once',
  'every generated slot is booked, held or free',
  'no request hangs',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** Records a violation. */
export type Note = (invariant: Invariant, sentence: string) => void;

/** Compares the replies that clients received with the database. Returns no entries if every invariant holds. */
export function check(log: readonly Logged[], found: Found): Problems {
  const problems: Problems = new Map();
  const note: Note = (invariant, sentence) => {
    problems.set(invariant, [...(problems.get(invariant) ?? []), sentence]);
  };
  checkBookings(log, found.appointments, note);
  checkAppointments(log, found, note);
  checkTimes(found, note);
  for (const { act, what, settled } of log) {
    if (settled.outcome === 'unknown') note('no request hangs', `act ${act} (${what}): ${settled.attempts} attempts`);
  }
  return problems;
}

function checkBookings(log: readonly Logged[], appointments: readonly FoundAppointment[], note: Note): void {
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  const byKey = Map.groupBy(appointments, ({ key }) => key);
  const requested = new Set<string | null>(log.flatMap(({ key }) => key ?? []));
  for (const { key, id } of appointments) {
    if (!requested.has(key)) note('every visit was requested', `visit ${id}`);
  }
  for (const booking of log.filter(({ what }) => what === 'book')) {
    checkKey(booking, byKey.get(booking.key) ?? [], note);
    const { act, settled } = booking;
    if (settled.outcome === 'done' && !isRequested(byId.get(settled.appointment ?? 0), booking)) {
      note('every acknowledged booking exists', `act ${act}: visit ${settled.appointment}`);
    }
  }
}

/** Checks a booking against the visits with its idempotency key. */
function checkKey({ act, settled }: Logged, appointments: readonly FoundAppointment[], note: Note): void {
  if (appointments.length > 1)
    note('a key books once', `act ${act}: visits ${appointments.map(({ id }) => id).join(', ')}`);
  if (settled.again !== null && settled.again !== settled.appointment) {
    note('a key books once', `act ${act}: first visit ${settled.appointment}, then ${settled.again}`);
  }
  if (settled.outcome === 'refused' && appointments.length > 0) {
    note('no refused booking exists', `act ${act}: ${settled.code}, yet visit ${appointments[0]?.id}`);
  }
}

/** True if a visit exists and is the one that a booking requested. */
function isRequested(appointment: FoundAppointment | undefined, { key, patient, slot }: Logged): boolean {
  return (
    appointment?.key === key &&
    appointment.patient === patient &&
    appointment.provider === slot?.provider &&
    appointment.startsAtMs === slot.startsAtMs
  );
}
