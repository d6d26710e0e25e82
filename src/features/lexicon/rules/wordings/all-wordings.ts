import { type FindingId, findingOf } from '../findings/all-findings.ts';
import { BACKGROUND_WORDINGS } from './background-wordings.ts';
import { BELLY_WORDINGS } from './belly-wordings.ts';
import { CHEST_WORDINGS } from './chest-wordings.ts';
import { CHILD_WORDINGS } from './child-wordings.ts';
import { EAR_NOSE_THROAT_WORDINGS } from './ear-nose-throat-wordings.ts';
import { EXPOSURE_COURSE_WORDINGS } from './exposure-course-wordings.ts';
import { EYE_WORDINGS } from './eye-wordings.ts';
import { GENERAL_WORDINGS } from './general-wordings.ts';
import { INJURY_WORDINGS } from './injury-wordings.ts';
import { LIMB_WORDINGS } from './limb-wordings.ts';
import { MIND_WORDINGS } from './mind-wordings.ts';
import { NERVOUS_WORDINGS } from './nervous-wordings.ts';
import { PREGNANCY_WORDINGS } from './pregnancy-wordings.ts';
import { SKIN_WORDINGS } from './skin-wordings.ts';
import { rowsOf } from './table.ts';
import { URINARY_GENITAL_WORDINGS } from './urinary-genital-wordings.ts';

/** The tables of wordings, by body part and subject. Each row is `concept | use | language | wording`. */
export const WORDING_TABLES: Readonly<Record<string, string>> = {
  general: GENERAL_WORDINGS,
  nervous: NERVOUS_WORDINGS,
  mind: MIND_WORDINGS,
  eye: EYE_WORDINGS,
  'ear-nose-throat': EAR_NOSE_THROAT_WORDINGS,
  chest: CHEST_WORDINGS,
  belly: BELLY_WORDINGS,
  'urinary-genital': URINARY_GENITAL_WORDINGS,
  pregnancy: PREGNANCY_WORDINGS,
  skin: SKIN_WORDINGS,
  limb: LIMB_WORDINGS,
  injury: INJURY_WORDINGS,
  child: CHILD_WORDINGS,
  background: BACKGROUND_WORDINGS,
  'exposure-course': EXPOSURE_COURSE_WORDINGS,
};

/**
 * What a wording says of its concept: `present`; `absent` ("afebrile"); or `other`: these words mean something else
 * ("hay fever" is no fever), so that they cancel a mention that shares a word with them.
 */
export const USES = ['present', 'absent', 'other'] as const;
export type Use = (typeof USES)[number];

/** One wording of a finding. */
export interface Wording {
  readonly finding: FindingId;
  readonly use: Use;
  /**
   * Words in a row follow each other, articles and the like between them or not; parts joined by `+` stand near each
   * other in any order, parts joined by `~` anywhere in one sentence; `a/b` is either; `@pain` is any word of a class.
   */
  readonly words: string;
}

let wordings: readonly Wording[] | undefined;

/** Every wording of every finding. */
export function allWordings(): readonly Wording[] {
  wordings ??= Object.values(WORDING_TABLES)
    .flatMap(rowsOf)
    .flatMap(([concept = '', use = '', , words = '']) => {
      const finding = findingOf(concept)?.id;
      return finding === undefined || !isUse(use) ? [] : [{ finding, use, words }];
    });
  return wordings;
}

function isUse(use: string): use is Use {
  return (USES as readonly string[]).includes(use);
}
