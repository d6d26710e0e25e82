import { type FindingId, widerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import type { Condition } from './conditions/condition.ts';
import { dangerSigns } from './danger-signs.ts';
import type { Presentation } from './presentation.ts';
import type { Ranked } from './ranking.ts';
import type { Rule } from './rules/rule.ts';

const LEVELS = ['low', 'medium', 'high'];

/** The likelihood as it is shown: what is equal there is tied. */
const shown = (likelihood: number) => Math.round(likelihood * 100);

function explains(
  { always = [], usual = [], often = [], some = [], rare = [] }: Condition,
  signs: readonly FindingId[],
) {
  return [always, usual, often, some, rare].some((ids) => signs.some((id) => ids.includes(id)));
}

/** Findings that by themselves make these rules apply to this person, more widely too; none if a rule needs several together. */
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
 * The conditions worth naming beside the rules that make an answer high: those that explain a danger sign. A cold isn't
 * why somebody doesn't breathe, and nothing is said rather than that.
 */
export function worthNaming(p: Presentation, ranked: readonly Ranked[], high: readonly Rule[]): readonly Ranked[] {
  const signs = signsFor(p, high);
  return signs.length === 0 ? ranked : ranked.filter(({ condition }) => explains(condition, signs));
}

/**
 * Of conditions that are tied with the likeliest, the one that a danger sign speaks for comes first: blood in the vomit is named
 * a bleeding, not a stomach flu. It is never one that asks for less care.
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
