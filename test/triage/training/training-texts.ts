import { findingOf } from '#features/lexicon/rules/findings/all-findings.ts';
import { allWordings } from '#features/lexicon/rules/wordings/all-wordings.ts';
import { BLIND_BATCHES } from '../cases/blind/all-batches.ts';
import { FORUM_TEXTS } from '../cases/forum-texts.ts';
import { HARMLESS_QUESTIONS } from '../cases/harmless-questions.ts';
import { HIGH_CASES } from '../cases/high-cases.ts';
import { HIGH_VIGNETTES } from '../cases/high-vignettes.ts';
import { ILLNESS_TEXTS } from '../cases/illness-texts.ts';
import { INDIRECT_TEXTS } from '../cases/indirect-texts.ts';
import { LOW_CASES } from '../cases/low-cases.ts';
import { LOW_VIGNETTES } from '../cases/low-vignettes.ts';
import { MEDIUM_CASES } from '../cases/medium-cases.ts';
import { MEDIUM_VIGNETTES } from '../cases/medium-vignettes.ts';
import { ONE_SIGN_TEXTS } from '../cases/one-sign-texts.ts';
import { PATIENT_TEXTS } from '../cases/patient-texts.ts';
import { REPORTED_TEXTS } from '../cases/reported-texts.ts';
import { SHORT_TEXTS } from '../cases/short-texts.ts';
import { STRANGERS_CASES } from '../cases/strangers-cases.ts';

/** A text with the level that is right for it. */
export interface Labelled {
  readonly text: string;
  readonly level: 'high' | 'medium' | 'low';
  /** How much it counts: a wording alone is less than a message. */
  readonly weight: number;
}

const LEVELS = ['high', 'medium', 'low'] as const;
const MESSAGES = [FORUM_TEXTS, ILLNESS_TEXTS, INDIRECT_TEXTS, ONE_SIGN_TEXTS, PATIENT_TEXTS, SHORT_TEXTS];
const CASES = [
  ...HIGH_CASES,
  ...HIGH_VIGNETTES,
  ...MEDIUM_CASES,
  ...MEDIUM_VIGNETTES,
  ...LOW_CASES,
  ...LOW_VIGNETTES,
  ...STRANGERS_CASES,
];

/** Batches of blind texts from which nothing is learnt, so that they go on measuring. */
const HELD_BACK = ['56'];

/** The texts of cases and batches that were scored. Those held back for measuring, 52 and 56, aren't among them. */
export function labelledTexts(): readonly Labelled[] {
  const of = (text: string | undefined, level: Labelled['level'], weight = 1): Labelled[] =>
    text === undefined ? [] : [{ text, level, weight }];
  return [
    ...MESSAGES.flatMap((texts) => LEVELS.flatMap((level) => texts[level].flatMap((text) => of(text, level)))),
    ...LEVELS.flatMap((level) => REPORTED_TEXTS[level].flatMap(({ text }) => of(text, level))),
    ...CASES.flatMap(({ input, urgency }) => of(input.text, urgency)),
    ...Object.entries(BLIND_BATCHES)
      .filter(([batch]) => !HELD_BACK.includes(batch))
      .flatMap(([, { texts }]) => texts.flatMap(({ text, level }) => of(text, level))),
    ...HARMLESS_QUESTIONS.flatMap((text) => of(text, 'low')),
  ];
}

/** Wordings of dangers, and of other complaints, as short texts. */
export function wordingTexts(): readonly Labelled[] {
  return allWordings().flatMap(({ finding, use, words }): Labelled[] => {
    if (use !== 'present') return [];
    const { isDanger, kind = 'complaint' } = findingOf(finding) ?? {};
    if (!isDanger && kind !== 'complaint') return [];
    const text = words
      .split(/[+~]/)
      .map((part) => part.split('/')[0]?.trim().replace('@', '') ?? '')
      .join(' ');
    return [{ text, level: isDanger ? 'high' : 'low', weight: 0.15 }];
  });
}
