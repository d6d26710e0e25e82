import { checkTimes } from './check-times.ts';
import { checkVisits } from './check-visits.ts';
import type { Logged } from './client-log.ts';
import type { Found, FoundVisit } from './found.ts';

/** What doesn't hold, by the name of what should: a sentence for each case. */
export type Problems = Map<string, string[]>;

/** Every invariant, so that a report can say that it holds. */
export const INVARIANTS = [
  'every acknowledged booking is there',
  'what was acknowledged last is how it stands',
  'a refused booking is not there',
  'a key books once',
  'nothing was booked that nobody asked for',
  'no two visits at one time',
  'who was moved has the other visit',
  'no visit without its patient, provider and consent',
  'each message about a visit is there once',
  'booked, held and free are what was generated',
  'no act hangs',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** Notes a case in which something doesn't hold. */
export type Note = (invariant: Invariant, sentence: string) => void;

/** Compares what the clients were told with what the database holds. Empty when everything holds. */
export function check(log: readonly Logged[], found: Found): Problems {
  const problems: Problems = new Map();
  const note: Note = (invariant, sentence) => {
    problems.set(invariant, [...(problems.get(invariant) ?? []), sentence]);
  };
  checkBookings(log, found.visits, note);
  checkVisits(log, found, note);
  checkTimes(found, note);
  for (const { act, what, settled } of log) {
    if (settled.outcome === 'unknown') note('no act hangs', `act ${act} (${what}): ${settled.attempts} attempts`);
  }
  return problems;
}

function checkBookings(log: readonly Logged[], visits: readonly FoundVisit[], note: Note): void {
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  const byKey = Map.groupBy(visits, ({ key }) => key);
  const asked = new Set<string | null>(log.flatMap(({ key }) => key ?? []));
  for (const { key, id } of visits) {
    if (!asked.has(key)) note('nothing was booked that nobody asked for', `visit ${id}`);
  }
  for (const { act, what, key, patient, slot, settled } of log) {
    if (what !== 'book' || slot === null) continue;
    const rows = byKey.get(key) ?? [];
    if (rows.length > 1) note('a key books once', `act ${act}: visits ${rows.map(({ id }) => id).join(', ')}`);
    if (settled.again !== null && settled.again !== settled.visit) {
      note('a key books once', `act ${act}: first visit ${settled.visit}, then ${settled.again}`);
    }
    if (settled.outcome === 'refused' && rows.length > 0) {
      note('a refused booking is not there', `act ${act}: ${settled.code}, yet visit ${rows[0]?.id}`);
    }
    if (settled.outcome !== 'done') continue;
    const visit = byId.get(settled.visit ?? 0);
    const isThere =
      visit?.key === key &&
      visit.patient === patient &&
      visit.provider === slot.provider &&
      visit.startsAtMs === slot.startsAtMs;
    if (!isThere) note('every acknowledged booking is there', `act ${act}: visit ${settled.visit}`);
  }
}
