import {
  type FindingId,
  findingOf,
  kindOf,
  narrowerThan,
  widerThan,
} from '#features/lexicon/rules/findings/all-findings.ts';
import type { SymptomRecord } from '../contract.ts';
import { COMMON_SYMPTOMS, SEVERITIES } from './diary-choices.ts';
import { readDescription } from './triage/read-description.ts';

type Symptoms = SymptomRecord['symptoms'];

/** The most that a diary entry may have. */
const MAX_SYMPTOMS = 30;

let choices: ReadonlyMap<FindingId, string> | undefined;

/** Which finding each symptom that the diary offers stands for: the narrowest that its name says. */
function choicesByFinding(): ReadonlyMap<FindingId, string> {
  choices ??= new Map(
    COMMON_SYMPTOMS.flatMap((name) => {
      const { present } = readDescription(name);
      return leavesOf(present).map((id) => [id, name] as const);
    }),
  );
  return choices;
}

function leavesOf(present: ReadonlySet<FindingId>): FindingId[] {
  return [...present].filter((id) => !narrowerThan(id).some((narrower) => present.has(narrower)));
}

/**
 * The symptoms that a text tells of, under the names that the diary offers where it has one, else under their own; as
 * severe as the text says, mild where it doesn't say. Illnesses, circumstances and what is absent are none.
 */
export function symptomsIn(text: string): Symptoms {
  const { present, severity } = readDescription(text);
  const known = choicesByFinding();
  const levels = new Map<string, number>();
  for (const id of leavesOf(present)) {
    const kind = kindOf(id);
    if (kind !== 'complaint' && kind !== 'sign') continue;
    const offered = [id, ...widerThan(id)].flatMap((wider) => known.get(wider) ?? []);
    for (const name of offered.length > 0 ? offered : [capitalised(findingOf(id)?.name ?? id)]) {
      levels.set(name, Math.max(levels.get(name) ?? 1, severity.get(id) ?? 1));
    }
  }
  return [...levels]
    .slice(0, MAX_SYMPTOMS)
    .map(([name, level]) => ({ name, severity: SEVERITIES[level - 1] ?? 'mild' }));
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
