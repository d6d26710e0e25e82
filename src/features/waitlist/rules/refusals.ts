import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the waitlist feature, with their HTTP statuses. */
export const WAITLIST_CODES = {
  not_waitable: 409,
  offer_over: 409,
} as const;

type WaitlistRefusal = RefusalOf<typeof WAITLIST_CODES>;

export const ALREADY_TAKEN: WaitlistRefusal = {
  code: 'offer_over',
  message: text('You have taken this time already.'),
};

export const NOT_WAITABLE: WaitlistRefusal = {
  code: 'not_waitable',
  message: text('An earlier time can be offered up to 24 hours before a visit.'),
};

export const NO_SUCH_OFFER: WaitlistRefusal = { code: 'not_found', message: text('There is no such offer.') };

export const OFFER_OVER: WaitlistRefusal = {
  code: 'offer_over',
  message: text('This offer is over. Your visit stays as it is.'),
};
