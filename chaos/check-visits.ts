import type { Note } from './check.ts';
import type { Logged } from './client-log.ts';
import type { Found, FoundVisit } from './found.ts';

/** Checks each visit's status, successor, messages and consent, and that no two overlap. */
export function checkVisits(log: readonly Logged[], { visits, patients, providers, strayMessages }: Found, note: Note) {
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  const actsOn = Map.groupBy(log, ({ visit }) => visit);
  const replacing = new Map(
    visits.flatMap(({ id, rescheduledTo }) => (rescheduledTo === null ? [] : [[rescheduledTo, id]])),
  );
  for (const visit of visits) {
    checkStatus(visit, actsOn.get(visit.id) ?? [], note);
    checkSuccessor(visit, byId, note);
    checkMessages(visit, replacing.has(visit.id), note);
    const { id, patient, provider, consents } = visit;
    if (!patients.has(patient) || !providers.has(provider) || consents !== 1) {
      const missing = `patient ${patients.has(patient)}, provider ${providers.has(provider)}, ${consents} consents`;
      note('every visit has patient, provider and consent', `visit ${id}: ${missing}`);
    }
  }
  for (const about of strayMessages)
    note('every message about a visit exists once', `about ${about}, which does not exist`);
  const scheduled = visits.filter(({ status }) => status === 'scheduled');
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
function checkStatus({ id, status, rescheduledTo }: FoundVisit, acts: readonly Logged[], note: Note): void {
  const done = acts.filter(({ settled }) => settled.outcome === 'done');
  const open = acts.filter(({ settled }) => settled.outcome === 'unknown');
  const statusAfter = ({ what }: Logged) => (what === 'cancel' ? 'cancelled' : 'rescheduled');
  const allowed = done.length > 0 ? done.map(statusAfter) : ['scheduled', ...open.map(statusAfter)];
  if (!allowed.includes(status) || new Set(done.map(statusAfter)).size > 1) {
    note('every visit has the state acknowledged last', `visit ${id} is ${status}, not ${allowed.join(' or ')}`);
  }
  for (const { what, act, settled } of done) {
    if (what === 'book' && settled.visit !== rescheduledTo) {
      note(
        'a moved visit leads to its successor',
        `visit ${id}: ${rescheduledTo}, not ${settled.visit} as act ${act} says`,
      );
    }
  }
}

function checkSuccessor(visit: FoundVisit, byId: ReadonlyMap<number, FoundVisit>, note: Note): void {
  const { id, status, rescheduledTo, patient } = visit;
  if ((status === 'rescheduled') !== (rescheduledTo !== null)) {
    note('a moved visit leads to its successor', `visit ${id} is ${status} and leads to ${rescheduledTo}`);
  }
  if (rescheduledTo !== null && byId.get(rescheduledTo)?.patient !== patient) {
    note('a moved visit leads to its successor', `visit ${id} leads to ${rescheduledTo}, which is not the patient's`);
  }
}

/** Reminders depend on the hour, so they only must not repeat. */
function checkMessages({ id, status, messages }: FoundVisit, isReplacement: boolean, note: Note): void {
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

function checkOverlaps(whose: string, groups: ReadonlyMap<number, readonly FoundVisit[]>, note: Note): void {
  for (const [of, visits] of groups) {
    const sorted = visits.toSorted((a, b) => a.startsAtMs - b.startsAtMs);
    for (const [at, visit] of sorted.entries()) {
      const before = sorted[at - 1];
      if (before !== undefined && before.endsAtMs > visit.startsAtMs) {
        note('no two visits overlap', `${whose} ${of}: visits ${before.id} and ${visit.id}`);
      }
    }
  }
}
