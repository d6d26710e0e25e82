/** A measurement of the path to the other side over the last `SAMPLE_MS`. */
export interface NetworkSample {
  /** The browser's estimate of the bandwidth, kbit/s; null if unknown. */
  readonly kbps: number | null;
  /** The share of sent packets that were lost, 0 to 1; null if unknown. */
  readonly loss: number | null;
}

/** Whether video is paused to save the network. */
export interface SavingState {
  readonly saving: boolean;
  /** Samples in a row that speak for a change. */
  readonly streak: number;
  /** How often video was resumed in vain: each time the next try comes later. */
  readonly failures: number;
}

/** The interval of the measurements, ms. */
export const SAMPLE_MS = 2000;
/** Below this bandwidth video only makes the sound stutter. Sound alone takes about 40 kbit/s. */
export const WEAK_KBPS = 120;
export const WEAK_LOSS = 0.15;
/** Up to this loss it is worth resuming video; the bandwidth shows only once more is sent. */
export const GOOD_LOSS = 0.05;
const WEAK_SAMPLES = 3;
const GOOD_SAMPLES = 10;
const MAX_FAILURES = 4;

export const NOT_SAVING: SavingState = { saving: false, streak: 0, failures: 0 };

/**
 * Takes in a sample. Video is paused after 6 s of a weak network and resumed after 20 s of a good one, later after each
 * try in vain.
 */
export function nextSaving(state: SavingState, { kbps, loss }: NetworkSample): SavingState {
  const isWeak = (kbps !== null && kbps < WEAK_KBPS) || (loss !== null && loss > WEAK_LOSS);
  if (!state.saving) {
    if (!isWeak) return { ...state, streak: 0 };
    const streak = state.streak + 1;
    return streak < WEAK_SAMPLES
      ? { ...state, streak }
      : { saving: true, streak: 0, failures: Math.min(MAX_FAILURES, state.failures + 1) };
  }
  const isGood = loss !== null && loss <= GOOD_LOSS;
  if (!isGood) return { ...state, streak: 0 };
  const streak = state.streak + 1;
  const needed = GOOD_SAMPLES * 2 ** (state.failures - 1);
  return streak < needed ? { ...state, streak } : { ...state, saving: false, streak: 0 };
}

/** Resumes video at once, at the user's request. */
export function tryVideo(state: SavingState): SavingState {
  return { ...state, saving: false, streak: 0 };
}
