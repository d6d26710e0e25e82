import type { FindingId } from '#features/lexicon/rules/findings/all-findings.ts';
import { EYE_FINDINGS } from '#features/lexicon/rules/findings/eye-findings.ts';
import { PREGNANCY_FINDINGS } from '#features/lexicon/rules/findings/pregnancy-findings.ts';
import { SKIN_FINDINGS } from '#features/lexicon/rules/findings/skin-findings.ts';
import { complaintMeant, reportedComplaint, spelt } from '#features/lexicon/rules/reported-complaint.ts';
import { dangerMeant } from '#features/lexicon/rules/reported-danger.ts';
import { careFor } from '../query/danger-words.ts';
import { partCalled } from '../query/known-phrases.ts';
import type { QueryPart } from '../query/query-part.ts';
import { readQuery } from '../query/read-query.ts';

type Ids = ReadonlySet<string>;

const idsOf = (findings: readonly { readonly id: FindingId }[]): Ids => new Set(findings.map(({ id }) => id));

/** Which care complaints ask for, by a name of it. */
const CARE_FOR: readonly (readonly [care: string, complaints: Ids])[] = [
  ['eye', idsOf(EYE_FINDINGS)],
  ['skin', idsOf(SKIN_FINDINGS)],
  ['dentist', new Set(['toothache', 'dental-swelling', 'gum-sore', 'bad-breath'] satisfies FindingId[])],
  ['ent', new Set(['ear-pain', 'ear-discharge', 'ear-wax', 'hearing-loss', 'tinnitus'] satisfies FindingId[])],
  [
    'maternity',
    new Set<string>([
      ...idsOf(PREGNANCY_FINDINGS),
      ...(['vaginal-discharge', 'vaginal-itch', 'vaginal-bleeding', 'bleeding-over'] satisfies FindingId[]),
      ...(['period-late', 'period-heavy', 'period-pain', 'hot-flushes'] satisfies FindingId[]),
    ]),
  ],
];
/** General practice sees to any other complaint. */
const OTHERWISE = 'fever';

/** Returns the care for a complaint that a folded text reports in words of the lexicon; undefined if it reports none. */
export function careForComplaint(folded: string): QueryPart | undefined {
  return careForFinding(reportedComplaint(folded));
}

/** The same for a text whose words may be misspelt, which may also mean a danger. */
export function careForMeantComplaint(folded: string): QueryPart | undefined {
  const danger = dangerMeant(folded);
  if (danger !== undefined) return partCalled([careFor(danger)]);
  const named = readQuery(spelt(folded)).find(({ kind, isOptional }) => kind === 'care' && !isOptional);
  return named ?? careForFinding(complaintMeant(folded));
}

function careForFinding(complaint: FindingId | undefined): QueryPart | undefined {
  if (complaint === undefined) return undefined;
  return partCalled([CARE_FOR.find(([, complaints]) => complaints.has(complaint))?.[0] ?? OTHERWISE]);
}
