/** Patterns of names, in lower case, by how big the house is; the database compares the same. @see searchOrder */
export const FACILITY_PATTERNS = {
  biggest: '(teaching|general|specialist|national|university college) hospital|federal medical cent',
  hospital: 'hospital',
  smallest: 'health post|dispensary',
} as const;

const [BIGGEST, HOSPITAL, SMALLEST] = Object.values(FACILITY_PATTERNS).map((pattern) => new RegExp(pattern));

/**
 * How big a house is by its name, for an order where nothing else tells houses apart: 3 a hospital that has every
 * department, 2 another hospital, 1 any other house or person, 0 a health post or dispensary.
 */
export function facilitySize(name: string): 0 | 1 | 2 | 3 {
  const lower = name.toLowerCase();
  if (BIGGEST?.test(lower)) return 3;
  if (HOSPITAL?.test(lower)) return 2;
  return SMALLEST?.test(lower) ? 0 : 1;
}
