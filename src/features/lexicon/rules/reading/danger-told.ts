import { FINDINGS, type FindingId, findingOf } from '../findings/all-findings.ts';
import { DANGER_COMBINATIONS } from '../findings/danger-combinations.ts';
import { allWordings } from '../wordings/all-wordings.ts';
import { FILLERS } from './find-sequences.ts';
import { type Reading, readText } from './read-text.ts';
import { tokenise } from './tokenise.ts';
import { compilePart, partsOf } from './wording.ts';

/** Two months. @see WHO: Integrated Management of Childhood Illness, young infants */
const NEWBORN_YEARS = 2 / 12;

let stems: ReadonlySet<string> | undefined;

/** The stems of the words by which dangers are told, for a first look at a text. */
function dangerStems(): ReadonlySet<string> {
  if (stems !== undefined) return stems;
  const dangers = new Set([
    ...FINDINGS.filter(({ isDanger, isNewbornDanger }) => isDanger || isNewbornDanger).map(({ id }) => id),
    ...DANGER_COMBINATIONS.flat(),
  ]);
  const told = allWordings().filter(({ finding, use }) => use === 'present' && dangers.has(finding));
  stems = new Set(
    told
      .flatMap(({ words }) => partsOf(words).flatMap(compilePart))
      .flatMap((sequence) => sequence.flatMap((place) => [...place]))
      .filter((stem) => !FILLERS.has(stem)),
  );
  return stems;
}

/**
 * The danger that a text tells of: a sign, a sign of a newborn, or the first of findings that are a danger together;
 * undefined if it tells of none. A text of which no word occurs in a wording of a danger isn't read further, so that the
 * name of a hospital costs next to nothing.
 */
export function dangerTold(text: string): FindingId | undefined {
  const known = dangerStems();
  return tokenise(text).some(({ stem }) => known.has(stem)) ? dangerOf(readText(text)) : undefined;
}

function dangerOf({ present, patient }: Reading): FindingId | undefined {
  const isNewborn = patient.ageYears !== undefined && patient.ageYears < NEWBORN_YEARS;
  const isSign = (id: FindingId) => {
    const finding = findingOf(id);
    return finding?.isDanger === true || (isNewborn && finding?.isNewbornDanger === true);
  };
  return [...present].find(isSign) ?? DANGER_COMBINATIONS.find((ids) => ids.every((id) => present.has(id)))?.[0];
}
