/** How many of five stars are full, half and empty. */
export interface StarParts {
  readonly full: number;
  readonly half: 0 | 1;
  readonly empty: number;
}

/**
 * The stars of a rating in tenths (0-50): as many whole ones as tenths divided by ten, a half one for a remainder of
 * five or more. A missing rating counts as 0.
 * @see patient-area specification, section 5: display rules
 */
export function starParts(ratingTenths: number | null | undefined): StarParts {
  const tenths = clampTenths(ratingTenths);
  const full = Math.floor(tenths / 10);
  const half = tenths % 10 >= 5 ? 1 : 0;
  return { full, half, empty: 5 - full - half };
}

/** A rating as a number of stars with one decimal, `4.5`. @see patient-area specification, section 5 */
export function starsText(ratingTenths: number | null | undefined): string {
  return (clampTenths(ratingTenths) / 10).toFixed(1);
}

function clampTenths(ratingTenths: number | null | undefined): number {
  return Math.min(50, Math.max(0, Number.isFinite(ratingTenths) ? Number(ratingTenths) : 0));
}
