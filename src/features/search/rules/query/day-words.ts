import { foldText } from '#features/lexicon/rules/search-text.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { LANDMARKS } from './landmarks.ts';
import { PARTS_OF_DAY, WEEKDAYS, withoutStatedTimes, withoutUnrecorded } from './stated-filters.ts';

/** Short spellings of days, too far from the word to count as misspelt. */
const SHORT_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...['tmrw', 'tmr', 'tomoz', '2moro', '2morro', '2morrow', '2mrw'].map((typed) => [typed, 'tomorrow'] as const),
  ...['tonite', '2nite', '2night', '2nyt'].map((typed) => [typed, 'tonight'] as const),
  ...['2day', 'tday'].map((typed) => [typed, 'today'] as const),
  ...['nite', 'nyt'].map((typed) => [typed, 'night'] as const),
  ...WEEKDAYS.map((day) => [day.slice(0, 3), day] as const),
  ...[['tues', 'tuesday'] as const, ['thur', 'thursday'] as const, ['thurs', 'thursday'] as const],
]);
const DAYS = ['today', 'tonight', 'tomorrow', ...WEEKDAYS];
const MIN_MISSPELT = 5;

/**
 * Returns a text with its misspelt days corrected; undefined if it has none.
 * @param isOnRecord true if a provider has the word as typed, which then stays
 */
export function correctDays(q: string, isOnRecord: (word: string) => boolean): string | undefined {
  const words = foldText(q).split(' ');
  const right = words.map((word) => {
    const day = DAYS.some((known) => word === known || word === `${known}s`) ? undefined : daySpelt(word);
    return day === undefined || isOnRecord(word) ? word : day;
  });
  return right.some((word, at) => word !== words[at]) ? right.join(' ') : undefined;
}

function daySpelt(word: string): string | undefined {
  const known = SHORT_SPELLINGS.get(word);
  if (known !== undefined || word.length < MIN_MISSPELT) return known;
  const isNearly = (day: string) => {
    const most = day.length < 8 ? 1 : 2;
    return day.charAt(0) === word.charAt(0) && distanceAtMost(word, day, most) <= most;
  };
  return DAYS.find(isNearly);
}

/** Returns the day of a text that has nothing else except a time of day: "tomorrow morning"; undefined for other texts. */
export function soleDay(q: string): string | undefined {
  const [day, part, ...rest] = withoutUnrecorded(foldText(q)).split(' ');
  if (day === undefined || rest.length > 0 || (part !== undefined && !PARTS_OF_DAY.includes(part))) return undefined;
  return ['today', 'tomorrow', ...WEEKDAYS].includes(day) ? day : undefined;
}

/** A day or part of a day without a word that makes it a time: it may be a first name. */
export interface BareDay {
  readonly day: string;
  /** The words before it, or behind it where the text begins with it. */
  readonly beside: string;
  readonly isFirst: boolean;
  /** The text without the day. */
  readonly others: string;
  /** The text with "on" or "this" before the day. */
  readonly plainly: string;
}

/** Returns the first bare day of a text that has other words too; undefined if there is none. */
export function bareDay(q: string): BareDay | undefined {
  const words = foldText(q).split(' ');
  const bare = new Set(withoutStatedTimes(words.join(' ')).split(' '));
  const isDay = (word: string) => word === 'tomorrow' || WEEKDAYS.includes(word) || PARTS_OF_DAY.includes(word);
  const isBare = (word: string, place: number) =>
    bare.has(word) &&
    (place === 0 ? word === 'today' || (isDay(word) && !PARTS_OF_DAY.includes(word)) : isDay(word)) &&
    words[place - 1] !== 'good' &&
    !LANDMARKS.has(words[place + 1] ?? '');
  const at = words.findIndex(isBare);
  const day = words[at];
  const others = words.filter((_, place) => place !== at);
  if (day === undefined || others.length === 0) return undefined;
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  const plain = [PARTS_OF_DAY.includes(day) ? 'this' : 'on', day];
  const behind = after.slice(PARTS_OF_DAY.includes(after[0] ?? '') ? 1 : 0);
  return {
    day,
    isFirst: at === 0,
    beside: (at === 0 ? behind : before).join(' '),
    others: others.join(' '),
    plainly: [...before, ...plain, ...after].join(' '),
  };
}
