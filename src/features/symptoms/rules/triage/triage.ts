import type { Reading } from '#features/lexicon/rules/reading/read-text.ts';
import { adviceFor } from './advice.ts';
import { describe, readingOf } from './describe.ts';
import { bySign } from './leading.ts';
import type { Presentation } from './presentation.ts';
import { questionsFor } from './questions.ts';
import { type Ranked, rank } from './ranking.ts';
import { readBackOf } from './read-back.ts';
import { otherReadings } from './read-description.ts';
import { raisedByResemblance } from './second-reader.ts';
import type { TriageInput } from './triage-input.ts';
import type { TriageResult, Urgency } from './triage-result.ts';
import { type Decision, decide, NAMED_FROM } from './urgency.ts';
import { whatChanged } from './what-changed.ts';

/** Version of rules and data, raised with every change that can change a result. */
export const TRIAGE_VERSION = '1.20';

const MAX_CANDIDATES = 5;
/** Likelihood from which a condition is shown. */
const SHOWN_FROM = 0.02;

const LEVELS: readonly Urgency[] = ['low', 'medium', 'high'];

/** A patient as understood, with what follows. */
interface Weighed {
  readonly p: Presentation;
  readonly ranked: readonly Ranked[];
  readonly decision: Decision;
}

function weigh(input: TriageInput, reading: Reading): Weighed {
  const p = describe(input, reading);
  const ranked = bySign(p, rank(p));
  return { p, ranked, decision: raisedByResemblance(decide(p, ranked), reading.written) };
}

/** The most urgent of the readings of a description. */
function mostUrgent(input: TriageInput): Weighed {
  const level = ({ decision }: Weighed) => LEVELS.indexOf(decision.urgency);
  const first = readingOf(input);
  return otherReadings(input.text ?? '', first)
    .map((reading) => weigh(input, reading))
    .reduce((most, one) => (level(one) > level(most) ? one : most), weigh(input, first));
}

/**
 * Returns how urgent it is, what it could be, what to do and what else to ask. Decision support, not a diagnosis. The
 * result depends only on the input, not on the order and case of its symptoms. A text that can't be understood is medium.
 */
export function triage(input: TriageInput): TriageResult {
  const after = withoutUnsure(input);
  if (Object.keys(input.answers ?? {}).length === 0) return after;
  return { ...after, changed: whatChanged(input, withoutUnsure({ ...input, answers: {} }), after) };
}

/** The result. What would take the urgency, a danger sign or a reason from an emergency is taken back only by a person who is sure. */
function withoutUnsure(input: TriageInput): TriageResult {
  const result = resultOf(input);
  const sure = (input.takenBack ?? []).filter((one) => one.sure === true);
  if (sure.length === (input.takenBack ?? []).length) return result;
  const careful = resultOf({ ...input, takenBack: sure });
  return careful.urgency === 'high' && !saysAll(result, careful) ? careful : result;
}

/** True if a result is as urgent as another one and has all its danger signs and reasons. */
function saysAll(result: TriageResult, other: TriageResult): boolean {
  const said = new Set([...result.redFlags, ...result.rules].map(({ id }) => id));
  return result.urgency === other.urgency && [...other.redFlags, ...other.rules].every(({ id }) => said.has(id));
}

function resultOf(input: TriageInput): TriageResult {
  const { p, ranked, decision } = mostUrgent(input);
  const { urgency, seeBy, flags, reasons, named: candidates } = decision;
  const shown = candidates.slice(0, MAX_CANDIDATES).filter(({ likelihood }) => likelihood >= SHOWN_FROM);
  const top = shown[0];
  const named = top !== undefined && top.likelihood >= NAMED_FROM ? top : undefined;
  return {
    urgency,
    careType: urgency === 'low' || seeBy === 'within 3 days' || seeBy === 'within 7 days' ? 'routine' : 'urgent',
    seeBy,
    condition: named?.condition.name ?? null,
    candidates: shown.map(({ condition, likelihood }) => ({
      condition: condition.name,
      likelihood: Math.round(likelihood * 100) / 100,
    })),
    redFlags: flags,
    followUpRecommended: urgency !== 'low',
    followUpQuestions: questionsFor(p, ranked, urgency),
    advice: adviceFor(p, urgency, seeBy, named),
    rules: reasons,
    reading: readBackOf(p, urgency),
  };
}
