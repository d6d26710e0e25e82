import { text } from '#platform/common/text.ts';
import type { SymptomRecord } from '../contract.ts';

/**
 * Likelihoods from which a condition is called by which word. The ranking treats findings as independent, which they aren't,
 * so that a percentage would look like a measurement.
 */
const WORDS: readonly (readonly [number, string])[] = [
  [0.5, text('Likely')],
  [0.2, text('Possible')],
  [0, text('Less likely')],
];

interface Judged {
  readonly predictedUrgency: SymptomRecord['predictedUrgency'];
  readonly result: Pick<SymptomRecord['result'], 'redFlags' | 'rules'>;
}

/**
 * Returns the reasons that a result shows. In an emergency, reasons that by themselves demand only a clinician are left
 * out, as they would make it look less urgent.
 */
export function shownReasons({
  predictedUrgency,
  result: { redFlags, rules },
}: Judged): SymptomRecord['result']['rules'] {
  if (predictedUrgency !== 'high') return rules;
  const flags = new Set(redFlags.map(({ id }) => id));
  return rules.filter(({ id }) => flags.has(id) || id.startsWith('condition-'));
}

/** Returns a likelihood, 0 to 1, in words. */
export function likelihoodText(likelihood: number): string {
  return WORDS.find(([from]) => likelihood >= from)?.[1] ?? '';
}

/** True if the result is only careful because part of the words wasn't read; then the screen says so first. */
export function isMostlyUnread({
  predictedUrgency,
  predictedCondition,
  result: { rules },
}: Judged & { readonly predictedCondition: string | null }): boolean {
  return (
    predictedUrgency === 'medium' && predictedCondition === null && rules.some(({ id }) => id === 'not-understood')
  );
}
