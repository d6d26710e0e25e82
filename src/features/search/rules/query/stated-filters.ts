import { foldText } from '#features/lexicon/rules/search-text.ts';
import type { ProviderSearch } from '#features/search/contract.ts';
import { addDays, lagosDate, weekdayOf } from '#platform/common/lagos-time.ts';
import { DATE, ORDINAL, parseDate } from './date-words.ts';

/** Open at this moment. */
const OPEN_NOW = /(?<!\S)((currently |still |dey )?open (right )?now|currently open)(?!\S)/gu;

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening', 'night'];
const PART = `(${PARTS_OF_DAY.join('|')})`;
/** Means a day at any place in the text. A bare day of the week may be a first name. @see bareDay */
const CLEAR = `((this |next )?(${WEEKDAYS.join('|')}) ${PART}|(this|next) (${WEEKDAYS.join('|')})|(${WEEKDAYS.join('|')})s|this ${PART}|tonight|${DATE})`;
const ANY = `(now|(today|tomorrow|${WEEKDAYS.join('|')})( ${PART})?|${CLEAR}|${ORDINAL})`;

/** A free time on a day. "Tomorrow" alone only at the end of a text: "Greater Tomorrow Hospital" is a name. */
const FREE_ON = new RegExp(
  `(?<!\\S)((available|free|appointments?|open|on)( on)? ${ANY}(?!\\S)|${CLEAR}(?!\\S)|(?<!^)(today( ${PART})?(?!\\S)|tomorrow( ${PART})?$))`,
  'gu',
);

/** Times of day, weeks and prices that no filter knows. */
const HOURS = [
  String.raw`(open )?((before|after|till|until|by|from|at) )?\d{1,2}( ?\d\d)? ?[ap]m`,
  'after (work|school)',
  `(in|during) the (${PARTS_OF_DAY.join('|')})`,
  'at night',
  '(all |mid)?night(?= (clinic|hospital|pharmacy|doctor|chemist))',
  'next week',
  String.raw`(under|below|less than) (n|ngn)?\d+( ?k)?( naira)?`,
].join('|');
/** Any kind of doctor. */
const DOCTOR =
  '(doctor|dr|gp|physician|surgeon|dentist|nurse|midwife|optician|pediatrician|paediatrician|gyna?e?|[a-z]+ologist)';
/** What no record holds, such as hours at night and the doctor's sex: it is left out of the query. */
const UNRECORDED = new RegExp(
  `(?<!\\S)(open late( (at )?night)?|open (at|for|in|all|through)( the)? (mid)?nights?|(open )?24 ?(hours?|hrs?|7)|((fe)?male|lady)(?= ${DOCTOR}(?!\\S))|${HOURS})(?!\\S)`,
  'gu',
);

/** A duration or an age. */
const DURATION = /(?<!\S)(for |since )?(the )?(past |last )?\d{1,2} ?(day|week|wk|month|year|yr)s?( old)?(?!\S)/gu;

/** Near the patient, whose position the server knows only if they shared it. */
const NEAR_ME =
  /(?<!\S)((near|nearest|close|closest|next) (to )?(me|us|my (area|house|location|place))|around (me|us)|((around|near) )?here|nearby|close by)(?!\S)/u;
/** Near the patient, unless the query names a place. */
const NEAREST = /(?<!\S)(nearest|closest)(?!\S)/u;

/** True if a folded text requests what is near the patient. */
export function requestsNearby(folded: string, namesPlace: boolean): boolean {
  return NEAR_ME.test(folded) || (!namesPlace && NEAREST.test(folded));
}

/** True if a text requests something that no record holds. */
export function statesUnrecorded(q: string): boolean {
  return foldText(q).search(UNRECORDED) >= 0;
}

/** True if a folded text has nothing but times that are a filter, and "near me". */
export function statesOnlyFilters(folded: string): boolean {
  const rest = without(folded, OPEN_NOW, FREE_ON, NEAR_ME, NEAREST);
  return rest !== folded && withoutUnrecorded(rest) === '';
}

/** Returns a folded text without what no record holds. */
export function withoutUnrecorded(folded: string): string {
  return without(folded, UNRECORDED);
}

/** Returns a folded text without times, durations and ages; empty if it has nothing else. */
export function withoutStatedTimes(folded: string): string {
  return without(folded, OPEN_NOW, UNRECORDED, FREE_ON, DURATION);
}

/** Returns the filters that a text states in words: open now, and the day of a free time (`yyyy-MM-dd` in Lagos). */
export function statedFilters(q: string | undefined, nowMs: number): Pick<ProviderSearch, 'openNow' | 'availableOn'> {
  const folded = foldText(q ?? '');
  const [free] = without(folded, OPEN_NOW, UNRECORDED).match(FREE_ON) ?? [];
  const availableOn = free && dayOf(free, lagosDate(nowMs));
  return { ...(folded.search(OPEN_NOW) >= 0 && { openNow: true }), ...(availableOn && { availableOn }) };
}

/** The day that a phrase means. A day of the week is the next one, or today unless the phrase says "next". */
function dayOf(said: string, today: string): string | undefined {
  const date = parseDate(said, today);
  // Digits are left of a date that doesn't exist: "31 June".
  if (date !== undefined || /\d/.test(said)) return date;
  if (said.includes('tomorrow')) return addDays(today, 1);
  const weekday = WEEKDAYS.findIndex((name) => said.includes(name));
  if (weekday < 0) return today;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 && said.includes('next ') ? 7 : ahead);
}

function without(folded: string, ...said: readonly RegExp[]): string {
  return said.reduce((rest, one) => rest.replace(one, ' ').replace(/ {2,}/g, ' ').trim(), folded);
}
