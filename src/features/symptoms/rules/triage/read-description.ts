import { type Reading, readText } from '#features/lexicon/rules/reading/read-text.ts';
import { endanger } from './danger-signs.ts';

/** Reads a description. Findings of people other than the patient count if the rules of triage call them high. */
export function readDescription(text: string): Reading {
  return readText(text, endanger);
}
