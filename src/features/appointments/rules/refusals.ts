import type { AUTH_CODES } from '#features/auth/rules/refusals.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the appointments feature, with their HTTP statuses. */
export const APPOINTMENTS_CODES = {
  mark_changed: 409,
  not_cancellable: 409,
  not_markable: 409,
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

export const ALREADY_REVIEWED_APPOINTMENT: AppointmentsRefusal = {
  code: 'not_markable',
  message: text('The patient has reviewed this visit already. The mark stays.'),
};

export const MARK_CHANGED: AppointmentsRefusal = {
  code: 'mark_changed',
  message: text('Somebody else has marked this visit meanwhile. Look at it again.'),
};

export const TIME_BOOKED_AGAIN: AppointmentsRefusal = {
  code: 'not_markable',
  message: text('Another visit was booked for this time meanwhile. The mark stays.'),
};

/** By what `markRefusal` of appointment-marks.ts found. */
export const NOT_MARKABLE = {
  over: { code: 'not_markable', message: text('This visit is off. Nobody can be marked for it.') },
  too_early: { code: 'not_markable', message: text('Who came can be marked from 4 hours before the visit on.') },
  not_begun: {
    code: 'not_markable',
    message: text('This visit has not begun. Until then a patient can only be marked as here.'),
  },
  by_time: {
    code: 'not_markable',
    message: text('Nobody marked this visit within a day of its end, so it counts as completed.'),
  },
  too_late: { code: 'not_markable', message: text('This visit was marked more than a day ago. The mark stays.') },
} as const satisfies Record<string, AppointmentsRefusal>;
