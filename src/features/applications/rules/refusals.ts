import type { Refusal } from '#platform/common/app-error.ts';
import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the applications feature, with their HTTP statuses. */
export const APPLICATIONS_CODES = {
  already_answered: 409,
  already_converted: 409,
  already_decided: 409,
  listing_gone: 409,
  listing_taken: 409,
  no_code_possible: 409,
  not_approved: 409,
  question_open: 409,
  wrong_proof_code: 409,
} as const;

type ApplicationsRefusal = RefusalOf<typeof APPLICATIONS_CODES>;

export const ALREADY_ANSWERED: ApplicationsRefusal = {
  code: 'already_answered',
  message: text('This question was answered already.'),
};

export const ALREADY_CONVERTED: ApplicationsRefusal = {
  code: 'already_converted',
  message: text('This application was converted already.'),
};

export const ALREADY_DECIDED: ApplicationsRefusal = {
  code: 'already_decided',
  message: text('This application was decided already.'),
};

export const ANSWER_EMPTY: ApplicationsRefusal = {
  code: 'invalid',
  message: text('Please write an answer or choose a document.'),
  field: 'answer',
};

export const CODES_USED_UP: ApplicationsRefusal = {
  code: 'too_many_requests',
  message: text('The codes of this listing are used up for today. Send a document, or try again tomorrow.'),
};

export const CODE_OVER: ApplicationsRefusal = {
  code: 'wrong_proof_code',
  message: text('This code does not work any more. Have another one sent.'),
  field: 'code',
};

export const FORM_MISSING: ApplicationsRefusal = { code: 'invalid', message: text('The part formData is missing.') };

export const FORM_UNREADABLE: ApplicationsRefusal = {
  code: 'invalid',
  message: text('The form could not be read. Please send it again.'),
};

export const LISTING_GONE: ApplicationsRefusal = {
  code: 'listing_gone',
  message: text('This listing is not here any more.'),
};

export const LISTING_TAKEN: ApplicationsRefusal = {
  code: 'listing_taken',
  message: text('This listing is in the network already: somebody runs it. Write to us if that is wrong.'),
};

export const LISTING_TAKEN_MEANWHILE: ApplicationsRefusal = {
  code: 'listing_taken',
  message: text('This listing has come into the network meanwhile, by another application or an administrator.'),
};

export const NO_CODE_POSSIBLE: ApplicationsRefusal = {
  code: 'no_code_possible',
  message: text('No code can be sent for this listing. Please send a document.'),
};

export const NOT_INVITED: ApplicationsRefusal = {
  code: 'not_approved',
  message: text('Nobody was invited for this application.'),
};

export const NOT_APPROVED: ApplicationsRefusal = {
  code: 'not_approved',
  message: text('Only an approved application can be converted.'),
};

export const NO_SUCH_APPLICATION: ApplicationsRefusal = {
  code: 'not_found',
  message: text('There is no such application.'),
};

export const NO_SUCH_FILE: ApplicationsRefusal = { code: 'not_found', message: text('There is no such file.') };

export const ONE_FILE_ONLY: ApplicationsRefusal = {
  code: 'invalid',
  message: text('Please send one form with one file at most.'),
};

export const OTHER_APPLICATION: ApplicationsRefusal = {
  code: 'invalid',
  message: text('That Idempotency-Key belongs to another application.'),
};

export const QUESTION_LINK_EXPIRED: Refusal<'link_expired'> = {
  code: 'link_expired',
  message: text('This link does not work. A newer mail may have replaced it.'),
};

export const QUESTION_OPEN: ApplicationsRefusal = {
  code: 'question_open',
  message: text('A question is open already. The applicant has to answer it first.'),
};

export const PROVIDER_REMOVED: ApplicationsRefusal = {
  code: 'not_approved',
  message: text('The provider was removed, and the invitation ended with it.'),
};

export const REASON_MISSING: ApplicationsRefusal = {
  code: 'invalid',
  message: text('Please tell the applicant why: we wrote that the application was approved.'),
  field: 'reason',
};

export const PIN_ABROAD: ApplicationsRefusal = { code: 'invalid', message: text('Choose a point in Nigeria.') };

export const TOO_MANY_FILES_NOW: ApplicationsRefusal = {
  code: 'busy',
  message: text('Many files are being sent right now. Please try again in a moment.'),
};

export const TOO_MANY_FILES_TODAY: ApplicationsRefusal = {
  code: 'busy',
  message: text('We cannot take more files today. Please give a link, or try again tomorrow.'),
};

export const WRONG_CODE: ApplicationsRefusal = {
  code: 'wrong_proof_code',
  message: text('That is not the code. Please look again.'),
  field: 'code',
};
