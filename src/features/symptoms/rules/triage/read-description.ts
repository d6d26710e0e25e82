import { joinLines } from '#features/lexicon/rules/reading/preparing/lines.ts';
import { otherReadingsOf, type Reading, readText } from '#features/lexicon/rules/reading/read-text.ts';
import { endanger } from './danger-signs.ts';

/** Reads a description. Findings of people other than the patient count if the rules of triage call them high. */
export function readDescription(text: string): Reading {
  return readText(joinLines(text).text, endanger);
}

/**
 * Returns the other readings of a description, of which the most urgent counts: with line breaks as ends of
 * statements, without what others say to play the illness down, and without words of no known language. None for most texts.
 * @param first the reading of the text with line breaks inside sentences as spaces
 */
export function otherReadings(text: string, first: Reading): readonly Reading[] {
  const { isDoubtful } = joinLines(text);
  return [...otherReadingsOf(first, endanger), ...(isDoubtful ? [readText(text, endanger)] : [])];
}
