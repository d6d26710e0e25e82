import { BACKGROUND_FINDINGS } from './background-findings.ts';
import { BELLY_FINDINGS } from './belly-findings.ts';
import { CHEST_FINDINGS } from './chest-findings.ts';
import { CHILD_FINDINGS } from './child-findings.ts';
import { EAR_NOSE_THROAT_FINDINGS } from './ear-nose-throat-findings.ts';
import { EXPOSURE_COURSE_FINDINGS } from './exposure-course-findings.ts';
import { EYE_FINDINGS } from './eye-findings.ts';
import type { FindingKind, FindingRow } from './finding-row.ts';
import { GENERAL_FINDINGS } from './general-findings.ts';
import { INJURY_FINDINGS } from './injury-findings.ts';
import { LIMB_FINDINGS } from './limb-findings.ts';
import { MIND_FINDINGS } from './mind-findings.ts';
import { NERVOUS_FINDINGS } from './nervous-findings.ts';
import { PREGNANCY_FINDINGS } from './pregnancy-findings.ts';
import { SKIN_FINDINGS } from './skin-findings.ts';
import { URINARY_GENITAL_FINDINGS } from './urinary-genital-findings.ts';

const TABLES = [
  ...GENERAL_FINDINGS,
  ...NERVOUS_FINDINGS,
  ...MIND_FINDINGS,
  ...EYE_FINDINGS,
  ...EAR_NOSE_THROAT_FINDINGS,
  ...CHEST_FINDINGS,
  ...BELLY_FINDINGS,
  ...URINARY_GENITAL_FINDINGS,
  ...PREGNANCY_FINDINGS,
  ...SKIN_FINDINGS,
  ...LIMB_FINDINGS,
  ...INJURY_FINDINGS,
  ...CHILD_FINDINGS,
  ...BACKGROUND_FINDINGS,
  ...EXPOSURE_COURSE_FINDINGS,
] as const;

/** The name of a finding in rules, conditions and answers, e.g. `stiff-neck`. */
export type FindingId = (typeof TABLES)[number]['id'];

/** Every finding that the engine knows. */
export const FINDINGS: readonly (FindingRow & { readonly id: FindingId })[] = TABLES;

const BY_ID = new Map<string, FindingRow & { readonly id: FindingId }>(FINDINGS.map((row) => [row.id, row]));

/** The finding of an id from outside, undefined if there is none. */
export function findingOf(id: string): (FindingRow & { readonly id: FindingId }) | undefined {
  return BY_ID.get(id);
}

/** What a finding is: complaint, sign, background, exposure or course. */
export function kindOf(id: FindingId): FindingKind {
  return BY_ID.get(id)?.kind ?? 'complaint';
}

function closure(id: FindingId, into: Set<FindingId>): Set<FindingId> {
  for (const wider of BY_ID.get(id)?.implies ?? []) {
    const row = BY_ID.get(wider);
    if (row === undefined || into.has(row.id)) continue;
    into.add(row.id);
    closure(row.id, into);
  }
  return into;
}

const WIDER = new Map(FINDINGS.map(({ id }) => [id, [...closure(id, new Set())]]));
const NARROWER = new Map(
  FINDINGS.map(({ id }) => [id, FINDINGS.filter((row) => WIDER.get(row.id)?.includes(id)).map((row) => row.id)]),
);

/** Findings that are present whenever this one is: a stabbing headache is a headache. */
export function widerThan(id: FindingId): readonly FindingId[] {
  return WIDER.get(id) ?? [];
}

/** Findings that are absent whenever this one is: without a headache no sudden headache. */
export function narrowerThan(id: FindingId): readonly FindingId[] {
  return NARROWER.get(id) ?? [];
}
