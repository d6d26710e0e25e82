import { valueOf } from './numbers.ts';
import { between, continuesAt, follows, stemAt, valueAt, wordAt } from './spans.ts';
import { CLAUSE, JOINED, SENTENCE, type Token } from './tokenise.ts';
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

/** Values that a measurement can have; other numbers near its name are something else. */
const PULSE_RANGE = [25, 260] as const;
const BREATHS_RANGE = [5, 110] as const;
const SPO2_RANGE = [40, 100] as const;
const SUGAR_WORDS = new Set(['sugar', 'glucose', 'rbs', 'fbs']);

type Pressure = Pick<VitalSigns, 'systolic' | 'diastolic'>;

const within = (value: number, from: number, to: number) => value >= from && value <= to;

/** Returns in °C a number that can be a body temperature in °C or °F, otherwise undefined. */
export function celsius(value: number): number | undefined {
  if (within(value, 30, 45)) return value;
  return within(value, 90, 113) ? Math.round(((value - 32) * 50) / 9) / 10 : undefined;
}

/** True if the search for the number that belongs to a name ends at this word without a result. */
function endsSearch(token: Token, isFirst: boolean, ofFever: boolean): boolean {
  if (VITAL_WORDS.has(token.word) || (token.boundary >= CLAUSE && !isFirst)) return true;
  if (!ofFever) return false;
  return token.boundary >= SENTENCE || (Number.isNaN(token.value) && !FEVER_TO_NUMBER.has(token.word));
}

const isPressureAt = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at + 1) === '/' && !Number.isNaN(valueAt(tokens, at + 2));

/** The place of the first number after a name, in the same clause and not part of a pressure; -1 if there is none. */
function placeOfNumber(tokens: readonly Token[], at: number): number {
  const ofFever = stemAt(tokens, at) === 'fever';
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const token = tokens[next];
    if (token === undefined || endsSearch(token, next === at + 1, ofFever)) return -1;
    if (!Number.isNaN(token.value)) return isPressureAt(tokens, next) ? -1 : next;
  }
  return -1;
}

