import type { SymptomRecord } from '../contract.ts';

/** As sure as the ranking can claim to be, percent: it takes findings as independent, which they aren't. */
const SUREST = 95;

interface Judged {
  readonly predictedUrgency: SymptomRecord['predictedUrgency'];
  readonly result: Pick<SymptomRecord['result'], 'redFlags' | 'rules'>;
}

/**
 * The reasons that a result shows. In an emergency what would by itself be for a clinician is left out, since it reads as
 * if this weren't one.
 */
export function shownReasons({
  predictedUrgency,
  result: { redFlags, rules },
}: Judged): SymptomRecord['result']['rules'] {
  if (predictedUrgency !== 'high') return rules;
  const flags = new Set(redFlags.map(({ id }) => id));
  return rules.filter(({ id }) => flags.has(id) || id.startsWith('condition-'));
}

/** A share of 1 as people read it; never certain. */
export function likelihoodText(likelihood: number): string {
  const percent = Math.max(1, Math.round(likelihood * 100));
  return percent > SUREST ? `> ${SUREST} %` : `${percent} %`;
}
