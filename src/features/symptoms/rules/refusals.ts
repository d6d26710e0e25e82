import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the symptoms feature, with their HTTP statuses. */
export const SYMPTOMS_CODES = {
  not_rateable: 409,
} as const;

type SymptomsRefusal = RefusalOf<typeof SYMPTOMS_CODES>;

export const ACKNOWLEDGE_FIRST: SymptomsRefusal = {
  code: 'not_rateable',
  message: text('Acknowledge this insight before you rate it.'),
};

export const CONSENT_WITHDRAWN: SymptomsRefusal = {
  code: 'forbidden',
  message: text('You withdrew your consent to the symptom diary. Give it again in your privacy settings.'),
};

export const NO_SUCH_ENTRY: SymptomsRefusal = {
  code: 'not_found',
  message: text('There is no such entry of the last 24 hours.'),
};

export const NO_SUCH_INSIGHT: SymptomsRefusal = { code: 'not_found', message: text('There is no such insight.') };

export const OTHER_DETAILS: SymptomsRefusal = {
  code: 'invalid',
  message: text('Send age, sex, pregnancy and answers as they were when this was recorded.'),
};

export const RATED_ALREADY: SymptomsRefusal = {
  code: 'not_rateable',
  message: text('You have already rated this insight.'),
};
