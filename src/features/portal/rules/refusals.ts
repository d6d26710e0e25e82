import type { Check } from '#features/directory/rules/booking-state.ts';
import type { DIRECTORY_CODES } from '#features/directory/rules/refusals.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the portal feature, with their HTTP statuses. */
export const PORTAL_CODES = {
  already_member: 409,
  bookings_changed: 409,
  no_address: 409,
  not_ready: 409,
  not_for_staff: 403,
  paused_by_administrator: 409,
  visit_changed: 409,
  visits_booked: 409,
} as const;

/** An appointment that is in the way of a change; instants in ISO. */
export interface AppointmentInTheWay {
  readonly id: number;
  readonly date: string;
  readonly endsAt: string;
  /** The name of the person it is for. */
  readonly name: string;
  /** True if a colleague is free at the same time and place; absent where none could be. */
  readonly colleagueIsFree?: boolean;
}

/** The body of a refused change to a schedule. */
export interface ScheduleErrorBody extends ErrorBody<PlatformCode | keyof typeof PORTAL_CODES> {
  /** In order of time. */
  readonly visits?: readonly AppointmentInTheWay[];
}

/** The body of a refused change to an appointment. */
export interface ChangeErrorBody extends ErrorBody<PlatformCode | keyof typeof PORTAL_CODES> {
  /** With `visit_changed`, the name of the member who cancelled or moved it; absent if no member did. */
  readonly by?: string;
}

/** The body of a refused start of bookings. */
export interface ChecklistErrorBody extends ErrorBody<PlatformCode | keyof typeof PORTAL_CODES> {
  readonly missing?: readonly Check[];
}

/** A refusal of the portal. */
export type PortalRefusal = RefusalOf<typeof PORTAL_CODES>;

export const ALL_DAYS_OFF: PortalRefusal = {
  code: 'invalid',
  message: text('These days are off. Remove the day off first.'),
  field: 'from',
};

export const ALREADY_IN_TEAM: PortalRefusal = {
  code: 'already_member',
  message: text('A person with this address is in your team, or is invited. Change or send the invitation there.'),
  field: 'email',
};

/** The link of another person, opened at a shared computer. */
export const ALREADY_MEMBER: PortalRefusal = {
  code: 'already_member',
  message: text(
    'Your account is in the team of this practice already. The invitation still works for the person that it is for.',
  ),
};

export const BOOKINGS_CHANGED: PortalRefusal = {
  code: 'bookings_changed',
  message: text('Somebody else has started or paused bookings meanwhile. Look at it again.'),
};

/** Leaving needs no role, and a leaving member settles all their visits at once. */
export const CANCEL_IN_BULK: RefusalOf<typeof DIRECTORY_CODES> = {
  code: 'role_required',
  message: text('Only an owner or a manager can cancel these visits. Leave them booked, and tell an owner.'),
};

export const DAY_OVER: PortalRefusal = { code: 'invalid', message: text('That day is over.'), field: 'date' };

export const EXTRA_HOURS_OVERLAP: PortalRefusal = {
  code: 'invalid',
  message: text('These hours overlap with the extra hours of a day. Change that day first.'),
};

export const FOLLOWS_PLACE: PortalRefusal = {
  code: 'invalid',
  message: text('They follow the hours of the place. Give them own hours under People and services first.'),
  field: 'resourceId',
};

export const LAST_DAY_BEFORE_FIRST: PortalRefusal = {
  code: 'invalid',
  message: text('The last day must not be before the first.'),
  field: 'until',
};

export const NOT_READY: PortalRefusal = {
  code: 'not_ready',
  message: text('Patients cannot book yet: something on the checklist is still missing.'),
};

export const NO_SUCH_CALENDAR: PortalRefusal = { code: 'not_found', message: text('There is no such calendar.') };

export const NO_SUCH_CHANGE: PortalRefusal = {
  code: 'not_found',
  message: text('This change has been removed already. Load the page again.'),
};

export const NO_SUCH_DAYS: PortalRefusal = {
  code: 'invalid',
  message: text('There is no such weekday between these days.'),
  field: 'weekdays',
};

export const NO_SUCH_HOLIDAY: PortalRefusal = {
  code: 'not_found',
  message: text('This day is no public holiday. Load the page again.'),
};

export const ONE_TO_SEVEN_DAYS: PortalRefusal = {
  code: 'invalid',
  message: text('Ask for one to seven days.'),
  field: 'to',
};

export const PAUSED_BY_ADMINISTRATOR: PortalRefusal = {
  code: 'paused_by_administrator',
  message: text('Alafia has paused these bookings. Contact us to start them again.'),
};

export const PLACE_CLOSED_THEN: PortalRefusal = {
  code: 'invalid',
  message: text('The place is closed then. Add extra hours for the whole place first.'),
  field: 'opens',
};

