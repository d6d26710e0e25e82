/** How often the queue itself is loaded while it is in sight, and beside other things at most, ms. */
const LOOK_AGAIN_MS = 10_000;
const LOOK_AGAIN_AT_MOST_MS = 30_000;

/**
 * Returns after how long a screen loads the queue again, ms. The queue itself is loaded every ten seconds. Beside the day, where
 * only a danger sign is shown of it, the pause grows with each look that found nothing new, to half a minute.
 */
export function lookAgainMs({
  unchanged,
  isBeside,
}: {
  readonly unchanged: number;
  readonly isBeside: boolean;
}): number {
  return isBeside ? Math.min((unchanged + 1) * LOOK_AGAIN_MS, LOOK_AGAIN_AT_MOST_MS) : LOOK_AGAIN_MS;
}
