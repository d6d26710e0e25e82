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

/** Symptoms of a diary entry, at most. */
const MAX_SYMPTOMS = 30;

let choices: ReadonlyMap<FindingId, string> | undefined;

/** The finding of each symptom that the diary offers: the narrowest that its name states. */
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
 * Returns the symptoms that a text states, named as the diary offers them if it does; mild if the text doesn't state the
 * severity. Known illnesses, circumstances and absent findings aren't symptoms.
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
