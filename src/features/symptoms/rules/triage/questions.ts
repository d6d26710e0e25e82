import { FINDINGS, type FindingId } from './findings/all-findings.ts';
import type { Presentation } from './presentation.ts';
import { type Ranked, shareOf } from './ranking.ts';
import type { FollowUpQuestion, Urgency } from './triage-result.ts';

const MOST = 3;
/** Conditions that a question is weighed against. */
const WEIGHED = 8;
/** How much more a question counts that could reveal a danger. */
const DANGER = 0.35;

const ASKED = FINDINGS.flatMap(({ id, ask }) => (ask === undefined ? [] : [{ id, ask }]));

const ONLY_PREGNANT: ReadonlySet<FindingId> = new Set(['fetus-moves-less']);
const ONLY_MALE: ReadonlySet<FindingId> = new Set(['testis-pain']);
const ONLY_FEMALE: ReadonlySet<FindingId> = new Set(['period-late', 'vaginal-bleeding-heavy']);
const ONLY_CHILD: ReadonlySet<FindingId> = new Set(['not-drinking']);

function fits(id: FindingId, p: Presentation): boolean {
  if (p.present.has(id) || p.absent.has(id)) return false;
  if (ONLY_PREGNANT.has(id)) return p.pregnant;
  if (ONLY_MALE.has(id)) return p.sex === 'male';
  if (ONLY_FEMALE.has(id)) return p.sex === 'female' && (p.ageYears ?? 30) >= 11 && (p.ageYears ?? 30) <= 55;
  return !ONLY_CHILD.has(id) || (p.ageYears ?? 99) < 5;
}

/**
 * The questions whose answers would say most: those on which the likely conditions differ most, and those that could reveal
 * that one of them is dangerous.
 */
export function questionsFor(
  p: Presentation,
  ranked: readonly Ranked[],
  urgency: Urgency,
): readonly FollowUpQuestion[] {
  const weighed = ranked.slice(0, WEIGHED).filter(({ likelihood }) => likelihood > 0.01);
  const total = weighed.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (total === 0) return [];
  const scored = ASKED.filter(({ id }) => fits(id, p)).map(({ id, ask }) => {
    let mean = 0;
    let square = 0;
    let danger = 0;
    for (const { condition, likelihood } of weighed) {
      const weight = likelihood / total;
      const share = shareOf(condition.id, id);
      mean += weight * share;
      square += weight * share * share;
      if (condition.level === 'high') danger += weight * share;
    }
    return { id, text: ask, worth: square - mean * mean + (urgency === 'high' ? 0 : DANGER * danger) };
  });
  return scored
    .sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .filter(({ worth }) => worth > 0.004)
    .map(({ id, text }) => ({ id, text }));
}
