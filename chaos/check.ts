import { checkTimes } from './check-times.ts';
import { checkVisits } from './check-visits.ts';
import type { Logged } from './client-log.ts';
import type { Found, FoundVisit } from './found.ts';

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
  checkBookings(log, found.visits, note);
  checkVisits(log, found, note);
  checkTimes(found, note);
  for (const { act, what, settled } of log) {
    if (settled.outcome === 'unknown') note('no request hangs', `act ${act} (${what}): ${settled.attempts} attempts`);
  }
  return problems;
}

function checkBookings(log: readonly Logged[], visits: readonly FoundVisit[], note: Note): void {
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  const byKey = Map.groupBy(visits, ({ key }) => key);
  const requested = new Set<string | null>(log.flatMap(({ key }) => key ?? []));
  for (const { key, id } of visits) {
    if (!requested.has(key)) note('every visit was requested', `visit ${id}`);
  }
  for (const booking of log.filter(({ what }) => what === 'book')) {
    checkKey(booking, byKey.get(booking.key) ?? [], note);
    const { act, settled } = booking;
    if (settled.outcome === 'done' && !isRequested(byId.get(settled.visit ?? 0), booking)) {
      note('every acknowledged booking exists', `act ${act}: visit ${settled.visit}`);
    }
  }
}

/** Checks a booking against the visits with its idempotency key. */
function checkKey({ act, settled }: Logged, visits: readonly FoundVisit[], note: Note): void {
  if (visits.length > 1) note('a key books once', `act ${act}: visits ${visits.map(({ id }) => id).join(', ')}`);
  if (settled.again !== null && settled.again !== settled.visit) {
    note('a key books once', `act ${act}: first visit ${settled.visit}, then ${settled.again}`);
  }
  if (settled.outcome === 'refused' && visits.length > 0) {
    note('no refused booking exists', `act ${act}: ${settled.code}, yet visit ${visits[0]?.id}`);
  }
}

/** True if a visit exists and is the one that a booking requested. */
function isRequested(visit: FoundVisit | undefined, { key, patient, slot }: Logged): boolean {
  return (
    visit?.key === key &&
    visit.patient === patient &&
    visit.provider === slot?.provider &&
    visit.startsAtMs === slot.startsAtMs
  );
}
