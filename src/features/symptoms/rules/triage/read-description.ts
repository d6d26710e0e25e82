import { type Reading, readText } from '#features/lexicon/rules/reading/read-text.ts';
import { endanger } from './danger-signs.ts';

/** Reads a description; what is said of somebody else than the patient counts where triage's rules call it high. */
export function readDescription(text: string): Reading {
  return readText(text, endanger);
}
