import type { Condition } from './conditions/condition.ts';
import { dangerSigns } from './danger-signs.ts';
import type { FindingId } from './findings/all-findings.ts';
import type { Presentation } from './presentation.ts';
import type { Ranked } from './ranking.ts';

const LEVELS = ['low', 'medium', 'high'];

/** The likelihood as it is shown: what is equal there is tied. */
const shown = (likelihood: number) => Math.round(likelihood * 100);

function explains(
  { always = [], usual = [], often = [], some = [], rare = [] }: Condition,
  signs: readonly FindingId[],
) {
  return [always, usual, often, some, rare].some((ids) => signs.some((id) => ids.includes(id)));
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
