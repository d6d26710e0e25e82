import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the conversations feature, with their HTTP statuses. */
export const CONVERSATIONS_CODES = {
  conversation_over: 409,
  danger_signs: 409,
} as const;

/** The body of a refused message. */
export interface MessageErrorBody extends ErrorBody<PlatformCode | keyof typeof CONVERSATIONS_CODES> {
  /** The names of the danger signs in the message. */
  readonly dangerSigns?: readonly string[];
}

type ConversationsRefusal = RefusalOf<typeof CONVERSATIONS_CODES>;

export const CONVERSATION_OVER: ConversationsRefusal = {
  code: 'conversation_over',
  message: text('Messages end 30 days after the last visit. Book a visit to write again.'),
};

export const DANGER_SIGNS: ConversationsRefusal = {
  code: 'danger_signs',
  message: text('This sounds dangerous. Nobody may read a message in time: call 112 or go to the nearest hospital.'),
};

export const EMAIL_NEEDED: ConversationsRefusal = {
  code: 'invalid',
  message: text('Nobody is here now. Please enter an e-mail address, so that an answer reaches you.'),
  field: 'email',
};

export const NAME_NEEDED: ConversationsRefusal = {
  code: 'invalid',
  message: text('Please enter your name'),
  field: 'name',
};

export const NO_SUCH_CONVERSATION: ConversationsRefusal = {
  code: 'not_found',
  message: text('There is no such conversation.'),
};

export const OTHER_MESSAGE: ConversationsRefusal = {
  code: 'invalid',
  message: text('That Idempotency-Key belongs to another message.'),
};
