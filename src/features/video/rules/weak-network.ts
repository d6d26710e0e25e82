/** What the browser measured of the way to the other side, over the last `SAMPLE_MS`. */
export interface NetworkSample {
  /** What the way can carry, kbit/s, as the browser estimates it; null while it doesn't know. */
  readonly kbps: number | null;
  /** Of what was sent, how much never arrived: 0 to 1; null while nothing is known. */
  readonly loss: number | null;
}

/** Whether video rests, and since how many samples the network speaks for the contrary. */
export interface SavingState {
  readonly saving: boolean;
  readonly streak: number;
  /** How often video was tried again and failed: each time it takes longer until the next try. */
  readonly failures: number;
}

/** How often it is measured, ms. */
export const SAMPLE_MS = 2000;
/** Below this video only makes the sound stutter. Sound alone takes about 40 kbit/s. */
export const WEAK_KBPS = 120;
export const WEAK_LOSS = 0.15;
/** With this little loss it is worth trying video again; what the way can carry shows only once more is sent. */
export const GOOD_LOSS = 0.05;
const WEAK_SAMPLES = 3;
const GOOD_SAMPLES = 10;
const MOST_FAILURES = 4;

export const NOT_SAVING: SavingState = { saving: false, streak: 0, failures: 0 };

/**
 * Decides from sample to sample whether video rests: it stops after 6 s of a weak network, and comes back after 20 s
 * of a good one, later each time that this was in vain.
 */
export function nextSaving(state: SavingState, { kbps, loss }: NetworkSample): SavingState {
  const isWeak = (kbps !== null && kbps < WEAK_KBPS) || (loss !== null && loss > WEAK_LOSS);
  if (!state.saving) {
    if (!isWeak) return { ...state, streak: 0 };
    const streak = state.streak + 1;
    return streak < WEAK_SAMPLES
      ? { ...state, streak }
      : { saving: true, streak: 0, failures: Math.min(MOST_FAILURES, state.failures + 1) };
  }
  const isGood = loss !== null && loss <= GOOD_LOSS;
  if (!isGood) return { ...state, streak: 0 };
  const streak = state.streak + 1;
  const needed = GOOD_SAMPLES * 2 ** (state.failures - 1);
  return streak < needed ? { ...state, streak } : { ...state, saving: false, streak: 0 };
}

/** Somebody wants video in spite of the network: it is tried at once. */
export function tryVideo(state: SavingState): SavingState {
  return { ...state, saving: false, streak: 0 };
}
