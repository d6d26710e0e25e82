import type { AUTH_CODES } from '#features/auth/rules/refusals.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the appointments feature, with their HTTP statuses. */
export const APPOINTMENTS_CODES = {
  not_cancellable: 409,
  not_withdrawable: 409,
} as const;

/** The body of a refused change to an appointment. */
export type AppointmentErrorBody = ErrorBody<PlatformCode | keyof typeof APPOINTMENTS_CODES | 'link_expired'>;

export type AppointmentsRefusal = RefusalOf<typeof APPOINTMENTS_CODES & typeof AUTH_CODES>;

export const NOT_WITHDRAWABLE: AppointmentsRefusal = {
  code: 'not_withdrawable',
  message: text('This can be taken back until the visit begins. This visit has begun, was moved or is cancelled.'),
};

export const NO_SUCH_APPOINTMENT: AppointmentsRefusal = {
  code: 'not_found',
  message: text('There is no such appointment.'),
};

export const NO_SUCH_PRACTICE_APPOINTMENT: AppointmentsRefusal = {
  code: 'not_found',
  message: text('There is no such visit.'),
};

export const APPOINTMENT_LINK_EXPIRED: AppointmentsRefusal = {
  code: 'link_expired',
  message: text(
    'This link does not work any more. It ends when the visit is over, moved or cancelled, and when the e-mail address of the account changes.',
  ),
};

export const JUST_CHANGED: AppointmentsRefusal = {
  code: 'not_cancellable',
  message: text('This appointment has just been changed.'),
};
