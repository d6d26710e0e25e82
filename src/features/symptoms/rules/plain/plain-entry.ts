import type { NewSymptomRecord, SymptomRecord, TriageAnswer } from '#features/symptoms/contract.ts';
import { text } from '#platform/common/text.ts';
import type { Answers, Question } from '../follow-up.ts';
import { typedTemperature } from '../typed-temperature.ts';
import { wholeYears } from '../whole-years.ts';

/** The pages of a symptom check without scripts, after the form. */
export type PlainEntryStep = 'question' | 'result' | 'sign-in' | 'consent';

/** How many symptoms the form without scripts has room for. Others go into the words. */
const ROWS = 6;
export const SYMPTOM_ROWS: readonly number[] = Array.from({ length: ROWS }, (_, at) => at + 1);

/** The fields of the form: of `symptom1` and `severity1` there is one for each row. */
export const ENTRY_FIELDS: readonly string[] = [
  ...['who', 'childName', 'ageYears', 'ageMonths', 'sex', 'pregnant', 'temperature', 'onset', 'notes', 'key'],
  ...SYMPTOM_ROWS.flatMap((row) => [`symptom${row}`, `severity${row}`]),
];

/** What goes from page to page, in no address: the fields, the consent, and what was answered to the questions. */
export const CARRIED: readonly string[] = [...ENTRY_FIELDS, 'consent', 'answers', 'skip'];
export type CarriedEntry = Readonly<Record<string, string>>;

/** What the page of a question shows. */
export interface PlainQuestion {
  readonly question: Question;
  /** From 1. */
  readonly number: number;
}

export const NO_REPLY = text('Please choose an answer');

const REPLIES = ['yes', 'no', 'unsure'] as const;
type Reply = (typeof REPLIES)[number];

/**
 * Returns the diary entry that the fields say, to be checked by its schema, and for each of its symptoms the row of the
 * form. A row with a severity only is a symptom without a name, so that the schema says what is missing.
 */
export function entryIn(fields: CarriedEntry): {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly rows: readonly number[];
} {
  const { who, sex, pregnant, childName, ageYears, ageMonths, onset, notes } = fields;
  const forChild = who === 'child';
  const rows = SYMPTOM_ROWS.filter((row) => fields[`symptom${row}`] || fields[`severity${row}`]);
  const temperature = typedTemperature(fields['temperature']);
  const isPregnant = !forChild && pregnant === 'true' && sex !== 'male';
  const entry = {
    symptoms: rows.map((row) => ({ name: fields[`symptom${row}`] ?? '', severity: fields[`severity${row}`] })),
    forChild,
    ...(forChild && childName && { childName }),
    ...(ageYears && { ageYears: Number(ageYears) }),
    ...(ageMonths && { ageMonths: Number(ageMonths) }),
    // Who ticks only that she is pregnant is a woman.
    ...(!forChild && sex && { sex }),
    ...(isPregnant && { sex: 'female', pregnant: true }),
    ...(temperature !== undefined && { temperature }),
    ...(onset && { onset }),
    ...(notes && { notes }),
  };
  return { entry, rows };
}

/** Returns the field of the form that a problem of an entry is about; `path` is that of the schema. */
export function fieldOfProblem(path: readonly unknown[], rows: readonly number[]): string {
  const [name, at, part] = path;
  if (name !== 'symptoms') return String(name);
  const row = rows[Number(at)] ?? SYMPTOM_ROWS[0];
  return `${part === 'severity' ? 'severity' : 'symptom'}${row}`;
}

/** Returns what was answered so far, from the field that carries it; what is no answer is left out. */
export function answersIn(field = ''): { readonly answers: Answers; readonly passed: readonly string[] } {
  const given = field.split(' ').flatMap((each) => {
    const [, reply, id] = /^(yes|no|unsure):([\w-]{1,60})$/.exec(each) ?? [];
    return reply === undefined || id === undefined ? [] : [{ reply, id }];
  });
  return {
    answers: Object.fromEntries(
      given.filter(({ reply }) => reply !== 'unsure').map(({ reply, id }) => [id, reply === 'yes']),
    ),
    passed: given.filter(({ reply }) => reply === 'unsure').map(({ id }) => id),
  };
}

/** Returns the field with one more answer; undefined if none was chosen. */
export function withAnswer(field: string | undefined, questionId: string, reply: string | null): string | undefined {
  const known: Reply | undefined = REPLIES.find((each) => each === reply);
  return known && [field, `${known}:${questionId}`].filter(Boolean).join(' ');
}

/** What decides the page after complete details. */
export interface PlainEntryFacts {
  /** True if one more question changes the result. In an emergency there is none. */
  readonly hasQuestion: boolean;
  /** True if it is to be kept in the diary. */
  readonly isKept: boolean;
  /** True if the result was on the screen, and was then to be kept. */
  readonly wasShown: boolean;
  readonly isSignedIn: boolean;
  /** True if the diary needs a consent that isn't given. */
  readonly needsConsent: boolean;
}

/**
 * Returns the page after complete details, or `record`. The result never waits for signing in: where a session has ended, it
 * is shown first and kept afterwards.
 */
export function plainEntryStep(facts: PlainEntryFacts): PlainEntryStep | 'record' {
  if (facts.hasQuestion) return 'question';
  if (!facts.isKept) return 'result';
  if (!facts.isSignedIn) return facts.wasShown ? 'sign-in' : 'result';
  return facts.needsConsent ? 'consent' : 'record';
}

/** Returns a result that isn't kept as the diary would have it. `nowMs`: ms since the epoch. */
export function shownRecord(entry: NewSymptomRecord, answer: TriageAnswer, nowMs: number): SymptomRecord {
  const { urgency, condition, followUpRecommended, followUpQuestions: _, ...result } = answer;
  const { symptoms, temperature, onset, notes, forChild = false } = entry;
  return {
    id: 0,
    symptoms,
    symptomsRead: false,
    temperature: temperature ?? null,
    predictedUrgency: urgency,
    predictedCondition: condition,
    followUpRecommended,
    recordedAt: new Date(nowMs).toISOString(),
    onset: onset ?? null,
    notes: notes ?? null,
    forChild,
    childName: null,
    childAgeYears: (forChild ? wholeYears(entry) : null) ?? null,
    result,
  };
}
