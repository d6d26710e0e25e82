import { type FindingId, widerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import type { Condition } from './conditions/condition.ts';
import { dangerSigns } from './danger-signs.ts';
import type { Presentation } from './presentation.ts';
import type { Ranked } from './ranking.ts';
import type { Rule } from './rules/rule.ts';

const LEVELS = ['low', 'medium', 'high'];

/** The likelihood as shown, in percent. Conditions with the same are tied. */
const shown = (likelihood: number) => Math.round(likelihood * 100);

/** True if a condition explains one of these findings. */
export function explains(
  { always = [], usual = [], often = [], some = [], rare = [] }: Condition,
  signs: readonly FindingId[],
) {
  return [always, usual, often, some, rare].some((ids) => signs.some((id) => ids.includes(id)));
}

/** Findings, with wider ones, that alone make these rules apply to the patient. None if a rule needs several together. */
function signsFor(p: Presentation, rules: readonly Rule[]): readonly FindingId[] {
  const signs: FindingId[] = [];
  for (const rule of rules) {
    const alone = [...p.present].filter((id) => rule.applies({ ...p, present: new Set([id, ...widerThan(id)]) }));
    if (alone.length === 0) return [];
    for (const id of alone) signs.push(id, ...widerThan(id));
  }
  return signs;
}

/**
 * Returns the conditions worth naming beside the rules that make the urgency high: those that explain a danger sign. A cold
 * doesn't explain that a patient stops breathing; it is better to name no condition.
 */
export function worthNaming(p: Presentation, ranked: readonly Ranked[], high: readonly Rule[]): readonly Ranked[] {
  const signs = signsFor(p, high);
  return signs.length === 0 ? ranked : ranked.filter(({ condition }) => explains(condition, signs));
}

/**
 * Puts first, of the conditions tied with the likeliest, one that explains a danger sign: for blood in the vomit a bleeding
 * is named, not a stomach flu. It never has a lower level.
 */
export function bySign(p: Presentation, ranked: readonly Ranked[]): readonly Ranked[] {
  const known = dangerSigns();
  const signs = [...p.present].filter((id) => known.has(id));
  const first = ranked[0];
  if (first === undefined || signs.length === 0 || explains(first.condition, signs)) return ranked;
  const level = LEVELS.indexOf(first.condition.level);
  const better = ranked.find(
    ({ condition, likelihood }) =>
      shown(likelihood) === shown(first.likelihood) &&
      LEVELS.indexOf(condition.level) >= level &&
      explains(condition, signs),
  );
  return better === undefined ? ranked : [better, ...ranked.filter((one) => one !== better)];
}
