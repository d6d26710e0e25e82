/** Names of hospitals with every department. */
const BIGGEST = /(teaching|general|specialist|national|university college) hospital|federal medical cent/;
const HOSPITAL = /hospital/;
const SMALLEST = /health post|dispensary/;

/**
 * Returns the size of a facility, judged by its name, to order facilities that are otherwise equal: 3 a hospital that has
 * every department, 2 another hospital, 1 any other facility or a person, 0 a health post or dispensary.
 */
export function facilitySize(name: string): 0 | 1 | 2 | 3 {
  const lower = name.toLowerCase();
  if (BIGGEST.test(lower)) return 3;
  if (HOSPITAL.test(lower)) return 2;
  return SMALLEST.test(lower) ? 0 : 1;
}
