import type { Offer } from '#features/schedules/rules/service-choice.ts';
import { capacityOn, type Interval, type Schedule } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { HOLDS_PER_ADDRESS } from './hold-times.ts';

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;

/**
 * How well an account is known: a practice has seen its patient (`proven`), or its e-mail address is confirmed (`new`), or
 * neither (`unproven`). Persons whom a desk entered are proven.
 */
export type Standing = 'unproven' | 'new' | 'proven';

/** The numbers of online bookings that an account has, without the one that is moved. */
export interface AccountCounts {
  /** To come at the practice, for all its people. */
  readonly atPractice: number;
  /** Of the same person on the same day in Lagos, with any provider. */
  readonly onDay: number;
  /** To come with all providers. */
  readonly toCome: number;
}

/**
 * How many online bookings an account may have, by its standing. The cap per person that each practice sets
 * (`openAppointments`) comes first. What the desk books counts nowhere.
 */
export const BOOKING_LIMITS: readonly ({
  readonly id: keyof AccountCounts;
} & Readonly<Record<Standing, number>>)[] = [
  { id: 'atPractice', unproven: 3, new: 8, proven: 12 },
  { id: 'onDay', unproven: 3, new: 4, proven: 6 },
  { id: 'toCome', unproven: 6, new: 12, proven: 40 },
];

/**
 * The parts of a provider's times in any seven days that accounts which aren't proven may have: those of one person, as
 * far as their address, number or network shows that, and all together. The same part binds times that are held.
 */
export const UNPROVEN_SHARES = { one: 0.05, all: 0.2 } as const;

/** Appointments that fit in any case, so that a small practice isn't closed to a family or to a second patient. */
const ALWAYS_FIT = { one: 2, all: 4 } as const;

/** A booking of an account that isn't proven; `isSame` if it may be the same person's as the one that is wanted. */
export interface UnprovenBooking extends Interval {
  readonly isSame: boolean;
}

/** What is known of the accounts that aren't proven, for a booking of one of them. */
export interface UnprovenFacts {
  /** With the provider, in the six days before and after. */
  readonly bookings: readonly UnprovenBooking[];
  /** Minutes booked with the provider from the network by such accounts, by day in Lagos; cancelled ones count too. */
  readonly fromNetwork: ReadonlyMap<string, number>;
}

/**
 * True if one more booking exceeds a limit of an account.
 * @param practiceMax the cap per person of the practice: one that allows more of a proven patient allows it to the account
 */
export function isOverLimit(counts: AccountCounts, standing: Standing, practiceMax: number): boolean {
  return BOOKING_LIMITS.some(({ id, ...limit }) => {
    const max =
      id === 'atPractice' && standing !== 'unproven' ? Math.max(limit[standing], practiceMax) : limit[standing];
    return counts[id] >= max;
  });
}

/** True if a booking of an account that isn't proven exceeds a share of any seven days around it. */
export function isOverShare(
  slot: Interval,
  { bookings, fromNetwork }: UnprovenFacts,
  place: Schedule & Offer,
): boolean {
  const dayOf = ({ startsAtMs }: Interval) => lagosDate(startsAtMs);
  return weeksAround(dayOf(slot), place).some(({ days, capacity }) => {
    const inWeek = bookings.filter((booking) => days.includes(dayOf(booking)));
    const sum = (some: readonly Interval[]) => some.reduce((minutes, one) => minutes + minutesOf(one), 0);
    const network = days.reduce((minutes, day) => minutes + (fromNetwork.get(day) ?? 0), 0);
    const one = Math.max(network, sum(inWeek.filter(({ isSame }) => isSame)));
    const exceeds = (used: number, part: keyof typeof UNPROVEN_SHARES) =>
      used + minutesOf(slot) > Math.max(UNPROVEN_SHARES[part] * capacity, ALWAYS_FIT[part]) * place.visitMinutes;
    return exceeds(one, 'one') || exceeds(sum(inWeek), 'all');
  });
}

/** Returns how many times of a provider people whose account isn't proven, or who are signed out, may hold at once; at least five, as from one network. */
export function mostUnprovenHolds(startsAtMs: number, place: Schedule & Offer): number {
  const least = Math.min(...weeksAround(lagosDate(startsAtMs), place).map(({ capacity }) => capacity));
  return Math.max(HOLDS_PER_ADDRESS, Math.floor(least * UNPROVEN_SHARES.all));
}

/** The seven periods of seven days that include a day, with how many appointments the place takes in each. */
function weeksAround(day: string, { everyResource, ...schedule }: Schedule & Offer) {
  const whole = everyResource === undefined ? schedule : { ...schedule, resources: everyResource };
  const around = Array.from({ length: 2 * WEEK_DAYS - 1 }, (_, at) => addDays(day, at + 1 - WEEK_DAYS));
  const capacities = around.map((each) => capacityOn(each, whole));
  return Array.from({ length: WEEK_DAYS }, (_, from) => ({
    days: around.slice(from, from + WEEK_DAYS),
    capacity: capacities.slice(from, from + WEEK_DAYS).reduce((sum, one) => sum + one, 0),
  }));
}

function minutesOf({ startsAtMs, endsAtMs }: Interval): number {
  return (endsAtMs - startsAtMs) / MINUTE_MS;
}
