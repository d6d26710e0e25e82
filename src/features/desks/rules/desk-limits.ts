/** The longest name of a shared computer, characters. */
export const MAX_DESK_NAME = 60;
/** How many minutes a shared computer can wait for an action before it locks. */
export const LOCK_MINUTES = { min: 1, max: 15, initial: 3 } as const;
/** How long a browser stays enrolled, days. */
export const ENROLLED_DAYS = 90;
/** Wrong PINs in a row after which the member must sign in with the password. */
export const MAX_WRONG_PINS = 5;
/** Wrong PINs within 24 hours after which the same applies, although right ones were between. */
export const MAX_WRONG_PINS_A_DAY = 15;
