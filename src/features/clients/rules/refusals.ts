import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';
import type { Client } from '../contract.ts';

/** The refusal codes of the clients feature, with their HTTP statuses. */
export const CLIENTS_CODES = {
  hospital_number_taken: 409,
  same_person: 409,
} as const;

type ClientsRefusal = RefusalOf<typeof CLIENTS_CODES>;

/** The body of a refusal to enter a client. */
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
