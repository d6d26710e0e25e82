import { valueOf } from './numbers.ts';
import { CLAUSE, SENTENCE, type Token } from './tokenise.ts';
import {
  BREATH_WORDS,
  FEVER_TO_NUMBER,
  OXYGEN_WORDS,
  PRESSURE_WORDS,
  PULSE_WORDS,
  TEMPERATURE_WORDS,
  VITAL_WORDS,
} from './words/vital-words.ts';

/** Measured values; what wasn't measured is undefined. */
export interface VitalSigns {
  /** °C. */
  readonly temperatureC?: number;
  /** Heart beats per minute. */
  readonly pulse?: number;
  /** Breaths per minute. */
  readonly breaths?: number;
  /** mmHg. */
  readonly systolic?: number;
  /** mmHg. */
  readonly diastolic?: number;
  /** Oxygen saturation in percent. */
  readonly spo2?: number;
  /** Blood sugar in mmol/l. */
  readonly sugarMmol?: number;
}

/** Words between the name of a value and the value: "pulse rate is about 124". */
const REACH = 4;

const within = (value: number, from: number, to: number) => value >= from && value <= to;

/** °C of a number that can be a body temperature in °C or °F, otherwise undefined. */
export function celsius(value: number): number | undefined {
  if (within(value, 30, 45)) return value;
  return within(value, 90, 113) ? Math.round(((value - 32) * 50) / 9) / 10 : undefined;
}

/** The place of the first number after the word, in the same clause and not part of a pressure; -1 if there is none. */
function placeOfNumber(tokens: readonly Token[], at: number): number {
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.boundary >= CLAUSE && next > at + 1) || VITAL_WORDS.has(token.word)) return -1;
    if (tokens[at]?.stem === 'fever' && Number.isNaN(token.value) && !FEVER_TO_NUMBER.has(token.word)) return -1;
    if (tokens[at]?.stem === 'fever' && token.boundary >= SENTENCE) return -1;
    if (Number.isNaN(token.value)) continue;
    return tokens[next + 1]?.word === '/' && !Number.isNaN(tokens[next + 2]?.value ?? Number.NaN) ? -1 : next;
  }
  return -1;
}

function numberAfter(tokens: readonly Token[], at: number, from: number, to: number): number | undefined {
  const place = placeOfNumber(tokens, at);
  const value = tokens[place]?.value ?? Number.NaN;
  const isAge = /^(yo|yrs?|years?|old)$/.test(tokens[place + 1]?.word ?? '');
  return within(value, from, to) && !isAge ? value : undefined;
}

/** "per minute", "a minute", "/min", "in one minute". */
function perMinute(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const word = tokens[next]?.word ?? '';
    if (word === 'min' || word === 'minute' || word === 'mins') return true;
    if (!['per', 'a', 'one', 'in', '/', 'times', 'each', 'the'].includes(word)) return false;
  }
  return false;
}

/** °C of a number before a unit of temperature, otherwise undefined. */
function valueWithUnit(value: number, unit: string): number | undefined {
  if (/^(c|celsius|centigrade)$/.test(unit)) return within(value, 30, 45) ? value : undefined;
  if (/^(f|fahrenheit)$/.test(unit)) return within(value, 90, 113) ? celsius(value) : undefined;
  return /^(degree|degrees|deg)$/.test(unit) ? celsius(value) : undefined;
}

/** What a bare number with a decimal isn't a temperature of. */
const OTHER_MEASURE = new Set(
  [
    'beats bpm breaths cm day days feet g hour hours inch inches k kg kilo kilogram kilograms kilos',
    'km l lb lbs litre litres mg million ml mm mmol month months naira out per percent pound pounds',
    'thousand times week weeks year years',
  ].flatMap((line) => line.split(' ')),
);
const OTHER_NAME = new Set(
  [
    'age aged bmi bp creatinine esr every fbs for gained glucose haematocrit haemoglobin hb hct',
    'height hematocrit hemoglobin lost muac of pcv pulse rbs sat sats score spo2 sugar waist wbc',
    'weigh weighing weighs weight x',
  ].flatMap((line) => line.split(' ')),
);

/** "my 6-week-old, 38.9 this evening": a number with a decimal that can be a fever and is said to be nothing else. */
function bareFever(tokens: readonly Token[], at: number): number | undefined {
  const { value = Number.NaN, word = '' } = tokens[at] ?? {};
  const inRange = within(value, 37.6, 42.5) || within(value, 99.9, 107);
  if (!inRange || !word.includes('.') || OTHER_MEASURE.has(tokens[at + 1]?.word ?? '')) return undefined;
  for (let before = at - 1; before >= at - 3 && before >= 0; before -= 1) {
    if (OTHER_NAME.has(tokens[before]?.word ?? '')) return undefined;
  }
  return celsius(value);
}

const AGE_UNIT = /^(yo|yrs?|y|m|f|male|female)$/;
const TIME_UNIT = /^(day|hour|hr|week|year|month|minute|min)s?$/;

