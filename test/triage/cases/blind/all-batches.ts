import { type BlindRow, type BlindText, blindText } from '../case.ts';
import { FORUM_QUESTIONS } from './forum-questions.ts';
import { FRIGHTENING_WORDS } from './frightening-words.ts';
import { ILLNESSES_AND_INJURIES } from './illnesses-and-injuries.ts';
import { LAY_VIGNETTES } from './lay-vignettes.ts';
import { LOCAL_LANGUAGES } from './local-languages.ts';
import { UNDER_STRESS } from './under-stress.ts';

const rows = (batch: readonly BlindRow[]): { readonly texts: readonly BlindText[] } => ({
  texts: batch.map(blindText),
});

/** The batches by number. 56 is held back for measuring. */
export const BLIND_BATCHES: Readonly<Record<string, { readonly texts: readonly BlindText[] }>> = {
  53: rows(ILLNESSES_AND_INJURIES),
  54: rows(FORUM_QUESTIONS),
  55: rows(FRIGHTENING_WORDS),
  56: rows(LAY_VIGNETTES),
  57: rows(UNDER_STRESS),
  58: rows(LOCAL_LANGUAGES),
};