/** The number that belongs to the name at this place, if it is within the limits and no age. */
function numberAfter(tokens: readonly Token[], at: number, from: number, to: number): number | undefined {
  const place = placeOfNumber(tokens, at);
  const value = valueAt(tokens, place);
  const isAge = /^(yo|yrs?|years?|old)$/.test(wordAt(tokens, place + 1));
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

/** Units after a decimal number that make it no temperature. */
const OTHER_MEASURE = new Set(
  [
    'beats bpm breaths cm day days feet g hour hours inch inches k kg kilo kilogram kilograms kilos',
    'km l lb lbs litre litres mg million ml mm mmol month months naira out per percent pound pounds',
    'thousand times week weeks year years',
  ].flatMap((line) => line.split(' ')),
);
/** Names before a decimal number that make it no temperature. */
const OTHER_NAME = new Set(
  [
    'age aged bmi bp creatinine esr every fbs for gained glucose haematocrit haemoglobin hb hct',
    'height hematocrit hemoglobin lost muac of pcv pulse rbs sat sats score spo2 sugar waist wbc',
    'weigh weighing weighs weight x',
  ].flatMap((line) => line.split(' ')),
);

/** "my 6-week-old, 38.9 this evening": a decimal number in the range of a fever that no word makes anything else. */
function bareFever(tokens: readonly Token[], at: number): number | undefined {
  const value = valueAt(tokens, at);
  const inRange = within(value, 37.6, 42.5) || within(value, 99.9, 107);
  if (!inRange || !wordAt(tokens, at).includes('.') || OTHER_MEASURE.has(wordAt(tokens, at + 1))) return undefined;
  for (let before = at - 1; before >= at - 3 && before >= 0; before -= 1) {
    if (OTHER_NAME.has(wordAt(tokens, before))) return undefined;
  }
  return celsius(value);
}

const AGE_UNIT = /^(yo|yrs?|y|m|f|male|female)$/;
const TIME_UNIT = /^(day|hour|hr|week|year|month|minute|min)s?$/;

/** True for "hot 40 minutes" and "hot 38 m": the number counts something else. */
function isCounted(tokens: readonly Token[], number: number): boolean {
  const after = wordAt(tokens, number + 1);
  return OTHER_MEASURE.has(after) || AGE_UNIT.test(after) || TIME_UNIT.test(after);
}

/** °C after "hot": "body hot 39". */
function afterHot(tokens: readonly Token[], hot: number): number | undefined {
  const value = valueAt(tokens, hot + 1);
  const isTemperature = within(value, 37.5, 42.5) && continuesAt(tokens, hot + 1) && !isCounted(tokens, hot + 1);
  return isTemperature ? value : undefined;
}

/** °C after a name: "temperature is 39.2", "fever up to 103". */
function afterTemperatureName(tokens: readonly Token[], at: number): number | undefined {
  const place = placeOfNumber(tokens, at);
  const number = tokens[place];
  if (number === undefined) return undefined;
  // After a comma a whole number below 36 is more likely an age: "no fever, 31".
  if (number.boundary > JOINED && number.value < 36 && Number.isInteger(number.value)) return undefined;
  const after = wordAt(tokens, place + 1);
  return AGE_UNIT.test(after) || TIME_UNIT.test(after) ? undefined : celsius(number.value);
}

function temperatures(tokens: readonly Token[], found: number[]): void {
  const add = (value: number | undefined) => {
    if (value !== undefined) found.push(value);
  };
  tokens.forEach(({ word, value }, at) => {
    if (!Number.isNaN(value)) add(valueWithUnit(value, wordAt(tokens, at + 1)) ?? bareFever(tokens, at));
    if (word === 'hot') add(afterHot(tokens, at));
    if (TEMPERATURE_WORDS.has(word)) add(afterTemperatureName(tokens, at));
  });
}

/** "120/80", "120 over 80". */
function pressureAt(tokens: readonly Token[], at: number): Pressure | undefined {
  const systolic = valueAt(tokens, at);
  const diastolic = valueAt(tokens, at + 2);
  const isPressure =
    within(systolic, 50, 290) &&
    within(diastolic, 20, 190) &&
    follows(tokens, at + 1, '/|over') &&
    systolic > diastolic;
  return isPressure ? { systolic, diastolic } : undefined;
}

/** The first blood pressure of a text; after "BP" also the upper value alone. */
function pressureIn(tokens: readonly Token[]): Pressure {
  for (let at = 0; at < tokens.length; at += 1) {
    const pair = pressureAt(tokens, at);
    if (pair !== undefined) return pair;
    const systolic = PRESSURE_WORDS.has(wordAt(tokens, at)) ? numberAfter(tokens, at, 40, 290) : undefined;
    if (systolic !== undefined) return { systolic };
  }
  return {};
}

interface Found {
  readonly temperature: number[];
  readonly pulse: number[];
  readonly breaths: number[];
  readonly spo2: number[];
  readonly sugar: number[];
}

/** Adds the value behind a name: "pulse 124", "sugar is 20". */
function addNamed(tokens: readonly Token[], at: number, found: Found): void {
  const word = wordAt(tokens, at);
  const add = (list: number[], from: number, to: number) => {
    const value = numberAfter(tokens, at, from, to);
    if (value !== undefined) list.push(value);
  };
  if (PULSE_WORDS.has(word)) add(found.pulse, ...PULSE_RANGE);
  if (BREATH_WORDS.has(word)) add(found.breaths, ...BREATHS_RANGE);
  if (OXYGEN_WORDS.has(word)) add(found.spo2, ...SPO2_RANGE);
  if (SUGAR_WORDS.has(word)) add(found.sugar, 1, 1500);
}

/** Adds the value before a unit: "124 bpm", "breathing 60 times a minute", "88 on room air". */
function addWithUnit(tokens: readonly Token[], at: number, found: Found): void {
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value)) return;
  const next = wordAt(tokens, at + 1);
  if ((next === 'bpm' || next === 'beats') && within(value, ...PULSE_RANGE)) found.pulse.push(value);
  if (within(value, ...BREATHS_RANGE)) {
    if (next === 'breaths' || next === 'cpm') found.breaths.push(value);
    const isBreathing = between(tokens, at - 5, at, ({ stem }) => stem === 'breath' || stem === 'breathe');
    if (isBreathing && perMinute(tokens, at)) found.breaths.push(value);
  }
  if (next === 'on' && wordAt(tokens, at + 2) === 'room' && within(value, ...SPO2_RANGE)) found.spo2.push(value);
}

/** Blood sugar in mmol/l; values above 35 are taken for mg/dl, which divided by 18 is mmol/l. */
const sugarMmolOf = (value: number) => (value > 35 ? Math.round((value / 18) * 10) / 10 : value);

/** Returns the measured values that a text states, of several the most worrying one. */
export function vitalSignsIn(tokens: readonly Token[]): VitalSigns {
  if (!tokens.some((token) => !Number.isNaN(token.value))) return {};
  const found: Found = { temperature: [], pulse: [], breaths: [], spo2: [], sugar: [] };
  temperatures(tokens, found.temperature);
  for (let at = 0; at < tokens.length; at += 1) {
    addNamed(tokens, at, found);
    addWithUnit(tokens, at, found);
  }
  return {
    ...(found.temperature.length > 0 && { temperatureC: Math.max(...found.temperature) }),
    ...(found.pulse.length > 0 && { pulse: Math.max(...found.pulse) }),
    ...(found.breaths.length > 0 && { breaths: Math.max(...found.breaths) }),
    ...(found.spo2.length > 0 && { spo2: Math.min(...found.spo2) }),
    ...(found.sugar.length > 0 && { sugarMmol: sugarMmolOf(Math.max(...found.sugar)) }),
    ...pressureIn(tokens),
  };
}