/** "hot 40 minutes", "hot 38 m": a number of something else. */
function isCounted(tokens: readonly Token[], number: number): boolean {
  const after = tokens[number + 1]?.word ?? '';
  return OTHER_MEASURE.has(after) || AGE_UNIT.test(after) || TIME_UNIT.test(after);
}

function temperatures(tokens: readonly Token[], found: number[]): void {
  tokens.forEach((token, at) => {
    if (!Number.isNaN(token.value)) {
      const stated = valueWithUnit(token.value, tokens[at + 1]?.word ?? '') ?? bareFever(tokens, at);
      if (stated !== undefined) found.push(stated);
    }
    const hotness = token.word === 'hot' ? (tokens[at + 1]?.value ?? Number.NaN) : Number.NaN;
    if (within(hotness, 37.5, 42.5) && (tokens[at + 1]?.boundary ?? SENTENCE) === 0 && !isCounted(tokens, at + 1))
      found.push(hotness);
    if (!TEMPERATURE_WORDS.has(token.word)) return;
    const place = placeOfNumber(tokens, at);
    const number = tokens[place];
    const value = celsius(number?.value ?? Number.NaN);
    // After a comma a bare number of the thirties is an age as likely: "no fever, 31".
    if (number !== undefined && number.boundary > 0 && number.value < 36 && Number.isInteger(number.value)) return;
    if (AGE_UNIT.test(tokens[place + 1]?.word ?? '')) return;
    if (value !== undefined && !TIME_UNIT.test(tokens[place + 1]?.word ?? '')) found.push(value);
  });
}

function pressures(tokens: readonly Token[]): { systolic?: number; diastolic?: number } {
  for (let at = 0; at < tokens.length; at += 1) {
    const systolic = tokens[at]?.value ?? Number.NaN;
    const diastolic = tokens[at + 2]?.value ?? Number.NaN;
    const divider = tokens[at + 1]?.word;
    if (
      (divider === '/' || divider === 'over') &&
      within(systolic, 50, 290) &&
      within(diastolic, 20, 190) &&
      systolic > diastolic
    ) {
      return { systolic, diastolic };
    }
    if (PRESSURE_WORDS.has(tokens[at]?.word ?? '')) {
      const alone = numberAfter(tokens, at, 40, 290);
      if (alone !== undefined) return { systolic: alone };
    }
  }
  return {};
}

/** Measured values that a text states, with the most worrying one where it states several. */
export function vitalSignsIn(tokens: readonly Token[]): VitalSigns {
  if (!tokens.some((token) => !Number.isNaN(token.value))) return {};
  const found = {
    temperature: [] as number[],
    pulse: [] as number[],
    breaths: [] as number[],
    spo2: [] as number[],
    sugar: [] as number[],
  };
  temperatures(tokens, found.temperature);
  tokens.forEach((token, at) => {
    const push = (list: number[], value: number | undefined) => {
      if (value !== undefined) list.push(value);
    };
    if (PULSE_WORDS.has(token.word)) push(found.pulse, numberAfter(tokens, at, 25, 260));
    if (BREATH_WORDS.has(token.word)) push(found.breaths, numberAfter(tokens, at, 5, 110));
    if (OXYGEN_WORDS.has(token.word)) push(found.spo2, numberAfter(tokens, at, 40, 100));
    if (token.word === 'sugar' || token.word === 'glucose' || token.word === 'rbs' || token.word === 'fbs')
      push(found.sugar, numberAfter(tokens, at, 1, 1500));
    const value = valueOf(token);
    if (Number.isNaN(value)) return;
    const next = tokens[at + 1]?.word ?? '';
    if ((next === 'bpm' || next === 'beats') && within(value, 25, 260)) found.pulse.push(value);
    if ((next === 'breaths' || next === 'cpm') && within(value, 5, 110)) found.breaths.push(value);
    const breathing = tokens.slice(Math.max(0, at - 5), at).some(({ stem }) => stem === 'breath' || stem === 'breathe');
    if (breathing && perMinute(tokens, at) && within(value, 5, 110)) found.breaths.push(value);
    if (next === 'on' && tokens[at + 2]?.word === 'room' && within(value, 40, 100)) found.spo2.push(value);
  });
  const sugar = found.sugar.length > 0 ? Math.max(...found.sugar) : undefined;
  return {
    ...(found.temperature.length > 0 && { temperatureC: Math.max(...found.temperature) }),
    ...(found.pulse.length > 0 && { pulse: Math.max(...found.pulse) }),
    ...(found.breaths.length > 0 && { breaths: Math.max(...found.breaths) }),
    ...(found.spo2.length > 0 && { spo2: Math.min(...found.spo2) }),
    ...(sugar !== undefined && { sugarMmol: sugar > 35 ? Math.round((sugar / 18) * 10) / 10 : sugar }),
    ...pressures(tokens),
  };
}
