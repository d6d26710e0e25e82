import * as z from 'zod/mini';
import { CARE_TYPES } from '#features/appointments/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam, PAGING, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { SEVERITIES, URGENCIES } from './rules/diary-choices.ts';
import { ChildName, DiaryPersonFields } from './rules/person-fields.ts';

const Symptom = z.strictObject({
  name: z
    .string(text('Please select a symptom'))
    .check(z.trim(), z.minLength(1, text('Please select a symptom')), z.maxLength(60)),
  severity: z.enum(SEVERITIES, text('Please select a severity level')),
});

/** Characters of a free text, at most. */
export const NOTES_MAX = 10_000;
const BODY_TEMPERATURE = text('Enter a body temperature between 30 and 45 °C.');
const temperature = z
  .number(BODY_TEMPERATURE)
  .check(z.minimum(30, BODY_TEMPERATURE), z.maximum(45, BODY_TEMPERATURE), z.multipleOf(0.1, BODY_TEMPERATURE));
const AGE_IN_YEARS = text('Enter an age in whole years, from 0 to 120.');
const ageYears = z.int(AGE_IN_YEARS).check(z.minimum(0, AGE_IN_YEARS), z.maximum(120, AGE_IN_YEARS));
const AGE_IN_MONTHS = text('Enter an age in whole months, from 0 to 1440.');
const ageMonths = z.int(AGE_IN_MONTHS).check(z.minimum(0, AGE_IN_MONTHS), z.maximum(1440, AGE_IN_MONTHS));
/** Yes or no for each follow-up question, by the id of the finding. */
const answers = z
  .record(z.string().check(z.maxLength(60)), z.boolean())
  .check(z.refine((given) => Object.keys(given).length <= 60, text('Those are too many answers.')));

/** Findings that were read wrongly, by id. A danger sign is taken back only if the person is sure. */
const takenBack = z
  .array(z.strictObject({ id: z.string().check(z.maxLength(60)), sure: z.optional(z.boolean()) }))
  .check(z.maxLength(30));

const about = {
  ageYears: z.optional(ageYears),
  ageMonths: z.optional(ageMonths),
  sex: z.optional(z.enum(['female', 'male'])),
  pregnant: z.optional(z.boolean()),
  answers: z.optional(answers),
};

/** Besides years, months are the ones since the last birthday: "1 year and 15 months" is a slip that would mislead. */
const agesFit = z.refine<{ ageYears?: number | undefined; ageMonths?: number | undefined }>(
  (given) => given.ageYears === undefined || (given.ageMonths ?? 0) < 12,
  { error: text('Besides years, give 0 to 11 months.'), path: ['ageMonths'] },
);
const Symptoms = z.array(Symptom).check(
  z.maxLength(30),
  z.refine(
    (given) => new Set(given.map(({ name }) => name.toLowerCase())).size === given.length,
    text('Give each symptom once.'),
  ),
);

/** The input of triage: at least a text or a symptom. */
export const TriageQuestion = z
  .strictObject({
    text: z.optional(z.string().check(z.maxLength(NOTES_MAX))),
    symptoms: z.optional(Symptoms),
    temperature: z.optional(z.nullable(z.number().check(z.minimum(20), z.maximum(115)))),
    durationDays: z.optional(z.number().check(z.minimum(0), z.maximum(36_500))),
    ...about,
    /** True if it is about the signed-in user: without an age the one of the account counts. */
    forSelf: z.optional(z.boolean()),
    takenBack: z.optional(takenBack),
  })
  .check(
    z.refine((given) => (given.text?.trim() ?? '') !== '' || (given.symptoms?.length ?? 0) > 0, {
      error: text('Please describe your symptoms'),
      path: ['text'],
    }),
    agesFit,
  );
export type TriageQuestion = z.output<typeof TriageQuestion>;

const Reason = z.object({ id: z.string(), because: z.string(), source: z.string() });

/** The result of triage. It is decision support, not a diagnosis. */
export const TriageAnswer = z.object({
  urgency: z.enum(URGENCIES),
  careType: z.enum(CARE_TYPES),
  /** When to be seen, in words: `now`, `within 24 hours`, ... */
  seeBy: z.string(),
  condition: z.nullable(z.string()),
  /** Likelihoods are shares of 1 among all conditions considered. */
  candidates: z.readonly(z.array(z.object({ condition: z.string(), likelihood: z.number() }))),
  redFlags: z.readonly(z.array(z.object({ id: z.string(), name: z.string(), because: z.string() }))),
  followUpRecommended: z.boolean(),
  followUpQuestions: z.readonly(z.array(z.object({ id: z.string(), text: z.string() }))),
  advice: z.readonly(z.array(z.string())),
  rules: z.readonly(z.array(Reason)),
  /** What was understood, and what wasn't; results from before it was kept have none. */
  reading: z.optional(
    z.object({
      present: z.readonly(
        z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            days: z.nullable(z.number()),
            isDanger: z.optional(z.boolean()),
          }),
        ),
      ),
      absent: z.readonly(z.array(z.object({ id: z.string(), name: z.string() }))),
      notRead: z.readonly(z.array(z.string())),
      takenBack: z.optional(z.readonly(z.array(z.object({ id: z.string(), name: z.string() })))),
    }),
  ),
  /** What the answers to follow-up questions changed; none without answers. */
  changed: z.optional(
    z.object({
      yes: z.readonly(z.array(z.string())),
      no: z.readonly(z.array(z.string())),
      urgency: z.enum(['higher', 'lower', 'same']),
      condition: z.nullable(z.string()),
    }),
  ),
});
export type TriageAnswer = z.output<typeof TriageAnswer>;

