import type { ErrorBody, Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';
import type { Client } from '../contract.ts';

/** The refusal codes of the clients feature, with their HTTP statuses. */
export const CLIENTS_CODES = {
  claim_closed: 409,
  hospital_number_taken: 409,
  merge_kept: 409,
  clients_not_mergeable: 409,
  same_person: 409,
  wrong_answer: 409,
} as const;

type ClientsRefusal = RefusalOf<typeof CLIENTS_CODES>;

/** The body of a refusal about clients. */
export interface ClientErrorBody extends ErrorBody<PlatformCode | keyof typeof CLIENTS_CODES> {
  /** With `same_person`, those who may be the person; with `hospital_number_taken`, who has the number. */
  readonly clients?: readonly Client[];
}

export const NO_SUCH_CLIENT: ClientsRefusal = {
  code: 'not_found',
  message: text('There is no such client at this practice. Search again.'),
};

export const SAME_PERSON: ClientsRefusal = {
  code: 'same_person',
  message: text('This may be a client whom you have already. Choose them, or say that this is somebody else.'),
};

export const HOSPITAL_NUMBER_TAKEN: ClientsRefusal = {
  code: 'hospital_number_taken',
  message: text('Another client has this hospital number.'),
  field: 'hospitalNumber',
};

export const NOT_BORN_YET: ClientsRefusal = {
  code: 'invalid',
  message: text('This year has not come yet.'),
  field: 'birthYear',
};

export const NAMED_BY_ACCOUNT: ClientsRefusal = {
  code: 'invalid',
  message: text('This person has an account. Only they can change their name and number, in their profile.'),
  field: 'name',
};

export const TWO_ACCOUNTS: ClientsRefusal = {
  code: 'clients_not_mergeable',
  message: text('Both have an account of their own. Accounts cannot be merged here: the person can use one of them.'),
};

export const SAME_CLIENT: ClientsRefusal = {
  code: 'invalid',
  message: text('Choose another client than this one.'),
  field: 'into',
};

export const BOTH_WAITING: ClientsRefusal = {
  code: 'clients_not_mergeable',
  message: text('Both have a number in the queue now. Finish one of them, or take it back, then try again.'),
};

export const BOTH_AT_ONCE: ClientsRefusal = {
  code: 'clients_not_mergeable',
  message: text('Both have a visit at the same time. Cancel or move one of them, then try again.'),
};

export const MERGE_TOO_OLD: ClientsRefusal = {
  code: 'merge_kept',
  message: text('This was more than 30 days ago and stays.'),
};

export const NO_SUCH_MERGE: ClientsRefusal = {
  code: 'not_found',
  message: text('There is nothing like this to take back at this practice.'),
};

export const CLAIM_LINK_EXPIRED: Refusal<'link_expired'> = {
  code: 'link_expired',
  message: text('This link does not work any more. Ask the practice to link the visit to your account.'),
};

export const CLAIM_CLOSED: ClientsRefusal = {
  code: 'claim_closed',
  message: text(
    'Only the desk can do this now. Book one visit there with your account: then the desk can put the two together.',
  ),
};

export const WRONG_ANSWER: ClientsRefusal = {
  code: 'wrong_answer',
  message: text('This is not what the practice wrote down. After three wrong answers only the practice can do it.'),
};

export const WORKS_HERE: ClientsRefusal = {
  code: 'claim_closed',
  message: text('You work at this practice. A colleague at the desk can do this for you.'),
};

/** The same as `BOTH_AT_ONCE`, for the person. */
export const YOU_ARE_ELSEWHERE: ClientsRefusal = {
  code: 'clients_not_mergeable',
  message: text('You have another visit in your account at the same time. Cancel or move one of them, then try again.'),
};
