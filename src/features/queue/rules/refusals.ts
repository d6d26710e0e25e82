import type { AppointmentsRefusal } from '#features/appointments/rules/refusals.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';
import type { Ticket } from '../contract.ts';

/** The refusal codes of the queue, with their HTTP statuses. */
export const QUEUE_CODES = {
  already_waiting: 409,
  not_textable: 409,
  point_busy: 409,
  point_in_use: 409,
  ticket_changed: 409,
  visit_today: 409,
} as const;

type QueueRefusal = RefusalOf<typeof QUEUE_CODES>;

/** The body of a refusal to give a number. */
export interface QueueErrorBody extends ErrorBody<PlatformCode | keyof typeof QUEUE_CODES> {
  /** With `already_waiting`, the ticket of the person. */
  readonly ticket?: Ticket;
  /** With `visit_today`, the visit of the person; its start is an ISO instant. */
  readonly appointment?: { readonly id: number; readonly date: string };
}

export const ALREADY_WAITING: QueueRefusal = {
  code: 'already_waiting',
  message: text('This person has a number already and is waiting.'),
};

export const APPOINTMENT_TODAY: QueueRefusal = {
  code: 'visit_today',
  message: text('This person has a visit here today. Mark them as here for it.'),
};

/** By what `numberRefusal` found. */
export const NO_NUMBER = {
  not_today: { code: 'not_markable', message: text('This visit is on another day, so it gets no number today.') },
  video: { code: 'not_markable', message: text('This is a video visit. It needs no number.') },
  marked: {
    code: 'not_markable',
    message: text("This visit is marked as completed or not attended. Change the mark in today's list first."),
  },
} as const satisfies Record<string, AppointmentsRefusal>;

export const NOT_TEXTABLE: QueueRefusal = {
  code: 'not_textable',
  message: text('No text message can be sent to this person. Show the code on the screen, or write the address down.'),
};

export const TICKET_CHANGED: QueueRefusal = {
  code: 'ticket_changed',
  message: text('Somebody else has changed this number meanwhile. Look at it again.'),
};

export const POINT_BUSY: QueueRefusal = {
  code: 'point_busy',
  message: text('Everybody at this service point is busy. Finish with a person there first.'),
};

export const POINT_IN_USE: QueueRefusal = {
  code: 'point_in_use',
  message: text('People are waiting at this service point. Send them on first.'),
};

export const NOT_POSSIBLE_NOW: QueueRefusal = {
  code: 'ticket_changed',
  message: text('That is not possible for this number any more. Look at it again.'),
};

export const NO_SUCH_TICKET: QueueRefusal = { code: 'not_found', message: text('There is no such number here.') };

export const NO_SUCH_POINT: QueueRefusal = {
  code: 'not_found',
  message: text('This service point is no longer on the list. Load the page again.'),
};

export const NO_POINTS: QueueRefusal = {
  code: 'invalid',
  message: text('This place has no service points yet. Add one first.'),
  field: 'pointId',
};

export const POINT_NEEDED: QueueRefusal = {
  code: 'invalid',
  message: text('Choose a service point.'),
  field: 'pointId',
};

export const APPOINTMENT_OR_CLIENT: QueueRefusal = {
  code: 'invalid',
  message: text('Choose either a visit or a person.'),
  field: 'client',
};

export const TOO_MANY_POINTS: QueueRefusal = {
  code: 'invalid',
  message: text('That is too many service points: 20 at most.'),
};

export const POINT_NAME_TAKEN: QueueRefusal = {
  code: 'invalid',
  message: text('Another service point has this name. Use another one.'),
  field: 'name',
};

export const NOT_A_RESOURCE_HERE: QueueRefusal = {
  code: 'invalid',
  message: text('This person or room takes no visits here. Choose another one.'),
  field: 'resourceId',
};

export const UP_TO_92_DAYS: QueueRefusal = {
  code: 'invalid',
  message: text('Choose 1 to 92 days.'),
  field: 'to',
};

export const NO_SUCH_BOARD: QueueRefusal = {
  code: 'not_found',
  message: text('This address shows nothing any more. The practice can make a new one.'),
};

export const NO_SUCH_SCREEN: QueueRefusal = {
  code: 'not_found',
  message: text('No screen shows this code now. Look at the screen again: it shows a new code every ten minutes.'),
  field: 'code',
};

export const NO_SUCH_PLACE_IN_QUEUE: QueueRefusal = {
  code: 'not_found',
  message: text('There is no such number today.'),
};
