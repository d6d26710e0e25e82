import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the applications feature, with their HTTP statuses. */
export const APPLICATIONS_CODES = {
  already_converted: 409,
  already_decided: 409,
  not_approved: 409,
} as const;

type ApplicationsRefusal = RefusalOf<typeof APPLICATIONS_CODES>;

export const ALREADY_CONVERTED: ApplicationsRefusal = {
  code: 'already_converted',
  message: text('This application was converted already.'),
};

export const ALREADY_DECIDED: ApplicationsRefusal = {
  code: 'already_decided',
  message: text('This application was decided already.'),
};

export const FORM_MISSING: ApplicationsRefusal = { code: 'invalid', message: text('The part formData is missing.') };

export const FORM_UNREADABLE: ApplicationsRefusal = {
  code: 'invalid',
  message: text('The form could not be read. Please send it again.'),
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

export const PROVIDER_REMOVED: ApplicationsRefusal = {
  code: 'not_approved',
  message: text('The provider was removed, and the invitation ended with it.'),
};

export const TOO_MANY_FILES_NOW: ApplicationsRefusal = {
  code: 'busy',
  message: text('Many files are being sent right now. Please try again in a moment.'),
};

export const TOO_MANY_FILES_TODAY: ApplicationsRefusal = {
  code: 'busy',
  message: text('We cannot take more files today. Please give a link, or try again tomorrow.'),
};
