import { FINDINGS, type FindingId } from '#features/lexicon/rules/findings/all-findings.ts';
import { CONDITIONS } from './conditions/all-conditions.ts';
import { shareOf } from './likelihoods.ts';
import type { Presentation } from './presentation.ts';
import type { Ranked } from './ranking.ts';
import type { FollowUpQuestion, Urgency } from './triage-result.ts';

const MAX_QUESTIONS = 3;
/** Likeliest conditions that a question should distinguish, at most. */
const WEIGHED = 8;
/** Questions worth less are left out. */
const WORTH_ASKING = 0.004;
/** Additional worth of a question that can reveal a danger. */
const DANGER = 0.35;

const QUESTIONS = FINDINGS.flatMap(({ id, ask }) => (ask === undefined ? [] : [{ id, ask }]));

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

/** For each condition the share of patients who would answer each question with yes. */
const SHARES_BY_CONDITION = new Map(
  CONDITIONS.map(({ id }) => [id, Float64Array.from(QUESTIONS, (question) => shareOf(id, question.id))]),
);

/**
 * Returns the most informative questions: those on which the likely conditions differ most, and those that can reveal a
 * dangerous one.
 */
export function questionsFor(
  p: Presentation,
  ranked: readonly Ranked[],
  urgency: Urgency,
): readonly FollowUpQuestion[] {
  const weighed = ranked.slice(0, WEIGHED).filter(({ likelihood }) => likelihood > 0.01);
  const total = weighed.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (total === 0) return [];
  const parts = weighed.map(({ condition, likelihood }) => ({
    shares: SHARES_BY_CONDITION.get(condition.id),
    weight: likelihood / total,
    dangerous: condition.level === 'high' && urgency !== 'high',
  }));
  const best: { id: FindingId; text: string; worth: number }[] = [];
  QUESTIONS.forEach(({ id, ask }, k) => {
    let mean = 0;
    let square = 0;
    let danger = 0;
    for (const { shares, weight, dangerous } of parts) {
      const share = shares?.[k] ?? 0;
      mean += weight * share;
      square += weight * share * share;
      if (dangerous) danger += weight * share;
    }
    const worth = square - mean * mean + DANGER * danger;
    if (worth > WORTH_ASKING && worth > (best[MAX_QUESTIONS - 1]?.worth ?? 0) && fits(id, p)) {
      best.push({ id, text: ask, worth });
      best.sort((a, b) => b.worth - a.worth);
      best.length = Math.min(best.length, MAX_QUESTIONS);
    }
  });
  return best.map(({ id, text }) => ({ id, text }));
}
