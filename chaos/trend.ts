/** A straight line fitted through evenly spaced samples. */
export interface Trend {
  readonly mean: number;
  /** How much the line rises from the first sample to the last. */
  readonly rise: number;
  /** Bound that a rise by chance stays below in 19 of 20 cases. */
  readonly noise: number;
}

/** Fits a line by least squares. With fewer than three samples there is no trend. */
export function trendOf(values: readonly number[]): Trend {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  if (count < 3) return { mean, rise: 0, noise: 0 };
  const middle = (count - 1) / 2;
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread;
  const residue = values.reduce((sum, value, at) => sum + (value - mean - slope * (at - middle)) ** 2, 0);
  const error = Math.sqrt(residue / (count - 2) / spread);
  return { mean, rise: slope * (count - 1), noise: 2 * error * (count - 1) };
}

/** True if values rise by at most `share` of their mean, or no more than by chance. */
export function isFlat(values: readonly number[], share: number): boolean {
  const { mean, rise, noise } = trendOf(values);
  return rise <= share * mean || rise <= noise;
}
