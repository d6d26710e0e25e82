import { defaultHours, type Interval, type Schedule, slotsOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import type { DemoProvider } from './demo-provider.ts';
import { ANY_REASONS, REASONS, SENTENCES, type Tone, type Topic } from './demo-review-comments.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How far back demo visits go, in days. */
const PAST_DAYS = 400;

/** A completed visit of the demo data with what the patient said of it. Instants are ms since the epoch. */
export interface DemoAppointment {
  /** Username of the reviewer. */
  readonly reviewer: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly bookedAtMs: number;
  readonly reviewedAtMs: number;
  readonly visitType: 'telehealth' | 'in-person';
  readonly careType: 'urgent' | 'routine';
  readonly reason: string;
  readonly stars: number;
  readonly comment: string | null;
}

/** A number from 0 up to 1, as from `Math.random`. */
export type Random = () => number;

/** The same numbers for the same seed, always (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The reviewed visits of one provider by some of `reviewers` (usernames) in the 400 days before `nowMs`, oldest first: one
 * a day at most, on its weekdays and within its hours, each comment different. A reviewer is at one place a day: `busy`
 * remembers `username|date` over all providers and is added to.
 */
export function reviewedAppointmentsOf(
  provider: DemoProvider,
  options: { nowMs: number; reviewers: readonly string[]; random: Random; busy: Set<string> },
): DemoAppointment[] {
  const { nowMs, reviewers, random, busy } = options;
  const dates = openDates(provider, nowMs);
  const { reviewedAppointments, averageStars } = provider.past;
  const stars = starsAveraging(averageStars, reviewedAppointments, random);
  const said = new Set<string>();
  return sample(dates, reviewedAppointments, random)
    .sort()
    .flatMap((date, index) => {
      const slot = pick(slotsOfPastDay(provider, date), random);
      if (slot === undefined) return [];
      const { startsAtMs, endsAtMs } = slot;
      const visitType = provider.telehealthAvailable && random() < 0.35 ? 'telehealth' : 'in-person';
      const careType = provider.providesUrgentCare && random() < 0.55 ? 'urgent' : 'routine';
      const given = stars[index] ?? 5;
      return {
        reviewer: freeReviewer(date, reviewers, random, busy),
        startsAtMs,
        endsAtMs,
        bookedAtMs:
          startsAtMs - Math.round((careType === 'urgent' ? 1 + random() * 20 : 24 + random() * 120) * HOUR_MS),
        reviewedAtMs: Math.min(endsAtMs + Math.round((1 + random() * 60) * HOUR_MS), nowMs - MINUTE_MS),
        visitType,
        careType,
        reason: reasonOf(provider.specialty, careType, visitType, random),
        stars: given,
        comment: random() < 0.2 ? null : commentOn({ provider, visitType, careType, stars: given }, said, random),
      };
    });
}

/** What decides when a demo provider can be booked: its own hours, or the default ones. */
export function scheduleOf(provider: DemoProvider): Schedule {
  const { weeklyHours, visitMinutes, providesUrgentCare } = provider;
  return {
    hours: weeklyHours.length > 0 ? weeklyHours : defaultHours(providesUrgentCare),
    visitMinutes,
    providesUrgentCare,
  };
}

/** The slots of a day in the past, as they were offered on the day before. */
export function slotsOfPastDay(provider: DemoProvider, date: string): Interval[] {
  return slotsOn(date, scheduleOf(provider), lagosInstant(addDays(date, -1), '12:00'));
}

/** Days from 400 to 3 days ago on which the provider was open. */
function openDates(provider: DemoProvider, nowMs: number): string[] {
  const open = new Set(scheduleOf(provider).hours.map((period) => period.weekday));
  const today = lagosDate(nowMs);
  return Array.from({ length: PAST_DAYS - 2 }, (_, index) => addDays(today, index - PAST_DAYS)).filter((date) =>
    open.has(weekdayOf(date)),
  );
}

/** Whole stars whose mean is as near to `average` as whole stars allow. */
function starsAveraging(average: number, count: number, random: Random): number[] {
  const stars = Array.from({ length: count }, () => {
    const spread = random() + random() - 1;
    return Math.min(5, Math.max(1, Math.round(average + spread * 1.6)));
  });
  let missing = Math.round(average * count) - stars.reduce((sum, given) => sum + given, 0);
  while (missing !== 0) {
    const at = Math.floor(random() * count);
    const step = Math.sign(missing);
    const changed = (stars[at] ?? 0) + step;
    if (changed < 1 || changed > 5) continue;
    stars[at] = changed;
    missing -= step;
  }
  return stars;
}

/** @throws Error when every reviewer is somewhere else on that day: there are too few of them */
function freeReviewer(date: string, reviewers: readonly string[], random: Random, busy: Set<string>): string {
  const reviewer = pick(
    reviewers.filter((username) => !busy.has(`${username}|${date}`)),
    random,
  );
  if (reviewer === undefined) throw new Error(`All demo reviewers are busy on ${date}.`);
  busy.add(`${reviewer}|${date}`);
  return reviewer;
}

const ADULT_CARE = ['adults', 'laboratory'] as const;
const TOPICS_OF_SPECIALTY: Readonly<Record<string, readonly Topic[]>> = {
  'Family Medicine (General Practitioner)': ADULT_CARE,
  'Emergency Medicine': ADULT_CARE,
  'Internal Medicine': ADULT_CARE,
  Endocrinology: ADULT_CARE,
  Cardiology: ['adults', 'heart'],
  'Obstetrics & Gynecology': ['pregnancy', 'laboratory'],
  Pediatrics: ['children'],
  Dentistry: ['teeth'],
  Dermatology: ['skin'],
};

function commentOn(
  appointment: { provider: DemoProvider; visitType: string; careType: string; stars: number },
  said: Set<string>,
  random: Random,
): string | null {
  const tone: Tone =
    appointment.stars === 5 ? 'great' : appointment.stars === 4 ? 'good' : appointment.stars === 3 ? 'fair' : 'poor';
  const topics = new Set(topicsOf(appointment));
  const wanted = random() < 0.4 ? 1 : random() < 0.75 ? 2 : 3;
  const sentences: string[] = [];
  while (sentences.length < wanted && topics.size > 0) {
    const topic = pick([...topics], random);
    if (topic === undefined) break;
    topics.delete(topic);
    const sentence = pick(
      (SENTENCES[tone][topic] ?? []).filter((one) => !said.has(one)),
      random,
    );
    if (sentence === undefined) continue;
    said.add(sentence);
    sentences.push(sentence);
    // A judgement of the whole closes a comment.
    if (topic === 'overall') break;
  }
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Returns what a review can be about: after a video visit, nothing about the rooms. */
function topicsOf(appointment: { provider: DemoProvider; visitType: string; careType: string }): Topic[] {
  const topics: Topic[] = ['listening', 'overall'];
  // Sentences about results are written in the words of the person who was ill.
  if (appointment.provider.specialty !== 'Pediatrics') topics.push('result');
  if (appointment.provider.lowCostOptions) topics.push('cost');
  if (appointment.visitType === 'telehealth') return [...topics, 'video'];
  topics.push('waiting', 'place', 'staff');
  const { specialty } = appointment.provider;
  if (appointment.careType === 'urgent' && specialty !== 'Pediatrics') topics.push('urgent');
  return [...topics, ...(TOPICS_OF_SPECIALTY[specialty] ?? [])];
}

function reasonOf(specialty: string, careType: 'urgent' | 'routine', visitType: string, random: Random): string {
  const reasons = REASONS[specialty] ?? ANY_REASONS;
  const anywhere = (careType === 'urgent' ? reasons.urgent : undefined) ?? reasons.routine;
  const inPerson = careType === 'urgent' ? reasons.urgentInPerson : reasons.routineInPerson;
  return pick(visitType === 'in-person' ? [...anywhere, ...(inPerson ?? [])] : anywhere, random) ?? 'Follow-up';
}

function sample<T>(from: readonly T[], count: number, random: Random): T[] {
  const rest = [...from];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

function pick<T>(from: readonly T[], random: Random): T | undefined {
  return from[Math.floor(random() * from.length)];
}
