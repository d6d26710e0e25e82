import { BELLY_CONDITIONS } from './belly-conditions.ts';
import { BREATHING_CONDITIONS } from './breathing-conditions.ts';
import type { Condition } from './condition.ts';
import { HEART_NERVE_CONDITIONS } from './heart-nerve-conditions.ts';
import { LIMB_GENERAL_CONDITIONS } from './limb-general-conditions.ts';
import { SKIN_EYE_EAR_CONDITIONS } from './skin-eye-ear-conditions.ts';
import { TROPICAL_CONDITIONS } from './tropical-conditions.ts';
import { URINARY_WOMEN_CONDITIONS } from './urinary-women-conditions.ts';

const TABLES = [
  ...TROPICAL_CONDITIONS,
  ...BREATHING_CONDITIONS,
  ...HEART_NERVE_CONDITIONS,
  ...BELLY_CONDITIONS,
  ...URINARY_WOMEN_CONDITIONS,
  ...SKIN_EYE_EAR_CONDITIONS,
  ...LIMB_GENERAL_CONDITIONS,
] as const;

/** The name of a condition in the engine, e.g. `appendicitis`. */
export type ConditionId = (typeof TABLES)[number]['id'];

/** Every condition that the engine knows. */
export const CONDITIONS: readonly (Condition & { readonly id: ConditionId })[] = TABLES;
