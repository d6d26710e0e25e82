import { foldText } from '#features/lexicon/rules/search-text.ts';
import { dialable } from '#platform/common/phone-number.ts';

/** What identifies a person whom a desk enters. */
export interface NamedPerson {
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly birthYear?: number | null | undefined;
}

/**
 * True if two entries may be the same person: the names differ in case, accents and order at most, and so is the
 * telephone number or the birth year. A family shares a number, so a number alone doesn't count.
 */
export function maySamePerson(one: NamedPerson, other: NamedPerson): boolean {
  if (wordsOf(one.name) !== wordsOf(other.name)) return false;
  const number = numberOf(one);
  const hasSameNumber = number !== undefined && number === numberOf(other);
  const year = one.birthYear ?? undefined;
  return hasSameNumber || (year !== undefined && year === other.birthYear);
}

function wordsOf(name: string): string {
  return foldText(name).split(' ').sort().join(' ');
}

function numberOf({ phone }: NamedPerson): string | undefined {
  return dialable(phone ?? null) ?? (phone?.replaceAll(/\D/g, '') || undefined);
}
