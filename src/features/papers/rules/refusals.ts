import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of papers, with their HTTP statuses. */
export const PAPERS_CODES = {
  licence_needed: 409,
  paper_not_void: 409,
  paper_replaced: 409,
  paper_signed: 409,
  sick_note_days: 409,
  visit_not_begun: 409,
} as const;

type PapersRefusal = RefusalOf<typeof PAPERS_CODES>;

export const NO_SUCH_PAPER: PapersRefusal = { code: 'not_found', message: text('There is no such paper.') };

export const NOT_BEGUN: PapersRefusal = {
  code: 'visit_not_begun',
  message: text('Papers can be written from the arrival of the patient or the start of the visit on.'),
};

export const NO_CARE_GIVEN: PapersRefusal = {
  code: 'visit_not_begun',
  message: text('This visit did not take place, so no paper can be written for it.'),
};

export const SIGNED_ALREADY: PapersRefusal = {
  code: 'paper_signed',
  message: text('This paper is signed. It cannot change any more: void it and write another one.'),
};

export const FAR_FROM_APPOINTMENT: PapersRefusal = {
  code: 'sick_note_days',
  message: text('A sick note is for days from 30 days before the visit to 30 days after it.'),
};

export const LETTERHEAD_CHANGED: PapersRefusal = {
  code: 'changed_meanwhile',
  message: text(
    'The name, the age, the place, its address or its telephone has changed. Look at the paper again, then sign it.',
  ),
};

export const NOT_SIGNED: PapersRefusal = {
  code: 'paper_not_void',
  message: text('This paper is a draft. Throw it away instead.'),
};

export const NOT_VOID: PapersRefusal = {
  code: 'paper_not_void',
  message: text('Void the paper first. Then another one can stand for it.'),
};

export const REPLACED_ALREADY: PapersRefusal = {
  code: 'paper_replaced',
  message: text('Another paper stands for it already.'),
};

export const OF_PAYMENT: PapersRefusal = {
  code: 'paper_signed',
  message: text('A receipt is voided with its payment.'),
};

export const LICENCE_NEEDED: PapersRefusal = {
  code: 'licence_needed',
  message: text('Only a person whose licence was checked and holds today can sign this. Your draft is saved.'),
};

export const UNKNOWN_CODE: PapersRefusal = {
  code: 'not_found',
  message: text('No paper has this code. Check that you typed it as it is printed.'),
};
