import { ageAt } from './age.ts';
import { countOf, unitDays } from './numbers.ts';
import { boundaryAt, stemAt, wordAt } from './spans.ts';
import { COMMA, type Token } from './tokenise.ts';

/** A duration that a text states: its place and its days. */
export interface Duration {
  readonly at: number;
  readonly days: number;
}

const BEFORE = new Set([
  'for',
  'half',
  'past',
  'last',
  'over',
  'about',
  'x',
  'since',
  'after',
  'nearly',
  'almost',
  'these',
  'within',
  'of',
  'in',
  'approximately',
  'around',
  'the',
  'previous',
  'a',
  'some',
  'roughly',
  'only',
  'like',
  'up',
  'reach',
  'reached',
  'na',
]);
const AFTER = new Set([
  'ago',
  'history',
  'now',
  'duration',
  'back',
  'before',
  'earlier',
  'prior',
  'today',
  'of',
  'straight',
  'already',
  'wey',
  'running',
]);
const SINCE: ReadonlyMap<string, number> = new Map([
  ['yesterday', 1],
  ['morning', 0.4],
  ['last', 3],
  ['night', 0.6],
  ['today', 0.4],
  ['evening', 0.3],
  ['afternoon', 0.3],
  ['childhood', 3650],
  ['birth', 3650],
]);
/** "for weeks", in days. */
const VAGUE: ReadonlyMap<string, number> = new Map([
  ['days', 3],
  ['weeks', 21],
  ['months', 90],
  ['years', 730],
]);
const WEEKDAYS = new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

/** "x 3/7", "2/52", "6/12", "6/24": days, weeks, months and hours as clinicians write them. */
const CLINICAL_UNITS: ReadonlyMap<number, number> = new Map([
  [7, 1],
  [52, 7],
  [12, 30],
  [24, 1 / 24],
]);

function sinceWhen(tokens: readonly Token[], at: number): number | undefined {
  for (let next = at + 1; next <= at + 2; next += 1) {
    const word = wordAt(tokens, next);
    if (WEEKDAYS.has(word)) return 3;
    if (word === 'last' && tokens[next + 1]?.stem === 'week') return 7;
    if (word === 'last' && tokens[next + 1]?.stem === 'month') return 30;
    if (word === 'last' && tokens[next + 1]?.stem === 'night') return 0.6;
    const days = SINCE.get(word);
    if (days !== undefined) return days;
  }
  return undefined;
}

const UNITS_OF_ADJECTIVES = new Set(['day', 'week', 'month', 'hour']);
/** Nouns that "14-hour" or "3-day" describes without saying how long an illness lasts. */
const JOURNEYS = new Set([
  'flight',
  'trip',
  'drive',
  'journey',
  'bus',
  'walk',
  'pregnancy',
  'baby',
  'infant',
  'girl',
  'boy',
  'child',
  'son',
  'daughter',
  'newborn',
  'male',
  'female',
  'course',
]);

const PREGNANT = /^(pregnant|pregnancy|preg|belle|gestation)$/;

/** True for "nine weeks of pregnancy", "pregnant 5 months", "pregnancy of 20 weeks". */
function isOfPregnancy(tokens: readonly Token[], number: number, unit: number): boolean {
  if (wordAt(tokens, unit + 1) === 'of' && PREGNANT.test(wordAt(tokens, unit + 2))) return true;
  const before = wordAt(tokens, number - 1);
  return PREGNANT.test(before) || (/^(of|at|now|is)$/.test(before) && PREGNANT.test(wordAt(tokens, number - 2)));
}

/** True if the words around a number with its unit make it an age or the length of a pregnancy. */
function isAgeOrPregnancy(tokens: readonly Token[], number: number, unit: number): boolean {
  const after = wordAt(tokens, unit + 1);
  if (after === 'old' || after === 'gestation' || after === 'pregnancy') return true;
  return stemAt(tokens, unit + 1) === 'pregnant' || isOfPregnancy(tokens, number, unit);
}