export const askTriage = endpoint({
  method: 'POST',
  path: '/api/triage',
  summary: 'How urgent a description is, what it may be and what to ask next; stores nothing',
  access: 'public',
  body: TriageQuestion,
  reply: TriageAnswer,
});

const Answered = z.object({ high: z.int(), medium: z.int(), low: z.int() });

/** A share of texts with its 95 % interval in percent. */
const measured = { right: z.int(), of: z.int(), from: z.int(), to: z.int() };

/** What triage rests on and how well it does on its own cases. */
export const TriageExplained = z.object({
  version: z.string(),
  rules: z.array(
    z.object({
      id: z.string(),
      level: z.enum(['high', 'medium']),
      name: z.string(),
      because: z.string(),
      source: z.string(),
    }),
  ),
  conditions: z.int(),
  cases: z.int(),
  rightUrgency: z.int(),
  /** By the right urgency, how often which one was answered. */
  answered: z.object({ high: Answered, medium: Answered, low: Answered }),
  casesWithCondition: z.int(),
  conditionFirst: z.int(),
  conditionAmongThree: z.int(),
  /** What it answered to texts that it met for the first time. */
  firstSight: z.object({
    batches: z.array(z.object({ about: z.string(), version: z.string(), date: CalendarDay, ...measured })),
    emergencies: z.object(measured),
    /** Harmless texts that were called an emergency. */
    falseAlarms: z.object(measured),
    conditionFirst: z.object(measured),
    conditionAmongThree: z.object(measured),
  }),
});

export const explainTriage = endpoint({
  method: 'GET',
  path: '/api/triage/rules',
  summary: 'Every rule of triage with its source, and its measured scores',
  access: 'public',
  reply: TriageExplained,
});

export const getSymptomData = endpoint({
  method: 'GET',
  path: '/api/symptom-data',
  summary: 'What the diary offers to choose from',
  access: 'public',
  reply: z.object({ commonSymptoms: z.array(z.string()), severityLevels: z.array(z.string()) }),
});

/** A new entry of the diary: at least a symptom, or words of one's own to read them from. */
export const NewSymptomRecord = z
  .strictObject({
    symptoms: Symptoms,
    temperature: z.optional(z.nullable(temperature)),
    /** Day on which it began. */
    onset: z.optional(z.nullable(CalendarDay)),
    notes: z.optional(z.nullable(z.string().check(visible(), z.maxLength(NOTES_MAX)))),
    /** It is about a child of the person who writes; then the age is the child's. */
    forChild: z.optional(z.boolean()),
    /** Separates the entries about several children. Without names their ages do. */
    childName: z.optional(z.nullable(ChildName)),
    ...about,
  })
  .check(
    z.refine((given) => !Array.isArray(given.symptoms) || given.symptoms.length > 0 || Boolean(given.notes), {
      error: text('Please select a symptom'),
      path: ['symptoms'],
      // Also when a field is wrong, so that the form shows all problems at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
    agesFit,
  );
export type NewSymptomRecord = z.output<typeof NewSymptomRecord>;

export const SymptomRecord = z.object({
  id: z.int(),
  symptoms: z.array(z.object({ name: z.string(), severity: z.enum(SEVERITIES) })),
  /** True if no symptom was chosen: they were read from the notes, as mild if these don't say how bad they are. */
  symptomsRead: z.boolean(),
  temperature: z.nullable(z.number()),
  predictedUrgency: z.enum(URGENCIES),
  predictedCondition: z.nullable(z.string()),
  followUpRecommended: z.boolean(),
  recordedAt: z.string(),
  onset: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  ...DiaryPersonFields,
  /** The result of triage at the time. */
  result: z.omit(TriageAnswer, { urgency: true, condition: true, followUpRecommended: true, followUpQuestions: true }),
});
export type SymptomRecord = z.output<typeof SymptomRecord>;

export const recordSymptoms = endpoint({
  method: 'POST',
  path: '/api/symptom-tracking',
  summary: 'Add to the diary; the same Idempotency-Key of the same person is the same record',
  access: 'signed-in',
  idempotent: true,
  status: 201,
  body: NewSymptomRecord,
  reply: SymptomRecord,
});

/** What was read wrongly in an entry. Age, sex and answers are sent again, as an entry doesn't keep them. */
export const EntryCorrection = z.strictObject({ takenBack, ...about }).check(agesFit);
export type EntryCorrection = z.output<typeof EntryCorrection>;

export const correctSymptoms = endpoint({
  method: 'PUT',
  path: '/api/symptom-tracking/:id',
  summary: 'Take back what was read wrongly in an entry of the last 24 hours; its result is found again',
  access: 'signed-in',
  params: z.strictObject({ id: IdParam }),
  body: EntryCorrection,
  reply: SymptomRecord,
});

export const listSymptomRecords = endpoint({
  method: 'GET',
  path: '/api/symptom-tracking',
  summary: "One's own diary, latest first",
  access: 'signed-in',
  query: z.strictObject(PAGING),
  reply: z.array(SymptomRecord),
});
