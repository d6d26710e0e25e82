import type { FindingId } from './all-findings.ts';

/** Findings that with a headache, in pregnancy or after birth, point to pre-eclampsia. */
export const SIGNS_WITH_HEADACHE = [
  'leg-swelling-both',
  'pain-right-upper',
  'pain-upper-middle',
  'skin-tight-swelling-face',
  'swelling',
] as const satisfies readonly FindingId[];

const PRE_ECLAMPSIA: readonly (readonly FindingId[])[] = [
  ['vision-blurred'],
  ['double-vision'],
  ...SIGNS_WITH_HEADACHE.map((sign) => ['headache', sign] as const),
];

/** Findings that are a danger together; a test of triage holds it so. */
export const DANGER_COMBINATIONS: readonly (readonly FindingId[])[] = [
  ['belly-pain', 'pain-one-side', 'period-late'],
  ['belly-injury', 'pregnant'],
  ['fainting', 'pregnant'],
  ['fluid-down-legs', 'pregnant'],
  ...PRE_ECLAMPSIA.map((signs) => [...signs, 'pregnant'] as const),
  ...PRE_ECLAMPSIA.map((signs) => [...signs, 'postpartum'] as const),
];
