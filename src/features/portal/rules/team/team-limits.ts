import type { ThrottleLimits } from '#features/auth/rules/throttle.ts';

/** The most places of one request about a member. */
export const MAX_PLACES = 200;

const MINUTE_MS = 60_000;

/** Invitations from one practice to one address: five an hour, so that no reader is flooded. */
export const INVITATIONS_PER_ADDRESS: ThrottleLimits = {
  free: 5,
  delaysMs: [],
  lockMs: 60 * MINUTE_MS,
  windowMs: 60 * MINUTE_MS,
};

/** Invitations from one place: 30 a day, then one an hour, so that strangers can't be mailed in turn. */
export const INVITATIONS_PER_PLACE: ThrottleLimits = {
  free: 30,
  delaysMs: [],
  lockMs: 60 * MINUTE_MS,
  windowMs: 24 * 60 * MINUTE_MS,
};
