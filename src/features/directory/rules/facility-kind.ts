import { SPECIALTIES } from './specialties.ts';

/** The kind of a listing of which a register tells only the name. */
export const UNKNOWN_KIND = 'Health Facility';

/**
 * True if a provider has the kind of facility in place of a specialty, because its register supports none.
 * @see docs/decisions/051-unknown-facts.md
 */
export function isSpecialtyUnknown({
  specialty,
  facilityType,
}: {
  readonly specialty: string;
  readonly facilityType: string | null;
}): boolean {
  return specialty === (facilityType ?? UNKNOWN_KIND) && !(SPECIALTIES as readonly string[]).includes(specialty);
}
