import { text } from '#platform/common/text.ts';
import { SYMPTOM_CHIPS } from './symptom-chips.ts';

/** Severities of a symptom, mildest first. @see patient-area specification, section 9 */
export const SEVERITIES = [text('mild'), text('moderate'), text('severe')] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Urgency levels, worst first. @see patient-area specification, section 9 */
export const URGENCIES = [text('high'), text('medium'), text('low')] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What the diary offers to choose from: the chips of the booking dialog, and what Nigerians often come with besides. */
export const COMMON_SYMPTOMS: readonly string[] = [
  ...SYMPTOM_CHIPS.flatMap(({ chips }) => chips),
  text('Dizziness'),
  text('Chills'),
  text('Ear pain'),
  text('Toothache'),
  text('Red eye'),
  text('Painful urination'),
  text('Blood in stool'),
  text('Wheezing'),
  text('Stiff neck'),
  text('Confusion'),
  text('Convulsion'),
  text('One-sided weakness'),
  text('Vaginal bleeding'),
];
