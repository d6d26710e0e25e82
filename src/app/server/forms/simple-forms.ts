import { APPLICATION_FORMS } from './application-form.ts';
import { DAY_FORMS } from './day-forms.ts';
import { INSURANCE_FORMS } from './insurance-forms.ts';
import { MESSAGE_FORMS } from './message-forms.ts';
import { PASSWORD_FORMS } from './password-forms.ts';
import type { PlainForm } from './plain-forms.ts';
import { PROFILE_FORMS } from './profile-forms.ts';

/** The forms of the simple pages. */
export const SIMPLE_FORMS: readonly PlainForm[] = [
  ...APPLICATION_FORMS,
  ...DAY_FORMS,
  ...INSURANCE_FORMS,
  ...MESSAGE_FORMS,
  ...PASSWORD_FORMS,
  ...PROFILE_FORMS,
];
