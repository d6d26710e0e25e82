import type { SymptomRecord } from '../contract.ts';

/** Highest likelihood that is shown, in percent. The ranking treats findings as independent, which they aren't. */
const SUREST = 95;

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

/** Returns a likelihood in percent, never 0 or 100. */
export function likelihoodText(likelihood: number): string {
  const percent = Math.max(1, Math.round(likelihood * 100));
  return percent > SUREST ? `> ${SUREST} %` : `${percent} %`;
}