export const SAME_TIME: PortalRefusal = {
  code: 'invalid',
  message: text('The visit is at that time already. Choose another one.'),
  field: 'date',
};

export const TOO_FAR_AHEAD: PortalRefusal = {
  code: 'invalid',
  message: text('That is too far ahead: 400 days at most.'),
  field: 'until',
};

export const TOO_MANY_DAYS: PortalRefusal = {
  code: 'invalid',
  message: text('That is too many days at once: 62 at most.'),
  field: 'until',
};

export const TOO_MANY_PERIODS: PortalRefusal = {
  code: 'invalid',
  message: text('A day can have six stretches of hours at most.'),
  field: 'opens',
};

export const USUAL_HOURS_OVERLAP: PortalRefusal = {
  code: 'invalid',
  message: text('These hours overlap with the usual hours of that day.'),
  field: 'hours',
};

export const APPOINTMENTS_BOOKED: PortalRefusal = {
  code: 'visits_booked',
  message: text('Visits are booked outside the new hours. Choose whether to keep or to cancel them.'),
};

export const APPOINTMENTS_OF_RESOURCE: PortalRefusal = {
  code: 'visits_booked',
  message: text('Visits are booked there. Choose whether to keep, to move or to cancel them.'),
};

export const APPOINTMENTS_OF_PLACE: PortalRefusal = {
  code: 'visits_booked',
  message: text('You are the last member here, and visits are booked. Choose whether to keep or to cancel them.'),
};

export const NO_SUCH_MEMBER: PortalRefusal = {
  code: 'not_found',
  message: text('This person is no longer in the team. Load the page again.'),
};

export const FOR_STAFF_ONLY: PortalRefusal = {
  code: 'not_for_staff',
  message: text('This invitation is for an account of its own. Choose a username and a password for it.'),
};

export const NOT_FOR_STAFF: PortalRefusal = {
  code: 'not_for_staff',
  message: text('An administrator cannot join a practice with this account. Sign in with another one, or make one.'),
};

export const TOO_WEAK_TO_JOIN: PortalRefusal = {
  code: 'invalid',
  message: text(
    'This is your password, but it is too easy to guess for an account that sees patients. Choose another one in your profile, then open this page again.',
  ),
  field: 'password',
};

export const NO_SUCH_RESOURCE: PortalRefusal = {
  code: 'not_found',
  message: text('This is no longer on the list. Load the page again.'),
};

export const NO_SUCH_SERVICE: PortalRefusal = {
  code: 'not_found',
  message: text('This service is no longer on the list. Load the page again.'),
};

export const TOO_MANY_OFFERED: PortalRefusal = {
  code: 'invalid',
  message: text('That is too many: 200 at most.'),
};

export const NAME_ON_THE_LIST: PortalRefusal = {
  code: 'invalid',
  message: text('This name is on the list already. Use another one.'),
  field: 'name',
};

export const NO_ADDRESS_FOR_SHEET: PortalRefusal = {
  code: 'no_address',
  message: text(
    'It names patients, so it goes only to an e-mail address that you have confirmed. Confirm yours first.',
  ),
};

export const CANNOT_BE_TEXTED: PortalRefusal = {
  code: 'invalid',
  message: text('We cannot send text messages to this number. Change it, or book without telling.'),
  field: 'tell',
};

export const VIDEO_NEEDS_ACCOUNT: PortalRefusal = {
  code: 'invalid',
  message: text('A video visit needs an account. Book a visit in person, or ask them to book online.'),
  field: 'visitType',
};

/** By the status of a visit that a desk wants to cancel or move; one that is over counts as completed. */
export const CHANGED_MEANWHILE = {
  scheduled: { code: 'visit_changed', message: text('This visit has changed meanwhile. Look at it again.') },
  completed: { code: 'visit_changed', message: text('This visit is over. It can be neither moved nor cancelled.') },
  cancelled: { code: 'visit_changed', message: text('This visit has been cancelled meanwhile.') },
  rescheduled: { code: 'visit_changed', message: text('This visit has been moved to another time meanwhile.') },
} as const satisfies Record<string, PortalRefusal>;

/**
 * Refusals of a booking in the words of a desk, by code: the booking feature speaks to the patient. They don't say that
 * the patient has a visit with another provider.
 */
export const DESK_WORDS: Readonly<Record<string, string>> = {
  slot_taken: text('This time is not free any more. Please choose another one.'),
  same_time: text('This person has a visit at this time already.'),
  visit_overlap: text('The patient cannot come at this time. Please choose another one.'),
};

/** @see MAX_DAYS of day-range.ts */
export const FIGURES_RANGE_WRONG: PortalRefusal = {
  code: 'invalid',
  message: text('Choose 1 to 366 days, the first not after the last.'),
  field: 'to',
};
