import type { Note } from './check.ts';
import type { Logged } from './client-log.ts';
import type { Found, FoundAppointment } from './found.ts';

/** Checks each visit's status, successor, messages and consent, and that no two overlap. */
export function checkAppointments(
  log: readonly Logged[],
  { appointments, patients, providers, strayMessages }: Found,
  note: Note,
) {
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  const actsOn = Map.groupBy(log, ({ appointment }) => appointment);
  const replacing = new Map(
    appointments.flatMap(({ id, rescheduledTo }) => (rescheduledTo === null ? [] : [[rescheduledTo, id]])),
  );
  for (const appointment of appointments) {
    checkStatus(appointment, actsOn.get(appointment.id) ?? [], note);
    checkSuccessor(appointment, byId, note);
    checkMessages(appointment, replacing.has(appointment.id), note);
    const { id, patient, provider, consents } = appointment;
    if (!patients.has(patient) || !providers.has(provider) || consents !== 1) {
      const missing = `patient ${patients.has(patient)}, provider ${providers.has(provider)}, ${consents} consents`;
      note('every visit has patient, provider and consent', `visit ${id}: ${missing}`);
    }
  }
  for (const about of strayMessages)
    note('every message about a visit exists once', `about ${about}, which does not exist`);
  const scheduled = appointments.filter(({ status }) => status === 'scheduled');
  checkOverlaps(
    'provider',
    Map.groupBy(scheduled, ({ provider }) => provider),
    note,
  );
  checkOverlaps(
    'patient',
    Map.groupBy(scheduled, ({ patient }) => patient),
    note,
  );
}

/** Checks that the status is one that the patient's requests and their replies allow. */
function checkStatus({ id, status, rescheduledTo }: FoundAppointment, acts: readonly Logged[], note: Note): void {
  const done = acts.filter(({ settled }) => settled.outcome === 'done');
  const open = acts.filter(({ settled }) => settled.outcome === 'unknown');
  const statusAfter = ({ what }: Logged) => (what === 'cancel' ? 'cancelled' : 'rescheduled');
  const allowed = done.length > 0 ? done.map(statusAfter) : ['scheduled', ...open.map(statusAfter)];
  if (!allowed.includes(status) || new Set(done.map(statusAfter)).size > 1) {
    note('every visit has the state acknowledged last', `visit ${id} is ${status}, not ${allowed.join(' or ')}`);
  }
  for (const { what, act, settled } of done) {
    if (what === 'book' && settled.appointment !== rescheduledTo) {
      note(
        'a moved visit leads to its successor',
        `visit ${id}: ${rescheduledTo}, not ${settled.appointment} as act ${act} says`,
      );
    }
  }
}

function checkSuccessor(appointment: FoundAppointment, byId: ReadonlyMap<number, FoundAppointment>, note: Note): void {
  const { id, status, rescheduledTo, patient } = appointment;
  if ((status === 'rescheduled') !== (rescheduledTo !== null)) {
    note('a moved visit leads to its successor', `visit ${id} is ${status} and leads to ${rescheduledTo}`);
  }
  if (rescheduledTo !== null && byId.get(rescheduledTo)?.patient !== patient) {
    note('a moved visit leads to its successor', `visit ${id} leads to ${rescheduledTo}, which is not the patient's`);
  }
}

/** Reminders depend on the hour, so they only must not repeat. */
function checkMessages({ id, status, messages }: FoundAppointment, isReplacement: boolean, note: Note): void {
  const expected = [
    isReplacement ? 'visit-moved' : 'visit-booked',
    ...(status === 'cancelled' ? ['visit-cancelled'] : []),
  ];
  const reminders = messages.filter((kind) => kind.startsWith('visit-reminder'));
  const others = messages.filter((kind) => !kind.startsWith('visit-reminder'));
  if (others.toSorted().join() !== expected.toSorted().join() || new Set(reminders).size < reminders.length) {
    note('every message about a visit exists once', `visit ${id}, ${status}: ${messages.join(', ') || 'none'}`);
  }
}

function checkOverlaps(whose: string, groups: ReadonlyMap<number, readonly FoundAppointment[]>, note: Note): void {
  for (const [of, appointments] of groups) {
    const sorted = appointments.toSorted((a, b) => a.startsAtMs - b.startsAtMs);
    for (const [at, appointment] of sorted.entries()) {
      const before = sorted[at - 1];
      if (before !== undefined && before.endsAtMs > appointment.startsAtMs) {
        note('no two visits overlap', `${whose} ${of}: visits ${before.id} and ${appointment.id}`);
      }
    }
  }
}
