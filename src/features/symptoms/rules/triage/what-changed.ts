import { findingOf } from '#features/lexicon/rules/findings/all-findings.ts';
import type { TriageInput } from './triage-input.ts';
import type { Change, TriageResult, Urgency } from './triage-result.ts';

const LEVELS: readonly Urgency[] = ['low', 'medium', 'high'];

type Outcome = Pick<TriageResult, 'urgency' | 'condition'>;

const namesOf = (ids: readonly string[]) => ids.flatMap((id) => findingOf(id)?.name ?? []);

/** Returns what follow-up answers changed of a result; undefined without answers. */
export function whatChanged({ answers = {} }: TriageInput, before: Outcome, after: Outcome): Change | undefined {
  const given = Object.entries(answers);
  if (given.length === 0) return undefined;
  const said = (value: boolean) => namesOf(given.filter((one) => one[1] === value).map(([id]) => id));
  const by = LEVELS.indexOf(after.urgency) - LEVELS.indexOf(before.urgency);
  const isOther = after.condition !== before.condition;
  return {
    yes: said(true),
    no: said(false),
    urgency: by > 0 ? 'higher' : by < 0 ? 'lower' : 'same',
    condition: isOther ? after.condition : null,
  };
}
