import { BELLY_RULES } from './belly-rules.ts';
import { CHILD_RULES } from './child-rules.ts';
import { EMERGENCY_RULES } from './emergency-rules.ts';
import { GENERAL_RULES } from './general-rules.ts';
import { HEART_LUNG_RULES } from './heart-lung-rules.ts';
import { INFECTION_RULES } from './infection-rules.ts';
import { INJURY_RULES } from './injury-rules.ts';
import { NERVOUS_RULES } from './nervous-rules.ts';
import { PREGNANCY_RULES } from './pregnancy-rules.ts';
import type { Rule } from './rule.ts';
import { VITAL_SIGN_RULES } from './vital-sign-rules.ts';

const TABLES = [
  ...EMERGENCY_RULES,
  ...HEART_LUNG_RULES,
  ...NERVOUS_RULES,
  ...BELLY_RULES,
  ...PREGNANCY_RULES,
  ...CHILD_RULES,
  ...INFECTION_RULES,
  ...INJURY_RULES,
  ...VITAL_SIGN_RULES,
  ...GENERAL_RULES,
] as const;

/** The name of a rule, e.g. `stroke-signs`. */
export type RuleId = (typeof TABLES)[number]['id'];

/** Every rule, the emergencies first within each group. */
export const RULES: readonly (Rule & { readonly id: RuleId })[] = TABLES;
