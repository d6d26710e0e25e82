import { ageAt } from './age.ts';
import { countOf, unitDays } from './numbers.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';

/** A length of time that a text states: where, and how many days. */
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
    const word = tokens[next]?.word ?? '';
    if (WEEKDAYS.has(word)) return 3;
    if (word === 'last' && tokens[next + 1]?.stem === 'week') return 7;
    if (word === 'last' && tokens[next + 1]?.stem === 'month') return 30;
    if (word === 'last' && tokens[next + 1]?.stem === 'night') return 0.6;
    const days = SINCE.get(word);
    if (days !== undefined) return days;
  }
  return undefined;
}

/** "an 11-day cough", but no "14-hour flight". */
const UNITS_OF_ADJECTIVES = new Set(['day', 'week', 'month', 'hour']);
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

/** "nine weeks of pregnancy", "pregnant 5 months", "pregnancy of 20 weeks": no length of an illness. */
function ofPregnancy(tokens: readonly Token[], number: number, unit: number): boolean {
  if (tokens[unit + 1]?.word === 'of' && PREGNANT.test(tokens[unit + 2]?.word ?? '')) return true;
  const before = tokens[number - 1]?.word ?? '';
  return PREGNANT.test(before) || (/^(of|at|now|is)$/.test(before) && PREGNANT.test(tokens[number - 2]?.word ?? ''));
}

/** True if the words around "3 days" make it how long something lasts, rather than an age or a future. */
function saysHowLong(tokens: readonly Token[], number: number, unit: number): boolean {
  const after = tokens[unit + 1];
  if (after?.word === 'old' || after?.stem === 'pregnant' || after?.word === 'gestation' || after?.word === 'pregnancy')
    return false;
  if (ofPregnancy(tokens, number, unit)) return false;
  if (after !== undefined && after.boundary < COMMA && (AFTER.has(after.word) || after.stem === 'history')) return true;
  const adjective = UNITS_OF_ADJECTIVES.has(tokens[unit]?.word ?? '') && countOf(tokens[number]) > 1;
  if (adjective && after !== undefined && after.boundary === 0 && !JOURNEYS.has(after.stem)) return true;
  const before = tokens[number - 1];
  if (before !== undefined && BEFORE.has(before.word)) return true;
  if (number === 0 && tokens[unit]?.stem === 'week' && countOf(tokens[0]) >= 12) return false;
  return tokens[unit]?.stem !== 'year' && (after?.boundary ?? SENTENCE) >= COMMA;
}

/** Every length of time that a text states for something that goes on: "for 3 days", "two-week history", "since morning". */
export function durationsIn(tokens: readonly Token[]): readonly Duration[] {
  const durations: Duration[] = [];
  tokens.forEach((token, at) => {
    if (token.word === 'since') {
      const days = sinceWhen(tokens, at);
      if (days !== undefined) durations.push({ at, days });
      return;
    }
    const vague = token.word === 'for' ? VAGUE.get(tokens[at + 1]?.word ?? '') : undefined;
    if (vague !== undefined) durations.push({ at, days: vague });
    const count = countOf(token);
    if (Number.isNaN(count) || count > 400) return;
    const clinical = tokens[at + 1]?.word === '/' ? CLINICAL_UNITS.get(tokens[at + 2]?.value ?? 0) : undefined;
    if (clinical !== undefined && count <= 60 && tokens[at + 3]?.word !== 'old') {
      durations.push({ at, days: count * clinical });
      return;
    }
    let unit = at + 1;
    const upper =
      tokens[unit]?.word === 'to' || tokens[unit]?.word === 'or' || tokens[unit]?.word === '/'
        ? countOf(tokens[unit + 1])
        : Number.NaN;
    if (!Number.isNaN(upper)) unit += 2;
    else if (tokens[unit]?.word === 'of' || tokens[unit]?.word === 'full') unit += 1;
    const days = unitDays(tokens[unit]);
    const word = tokens[unit]?.word ?? '';
    if (days === undefined || word === 'y' || word === 'yo') return;
    // "My baby 3 days" can be either; "baby of 3 days", months and years after a person are an age.
    if ((days >= 30 || tokens[at - 1]?.word === 'of') && ageAt(tokens, at) !== undefined) return;
    if (saysHowLong(tokens, at, unit)) durations.push({ at, days: Math.max(count, upper || 0) * days });
  });
  return durations;
}
