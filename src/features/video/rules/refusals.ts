import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the video feature, with their HTTP statuses. */
export const VIDEO_CODES = {
  other_account: 403,
  visit_not_open: 409,
} as const;

type VideoRefusal = RefusalOf<typeof VIDEO_CODES>;

export const LINK_OF_OTHER_ACCOUNT: VideoRefusal = {
  code: 'other_account',
  message: text('This link was sent to another account. Sign in with the account that booked the visit.'),
};

export const NOT_YOUR_ROOM: VideoRefusal = {
  code: 'forbidden',
  message: text('This video visit is for its patient and its provider only.'),
};

export const PATIENT_ONLY: VideoRefusal = {
  code: 'forbidden',
  message: text('Only the patient of the visit can do this.'),
};

export const PROVIDER_ONLY: VideoRefusal = {
  code: 'forbidden',
  message: text('Only the provider of the visit can do this.'),
};

export const ROOM_NOT_OPEN: VideoRefusal = {
  code: 'visit_not_open',
  message: text('The video room is open from 15 minutes before the visit until 30 minutes after it.'),
};

export const APPOINTMENT_NOT_STARTED: VideoRefusal = {
  code: 'visit_not_open',
  message: text('A video visit is written down from its start on.'),
};
