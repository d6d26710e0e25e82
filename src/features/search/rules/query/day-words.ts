import { foldText } from '#features/lexicon/rules/search-text.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { LANDMARKS } from './landmarks.ts';
import { PARTS_OF_DAY, WEEKDAYS, withoutStatedTimes, withoutUnrecorded } from './stated-filters.ts';

/** Days as they are typed in haste: too far from the word to be one that is misspelt. */
const IN_HASTE: ReadonlyMap<string, string> = new Map([
  ...['tmrw', 'tmr', 'tomoz', '2moro', '2morro', '2morrow', '2mrw'].map((typed) => [typed, 'tomorrow'] as const),
  ...['tonite', '2nite', '2night', '2nyt'].map((typed) => [typed, 'tonight'] as const),
  ...['2day', 'tday'].map((typed) => [typed, 'today'] as const),
  ...['nite', 'nyt'].map((typed) => [typed, 'night'] as const),
  ...WEEKDAYS.map((day) => [day.slice(0, 3), day] as const),
  ...[['tues', 'tuesday'] as const, ['thur', 'thursday'] as const, ['thurs', 'thursday'] as const],
]);
const DAYS = ['today', 'tonight', 'tomorrow', ...WEEKDAYS];
const LEAST_MISSPELT = 5;

/** A text with misspelt days written right, where nobody has the word as it was typed; undefined where there are none. */
export function correctDays(q: string, isAnybodys: (word: string) => boolean): string | undefined {
  const words = foldText(q).split(' ');
  const right = words.map((word) => {
    const day = DAYS.some((known) => word === known || word === `${known}s`) ? undefined : daySpelt(word);
    return day === undefined || isAnybodys(word) ? word : day;
  });
  return right.some((word, at) => word !== words[at]) ? right.join(' ') : undefined;
}

function daySpelt(word: string): string | undefined {
  const known = IN_HASTE.get(word);
  if (known !== undefined || word.length < LEAST_MISSPELT) return known;
  const isNearly = (day: string) => {
    const most = day.length < 8 ? 1 : 2;
    return day.charAt(0) === word.charAt(0) && distanceAtMost(word, day, most) <= most;
  };
  return DAYS.find(isNearly);
}

/** The day of a text that says nothing else but an hour: "tomorrow morning", "friday 10am"; undefined of others. */
export function soleDay(q: string): string | undefined {
  const [day, part, ...rest] = withoutUnrecorded(foldText(q)).split(' ');
  if (day === undefined || rest.length > 0 || (part !== undefined && !PARTS_OF_DAY.includes(part))) return undefined;
  return ['today', 'tomorrow', ...WEEKDAYS].includes(day) ? day : undefined;
}

/** A day or part of it that stands in a text without a word that makes it a time: many a person's first name. */
export interface BareDay {
  readonly day: string;
  /** What stands before it, or behind one that the text begins with. */
  readonly beside: string;
  readonly isFirst: boolean;
  /** The text without the day. */
  readonly others: string;
  /** The text with the day said plainly. */
  readonly plainly: string;
}

/** The first bare day of a text with other words; undefined where there is none. */
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
  const said = [PARTS_OF_DAY.includes(day) ? 'this' : 'on', day];
  const behind = after.slice(PARTS_OF_DAY.includes(after[0] ?? '') ? 1 : 0);
  return {
    ...{ day, isFirst: at === 0, beside: (at === 0 ? behind : before).join(' '), others: others.join(' ') },
    plainly: [...before, ...said, ...after].join(' '),
  };
}
