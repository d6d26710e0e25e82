/** Standard deviations on both sides that hold 95 %. */
const Z = 1.96;

/** Returns the 95 % interval of a share in whole percent, by Wilson's formula. */
export function intervalOf(part: number, whole: number): readonly [number, number] {
  const share = part / whole;
  const middle = share + (Z * Z) / (2 * whole);
  const half = Z * Math.sqrt((share * (1 - share)) / whole + (Z * Z) / (4 * whole * whole));
  const below = 1 + (Z * Z) / whole;
  return [Math.round((100 * (middle - half)) / below), Math.round((100 * (middle + half)) / below)];
}
