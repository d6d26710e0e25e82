import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the symptoms feature, with their HTTP statuses. */
export const SYMPTOMS_CODES = {
  consent_needed: 403,
  not_rateable: 409,
} as const;

type SymptomsRefusal = RefusalOf<typeof SYMPTOMS_CODES>;

export const ACKNOWLEDGE_FIRST: SymptomsRefusal = {
  code: 'not_rateable',
  message: text('Acknowledge this insight before you rate it.'),
};

export const CONSENT_NEEDED: SymptomsRefusal = {
  code: 'consent_needed',
  message: text('The symptom diary needs your consent. Give it in your privacy settings.'),
};

export const NO_SUCH_INSIGHT: SymptomsRefusal = { code: 'not_found', message: text('There is no such insight.') };

export const RATED_ALREADY: SymptomsRefusal = {
  code: 'not_rateable',
  message: text('You have already rated this insight.'),
};
