import { type FindingId, findingOf } from '../findings/all-findings.ts';
import { BACKGROUND_WORDINGS } from './background-wordings.ts';
import { BELLY_WORDINGS } from './belly-wordings.ts';
import { CHEST_WORDINGS } from './chest-wordings.ts';
import { CHILD_WORDINGS } from './child-wordings.ts';
import { DANGER_WORDINGS } from './danger-wordings.ts';
import { EAR_NOSE_THROAT_WORDINGS } from './ear-nose-throat-wordings.ts';
import { EXPOSURE_COURSE_WORDINGS } from './exposure-course-wordings.ts';
import { EYE_WORDINGS } from './eye-wordings.ts';
import { GENERAL_WORDINGS } from './general-wordings.ts';
import { INJURY_WORDINGS } from './injury-wordings.ts';
import { LIMB_WORDINGS } from './limb-wordings.ts';
import { LOCAL_DANGER_WORDINGS } from './local-danger-wordings.ts';
import { MIND_WORDINGS } from './mind-wordings.ts';
import { NERVOUS_WORDINGS } from './nervous-wordings.ts';
import { PREGNANCY_WORDINGS } from './pregnancy-wordings.ts';
import { SKIN_WORDINGS } from './skin-wordings.ts';
import { rowsOf } from './table.ts';
import { URINARY_GENITAL_WORDINGS } from './urinary-genital-wordings.ts';

/** The tables of wordings, by body part and subject. Each row is `concept | use | language | wording`, of use `search` also `| reason`, in `local-danger` also `| source`. */
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
  danger: DANGER_WORDINGS,
  'local-danger': LOCAL_DANGER_WORDINGS,
};

/**
 * What a wording says of its concept: `present`; `absent` ("afebrile"); `other`: these words mean something else ("hay
 * fever" is no fever), so that they cancel a mention that shares a word with them; `danger`: present, and who types it into
 * the search is led to an emergency place; `search`: it leads the search there, and says nothing to triage.
 */
export const USES = ['present', 'absent', 'other', 'danger', 'search'] as const;

/** Why a wording leads the search to an emergency place and isn't high in triage by itself. */
export const SEARCH_REASONS: Readonly<Record<string, string>> = {
  'follow-up': 'Triage puts follow-up questions to find out whether it is high; the search has none.',
  injury:
    'How urgent it is depends on what is hurt, which triage asks; the hospital has to be able to treat the worst.',
  'same-day': 'Guidelines ask for a clinician the same day, not at once; where one has it, only a hospital is open.',
  unsaid: 'It says that help is needed, not why.',
  word: 'Typed alone it means the danger; in a sentence it often means something else.',
};

/** A concept that only the search knows: a query for an emergency place that doesn't say why. */
export const UNSAID = 'emergency';

/** What a wording that is read says of its finding. */
export type Use = 'present' | 'absent' | 'other';

/** One wording of a finding, as it is read in a text. */
export interface Wording {
  readonly finding: FindingId;
  readonly use: Use;
  /**
   * Words in a row follow each other, articles and the like between them or not; parts joined by `+` stand near each
   * other in any order, parts joined by `~` anywhere in one sentence; `a/b` is either; `@pain` is any word of a class.
   */
  readonly words: string;
  /** True if the wording is English or Pidgin. */
  readonly isEnglish: boolean;
}

let wordings: readonly Wording[] | undefined;

/** Every wording that is read in a text. */
export function allWordings(): readonly Wording[] {
  wordings ??= Object.values(WORDING_TABLES)
    .flatMap(rowsOf)
    .flatMap(([concept = '', use = '', language = '', words = '']) => {
      const finding = findingOf(concept)?.id;
      const read = use === 'danger' ? 'present' : use;
      const isRead = read === 'present' || read === 'absent' || read === 'other';
      return finding === undefined || !isRead
        ? []
        : [{ finding, use: read, words, isEnglish: language === 'en' || language === 'pcm' }];
    });
  return wordings;
}
