import { foldText } from '#features/lexicon/rules/search-text.ts';
import type { ProviderSearch } from '#features/search/contract.ts';
import { addDays, lagosDate, weekdayOf } from '#platform/common/lagos-time.ts';
import { DATE, ORDINAL, parseDate } from './date-words.ts';

/** Doors that are open at the moment. */
const OPEN_NOW = /(?<!\S)((currently |still |dey )?open (right )?now|currently open)(?!\S)/gu;

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening', 'night'];
const PART = `(${PARTS_OF_DAY.join('|')})`;
/** What means a day wherever it stands; a bare day of the week is many a doctor's first name. @see bareDay */
const CLEAR = `((this |next )?(${WEEKDAYS.join('|')}) ${PART}|(this|next) (${WEEKDAYS.join('|')})|(${WEEKDAYS.join('|')})s|this ${PART}|tonight|${DATE})`;
const ANY = `(now|(today|tomorrow|${WEEKDAYS.join('|')})( ${PART})?|${CLEAR}|${ORDINAL})`;

/** A free time on a day; tomorrow alone only where a text ends with it: "Greater Tomorrow Hospital" is a name. */
const FREE_ON = new RegExp(
  `(?<!\\S)((available|free|appointments?|open|on)( on)? ${ANY}(?!\\S)|${CLEAR}(?!\\S)|(?<!^)(today( ${PART})?(?!\\S)|tomorrow( ${PART})?$))`,
  'gu',
);

/** A time of day, or a week, that no filter knows. */
const HOURS = `(open )?((before|after|till|until|by|from|at) )?\\d{1,2}( ?\\d\\d)? ?[ap]m|after (work|school)|(in|during) the (${PARTS_OF_DAY.join('|')})|at night|(all |mid)?night(?= (clinic|hospital|pharmacy|doctor|chemist))|next week|(under|below|less than) (n|ngn)?\\d+( ?k)?( naira)?`;
/** Doctors, whatever they see to. */
const DOCTOR =
  '(doctor|dr|gp|physician|surgeon|dentist|nurse|midwife|optician|pediatrician|paediatrician|gyna?e?|[a-z]+ologist)';
/** Hours that no filter knows, and sexes, which are on nobody's record: whoever is else what is asked for is found. */
const UNKNOWN = new RegExp(
  `(?<!\\S)(open late( (at )?night)?|open (at|for|in|all|through)( the)? (mid)?nights?|(open )?24 ?(hours?|hrs?|7)|((fe)?male|lady)(?= ${DOCTOR}(?!\\S))|${HOURS})(?!\\S)`,
  'gu',
);

/** How long something has lasted, or how old somebody is: no part of a name, though "Mile 2" is. */
const DURATION = /(?<!\S)(for |since )?(the )?(past |last )?\d{1,2} ?(day|week|wk|month|year|yr)s?( old)?(?!\S)/gu;

/** What is close to whoever asks: the server isn't told where that is unless they let the page find them. */
const NEAR_ME =
  /(?<!\S)((near|nearest|close|closest|next) (to )?(me|us|my (area|house|location|place))|around (me|us)|((around|near) )?here|nearby|close by)(?!\S)/u;
/** From where they are, unless a place is named. */
const NEAREST = /(?<!\S)(nearest|closest)(?!\S)/u;

/** A folded text asks for what is close to whoever asks. */
export function asksForNear(folded: string, namesPlace: boolean): boolean {
  return NEAR_ME.test(folded) || (!namesPlace && NEAREST.test(folded));
}

/** A text asks for what is known of nobody. */
export function statesUnrecorded(q: string): boolean {
  return foldText(q).search(UNKNOWN) >= 0;
}

/** A folded text asks for nothing but a time that is a filter, whatever the hour, or for what is close. */
export function statesOnlyFilters(folded: string): boolean {
  const rest = without(folded, OPEN_NOW, FREE_ON, NEAR_ME, NEAREST);
  return rest !== folded && withoutUnrecorded(rest) === '';
}

/** A folded text without what it asks for that is known of nobody. */
export function withoutUnrecorded(folded: string): string {
  return without(folded, UNKNOWN);
}

/** A folded text without what it says of time; empty where it says nothing else. */
export function withoutStatedTimes(folded: string): string {
  return without(folded, OPEN_NOW, UNKNOWN, FREE_ON, DURATION);
}

/** The filters that a text asks for by what it says of time. */
export function statedFilters(q: string | undefined, nowMs: number): Pick<ProviderSearch, 'openNow' | 'availableOn'> {
  const folded = foldText(q ?? '');
  const [free] = without(folded, OPEN_NOW, UNKNOWN).match(FREE_ON) ?? [];
  const availableOn = free && dayOf(free, lagosDate(nowMs));
  return { ...(folded.search(OPEN_NOW) >= 0 && { openNow: true }), ...(availableOn && { availableOn }) };
}

/** The day that is meant; a day of the week is the next one, today too unless it says "next". */
function dayOf(said: string, today: string): string | undefined {
  const date = parseDate(said, today);
  // Digits are those of a date that there isn't: "31 June".
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
