import type { Relation } from '#features/appointments/rules/relations.ts';

/** The person whom a diary entry is about: its writer, or a child of theirs. */
export interface DiaryPerson {
  readonly forChild: boolean;
  readonly childName: string | null;
  /** Whole years, when it was written. */
  readonly childAgeYears: number | null;
}

/** The person whom a visit is for; all three are null for the person who booked it. */
export interface AppointmentPerson {
  readonly forName: string | null;
  readonly forAge: number | null;
  readonly forRelation: Relation | null;
}

/** A key for a person; a child is known by its name or, without one, by its age. */
export function personKey({ forChild, childName, childAgeYears }: DiaryPerson): string {
  if (!forChild) return 'self';
  return childName === null ? `aged ${childAgeYears ?? 'unknown'}` : `named ${wordsOf(childName).join(' ')}`;
}

/**
 * Groups entries by person, in order of appearance. A child with neither name nor age can't be identified: such an entry
 * is a group by itself, so that two people are never taken for one.
 */
export function byPerson<Entry extends DiaryPerson>(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<unknown, Entry[]>();
  for (const entry of entries) {
    const isKnown = !entry.forChild || entry.childName !== null || entry.childAgeYears !== null;
    const key = isKnown ? personKey(entry) : entry;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

/** The names of the children that entries (latest first) are about, each once, as it was spelt last. */
export function childrenIn(entries: readonly DiaryPerson[]): string[] {
  return byPerson(entries.filter(({ childName }) => childName !== null)).flatMap(([latest]) => latest?.childName ?? []);
}

/** True if a visit is for this person. A child's surname may stand in one place and not in the other. */
export function isAppointmentOf({ forName, forAge, forRelation }: AppointmentPerson, person: DiaryPerson): boolean {
  if (!person.forChild || forName === null) return !person.forChild && forName === null;
  if (forRelation !== 'child') return false;
  if (person.childName === null) {
    return person.childAgeYears === null || Math.abs((forAge ?? 0) - person.childAgeYears) <= 1;
  }
  const [few = [], many = []] = [wordsOf(forName), wordsOf(person.childName)].sort((a, b) => a.length - b.length);
  return few.every((word) => many.includes(word));
}

function wordsOf(name: string): string[] {
  return name.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
}