/** True for "3 days ago" and "3 days history"; "11-day cough" is a duration too, "14-hour flight" is not. */
function isDurationOfNext(tokens: readonly Token[], number: number, unit: number): boolean {
  const after = tokens[unit + 1];
  if (after === undefined || after.boundary >= COMMA) return false;
  if (AFTER.has(after.word) || after.stem === 'history') return true;
  const isAdjective = UNITS_OF_ADJECTIVES.has(wordAt(tokens, unit)) && countOf(tokens[number]) > 1;
  return isAdjective && !JOURNEYS.has(after.stem);
}

/** True if the words around "3 days" make it how long something has lasted, rather than an age or a future time. */
function saysHowLong(tokens: readonly Token[], number: number, unit: number): boolean {
  if (isAgeOrPregnancy(tokens, number, unit)) return false;
  if (isDurationOfNext(tokens, number, unit) || BEFORE.has(wordAt(tokens, number - 1))) return true;
  const unitStem = stemAt(tokens, unit);
  // A message that opens with "36 weeks" states a pregnancy.
  if (number === 0 && unitStem === 'week' && countOf(tokens[0]) >= 12) return false;
  return unitStem !== 'year' && boundaryAt(tokens, unit + 1) >= COMMA;
}

/** Days of "x 3/7", "2/52" and "6/12"; "8/12 old" is an age. */
function clinicalDays(tokens: readonly Token[], at: number, count: number): number | undefined {
  if (wordAt(tokens, at + 1) !== '/' || count > 60 || wordAt(tokens, at + 3) === 'old') return undefined;
  const unit = CLINICAL_UNITS.get(tokens[at + 2]?.value ?? 0);
  return unit === undefined ? undefined : count * unit;
}

/** The upper limit of "2 to 3 days", NaN if no range follows. */
function upperLimit(tokens: readonly Token[], at: number): number {
  const joins = wordAt(tokens, at + 1);
  return joins === 'to' || joins === 'or' || joins === '/' ? countOf(tokens[at + 2]) : Number.NaN;
}

/** The place of the unit of a number: behind the number, a range, or "of" and "full". */
function placeOfUnit(tokens: readonly Token[], at: number, isRange: boolean): number {
  if (isRange) return at + 3;
  const next = wordAt(tokens, at + 1);
  return next === 'of' || next === 'full' ? at + 2 : at + 1;
}

/** Days of "3 days", "2 to 3 weeks", "two full months"; undefined if it isn't how long something has lasted. */
function countedDays(tokens: readonly Token[], at: number, count: number): number | undefined {
  const upper = upperLimit(tokens, at);
  const unit = placeOfUnit(tokens, at, !Number.isNaN(upper));
  const days = unitDays(tokens[unit]);
  if (days === undefined || /^yo?$/.test(wordAt(tokens, unit))) return undefined;
  // "My baby 3 days" can be either. "Baby of 3 days", and months and years after a person, are an age.
  if ((days >= 30 || wordAt(tokens, at - 1) === 'of') && ageAt(tokens, at) !== undefined) return undefined;
  return saysHowLong(tokens, at, unit) ? Math.max(count, upper || 0) * days : undefined;
}

/** Days of the duration that begins at this place, undefined if none does. */
function daysAt(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  if (word === 'since') return sinceWhen(tokens, at);
  if (word === 'for') return VAGUE.get(wordAt(tokens, at + 1));
  const count = countOf(tokens[at]);
  if (Number.isNaN(count) || count > 400) return undefined;
  return clinicalDays(tokens, at, count) ?? countedDays(tokens, at, count);
}

/** Returns every duration that a text states: "for 3 days", "two-week history", "since morning". */
export function durationsIn(tokens: readonly Token[]): readonly Duration[] {
  const durations: Duration[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const days = daysAt(tokens, at);
    if (days !== undefined) durations.push({ at, days });
  }
  return durations;
}
