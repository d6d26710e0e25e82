import type { Interval, Lane } from '#features/schedules/rules/slots.ts';
import { text } from '#platform/common/text.ts';
import { mostUnprovenHolds } from './booking-limits.ts';
import { HOLDS_PER_ADDRESS, HOLDS_PER_ADDRESS_A_DAY, holdExpiry, MAX_HELD_PROVIDERS } from './hold-times.ts';
import { type BookingFacts, mayBook, type Refusal, type Wanted } from './may-book.ts';

/** The facts about a request to hold a time. */
export interface HoldFacts extends BookingFacts {
  /** Number of other providers of which the browser holds a time. */
  readonly providersHeld: number;
  /** How many other browsers of the same network address hold a time of this provider; 0 where that isn't counted. */
  readonly heldFromAddress: number;
  /** How many holds of this provider people of the network who aren't proven have begun in the last day; 0 where that isn't counted. */
  readonly begunFromAddress: number;
  /** How many times of the provider others hold who are signed out or not proven; absent for a proven account. */
  readonly unprovenHolds?: number | undefined;
  /** The browser's present or last hold at this provider; ms since the epoch. */
  readonly last: { readonly startsAtMs: number; readonly heldSinceMs: number } | undefined;
}

interface Row extends Refusal {
  readonly id: string;
  /** The condition in words. */
  readonly when: string;
  readonly applies: (facts: HoldFacts, expiresAtMs: number | null, startsAtMs: number) => boolean;
}

/**
 * Why a time that may be booked can't be held, in the order in which they are checked. @see
 * docs/decisions/017-slot-holds.md
 */
export const HOLD_REFUSALS = [
  {
    id: 'too-many-providers',
    when: 'the browser holds times of three other providers',
    code: 'hold_limit',
    message: text('Times of three providers are held for you already. You can book while it is free.'),
    applies: ({ providersHeld }) => providersHeld >= MAX_HELD_PROVIDERS,
  },
  {
    id: 'too-many-from-address',
    when: 'five other browsers of the network address hold times of the provider',
    code: 'hold_limit',
    message: text('Your network holds enough times of this provider. You can book while it is free.'),
    applies: ({ heldFromAddress }) => heldFromAddress >= HOLDS_PER_ADDRESS,
  },
  {
    id: 'too-many-in-a-day',
    when: 'people of the network address who are signed out or not proven have begun 40 holds of the provider in a day',
    code: 'hold_limit',
    message: text('Your network has held enough times of this provider today. You can book while it is free.'),
    applies: ({ begunFromAddress, last }, _, startsAtMs) =>
      begunFromAddress >= HOLDS_PER_ADDRESS_A_DAY && last?.startsAtMs !== startsAtMs,
  },
  {
    id: 'too-many-unproven',
    when: 'people who are signed out or not proven hold their part of the times of the provider',
    code: 'hold_limit',
    message: text('Many people are booking with this provider just now. You can book this time while it is free.'),
    applies: ({ provider, unprovenHolds = 0 }, _, startsAtMs) =>
      provider !== undefined && unprovenHolds > 0 && unprovenHolds >= mostUnprovenHolds(startsAtMs, provider),
  },
  {
    id: 'held-long-enough',
    when: 'the browser has held this time for 30 minutes',
    code: 'hold_limit',
    message: text('This time was held for you for 30 minutes. You can book it while it is free.'),
    applies: (_, expiresAtMs) => expiresAtMs === null,
  },
] as const satisfies readonly Row[];

/** The hold that may be taken or extended, instants in ms since the epoch, or why not. */
export type HoldDecision =
  | {
      readonly slot: Interval;
      readonly lane: Lane;
      readonly busyUntilMs: number;
      readonly heldSinceMs: number;
      readonly expiresAtMs: number;
    }
  | { readonly refusal: Refusal };

/**
 * Decides whether a browser may hold a time: one that may be booked, within the limits of the browser and its network.
 */
export function mayHold(
  facts: HoldFacts,
  wanted: Pick<Wanted, 'date' | 'serviceId' | 'personId'>,
  nowMs: number,
): HoldDecision {
  const booking = mayBook(facts, wanted, nowMs);
  if ('refusal' in booking) return booking;
  const { slot, lane, busyUntilMs } = booking;
  const heldSinceMs = facts.last?.startsAtMs === slot.startsAtMs ? facts.last.heldSinceMs : nowMs;
  const expiresAtMs = holdExpiry(heldSinceMs, nowMs);
  const refusal = HOLD_REFUSALS.find(({ applies }) => applies(facts, expiresAtMs, slot.startsAtMs));
  if (refusal !== undefined) return { refusal };
  if (expiresAtMs === null) throw new Error('No row refuses a hold without an end.');
  return { slot, lane, busyUntilMs, heldSinceMs, expiresAtMs };
}
