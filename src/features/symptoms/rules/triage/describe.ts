import { type FindingId, findingOf, narrowerThan, widerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import type { Sex } from '#features/lexicon/rules/reading/patient.ts';
import type { Reading } from '#features/lexicon/rules/reading/read-text.ts';
import type { Severity } from '#features/lexicon/rules/reading/severity.ts';
import { celsius, type VitalSigns } from '#features/lexicon/rules/reading/vital-signs.ts';
import { ageOf } from './age-of.ts';
import { cannotBePregnant, HEAVY_NOW, OF_PREGNANCY, periodIsOver, pointsToPreEclampsia } from './of-pregnancy.ts';
import type { Presentation } from './presentation.ts';
import { quietQuestion } from './quiet.ts';
import { readDescription } from './read-description.ts';
import { takeBack } from './taken-back.ts';
import type { ChosenSymptom, SymptomSeverity, TriageInput } from './triage-input.ts';

const LEVELS: Readonly<Record<SymptomSeverity, Severity>> = { mild: 1, moderate: 2, severe: 3 };

/** Words of a text that is a name rather than a sentence, at most. */
const BRIEF = 4;

const EMPTY = readDescription('');

interface Collected {
  readonly present: Set<FindingId>;
  readonly absent: Set<FindingId>;
  readonly severity: Map<FindingId, Severity>;
  choseSevere: boolean;
}

function add(into: Collected, id: FindingId, level: Severity): void {
  for (const found of [id, ...widerThan(id)]) {
    into.present.add(found);
    if (level > (into.severity.get(found) ?? 1)) into.severity.set(found, level);
  }
}

function addChosen(into: Collected, { name, severity }: ChosenSymptom): void {
  const { present } = readDescription(name);
  const level = LEVELS[severity];
  for (const id of present) add(into, id, level);
  if (level === 3) into.choseSevere = true;
}

function deny(into: Collected, id: FindingId): void {
  for (const denied of [id, ...narrowerThan(id)]) into.absent.add(denied);
}

function addAnswers(into: Collected, answers: Readonly<Record<string, boolean>>): void {
  for (const [id, isPresent] of Object.entries(answers)) {
    const finding = findingOf(id);
    if (finding === undefined) continue;
    if (isPresent) add(into, finding.id, 1);
    else deny(into, finding.id);
  }
}

function addTemperature(into: Collected, temperatureC: number): void {
  if (temperatureC >= 37.5) add(into, 'fever', 1);
  if (temperatureC >= 37.5 && temperatureC < 38.3) add(into, 'low-grade-fever', 1);
  if (temperatureC >= 39) add(into, 'high-fever', 1);
  if (temperatureC < 36) add(into, 'hypothermia', 1);
  if (temperatureC < 37.5) deny(into, 'fever');
}

/** An unmeasured pressure is NaN, which is neither above nor below a limit. */
function addPressure(into: Collected, vitals: VitalSigns, isAdult: boolean): void {
  const { systolic = Number.NaN, diastolic = Number.NaN } = vitals;
  if (systolic < (isAdult ? 90 : 70)) add(into, 'shock', 1);
  if (isAdult && (systolic >= 140 || diastolic >= 90)) add(into, 'raised-bp', 1);
  if (isAdult && systolic < 140 && diastolic < 90) deny(into, 'raised-bp');
  if (systolic >= 180 || diastolic >= 120) add(into, 'very-high-bp', 1);
}

/** Adds the findings that measured values amount to. @see NEWS2 and the WHO age bands for fast breathing in the rules */
function addMeasured(into: Collected, vitals: VitalSigns, ageYears: number | undefined): void {
  const { temperatureC, pulse = Number.NaN, sugarMmol = Number.NaN } = vitals;
  if (temperatureC !== undefined) addTemperature(into, temperatureC);
  const isAdult = ageYears === undefined || ageYears >= 12;
  addPressure(into, vitals, isAdult);
  if (isAdult && pulse > 100) add(into, 'fast-pulse', 1);
  if (sugarMmol < 3.9) add(into, 'low-sugar-measured', 1);
  if (sugarMmol > 16) add(into, 'high-sugar-measured', 1);
}

const BLEEDS_ELSEWHERE: readonly FindingId[] = [
  'bleeding-gums',
  'nosebleed',
  'vomiting-blood',
  'blood-in-stool',
  'black-stool',
  'bloody-diarrhoea',
  'urine-blood',
  'cough-blood',
  'cut',
  'injury',
  'vaginal-bleeding',
];

/** True if a patient who is pregnant, has just delivered or has a late period bleeds, and the place isn't stated. */
function bleedsFromTheWomb(present: ReadonlySet<FindingId>): boolean {
  const isExpected = present.has('pregnant') || present.has('postpartum') || present.has('period-late');
  return isExpected && present.has('bleeding') && !BLEEDS_ELSEWHERE.some((id) => present.has(id));
}

const HURTS_ELSEWHERE: readonly FindingId[] = [
  'belly-pain',
  'headache',
  'chest-pain',
  'back-pain',
  'breast-pain',
  'joint-pain',
  'limb-pain',
  'ear-pain',
  'face-pain',
  'toothache',
  'calf-pain',
  'neck-pain',
];

/** True if a pain on one side in early pregnancy has no other place, so that it is one of the belly. */
function hurtsInTheBelly(present: ReadonlySet<FindingId>): boolean {
  const isExpected = present.has('pregnant') || present.has('period-late');
  return isExpected && present.has('pain-one-side') && !HURTS_ELSEWHERE.some((id) => present.has(id));
}

const OF_WOMEN: readonly FindingId[] = [
  'pregnant',
  'postpartum',
  'period-late',
  'period-heavy',
  'period-pain',
  'vaginal-bleeding',
  'vaginal-discharge',
  'vaginal-itch',
];
const OF_MEN: readonly FindingId[] = ['testis-pain', 'priapism', 'penis-discharge', 'foreskin-stuck'];

/** The sex that findings of one sex only imply: a missed period, a painful testicle. */
function sexOf(present: ReadonlySet<FindingId>): Sex | undefined {
  const isFemale = OF_WOMEN.some((id) => present.has(id));
  const isMale = OF_MEN.some((id) => present.has(id));
  if (isFemale === isMale) return undefined;
  return isFemale ? 'female' : 'male';
}

/** The measured values of the text, with the temperature that was entered if it is higher. */
function vitalSignsOf({ temperature }: TriageInput, { vitalSigns }: Reading): VitalSigns {
  const entered = temperature === undefined ? undefined : celsius(temperature);
  if (entered === undefined) return vitalSigns;
  return { ...vitalSigns, temperatureC: Math.max(entered, vitalSigns.temperatureC ?? entered) };
}

/** Weeks of pregnancy before which no mother can be expected to feel the baby move. @see NICE NG201 and RCOG green-top guideline 57 */
const FELT_FROM_WEEKS = 18;

/** Adds what is known of a pregnancy, and removes findings of one that can't be the patient's. */
function settlePregnancy(
  into: Collected,
  input: TriageInput,
  reading: Reading,
  { ageYears, vitalSigns }: Pick<Presentation, 'ageYears' | 'vitalSigns'>,
): void {
  const { pregnancyWeeks: weeks } = reading.patient;
  const { present } = into;
  if (input.pregnant === true || weeks !== undefined) add(into, 'pregnant', 1);
  if (weeks !== undefined) add(into, weeks >= 20 ? 'pregnancy-second-half' : 'pregnancy-first-half', 1);
  if (weeks !== undefined && weeks < FELT_FROM_WEEKS) present.delete('fetus-moves-less');
  if (present.has('pregnant') && pointsToPreEclampsia(into, vitalSigns)) add(into, 'pre-eclampsia-known', 1);
  if (cannotBePregnant(input, reading, ageYears)) for (const id of OF_PREGNANCY) present.delete(id);
}

/** Settles wordings that can mean several findings by what else is present. */
function settleAmbiguous(into: Collected, { sex }: TriageInput): void {
  const { present } = into;
  if (periodIsOver(present)) for (const id of HEAVY_NOW) present.delete(id);
  if (present.has('raised-itchy-patch') && !present.has('insect-sting')) add(into, 'hives', 1);
  // "Something comes out of the private part" is said of men and women.
  if (sex === 'female' || present.has('pregnant')) present.delete('penis-discharge');
  if (present.has('joint-stiff-short')) present.delete('joint-stiff-morning');
}

/** Adds the fever that a self-diagnosis implies. Returns true if no other words report one. */
function addGuessedFever(into: Collected, { feverGuessed }: Reading): boolean {
  const { present, absent } = into;
  if (!feverGuessed && (!present.has('says-yellow-fever') || absent.has('fever'))) return false;
  const isOnlyGuess = !present.has('fever');
  add(into, 'fever', 1);
  return isOnlyGuess;
}

/** Adds the findings that others imply together, or with the age. */
function addImplied(into: Collected, ageYears: number | undefined): void {
  const { present } = into;
  if (bleedsFromTheWomb(present)) add(into, 'vaginal-bleeding', 1);
  if (hurtsInTheBelly(present)) add(into, 'belly-pain', 1);
  // In a pregnancy a pain "like a period" isn't one: it can be labour.
  if (present.has('pregnant') && present.delete('period-pain')) add(into, 'belly-pain', 1);
  if (ageYears !== undefined && ageYears >= 65) add(into, 'elderly', 1);
}

/** Reads the text of an input, line breaks inside sentences as spaces. */
export const readingOf = ({ text }: TriageInput): Reading => (text === undefined ? EMPTY : readDescription(text));

/** Joins text, chosen symptoms, answers and measured values. A finding that any of them reports as present is present. */
export function describe(input: TriageInput, reading: Reading = readingOf(input)): Presentation {
  const into: Collected = {
    present: new Set(reading.present),
    absent: new Set(reading.absent),
    severity: new Map(reading.severity),
    choseSevere: false,
  };
  if (reading.feverGuessed) into.present.delete('fever');
  for (const symptom of input.symptoms ?? []) addChosen(into, symptom);
  addAnswers(into, input.answers ?? {});
  const age = ageOf(input, reading.patient);
  const vitalSigns = vitalSignsOf(input, reading);
  addMeasured(into, vitalSigns, age.ageYears);
  settlePregnancy(into, input, reading, { ageYears: age.ageYears, vitalSigns });
  settleAmbiguous(into, input);
  const feverGuessed = addGuessedFever(into, reading);
  addImplied(into, age.ageYears);
  for (const id of into.present) into.absent.delete(id);
  const takenBack = takeBack(into.present, into.absent, input.takenBack ?? []);
  const pregnant = into.present.has('pregnant');
  return {
    present: into.present,
    absent: into.absent,
    severity: into.severity,
    lasting: reading.lasting,
    durationDays: input.durationDays ?? reading.durationDays,
    ...age,
    sex: input.sex ?? (pregnant ? 'female' : (reading.patient.sex ?? sexOf(into.present))),
    pregnant,
    pregnancyWeeks: reading.patient.pregnancyWeeks,
    vitalSigns,
    feverGuessed,
    choseSevere: into.choseSevere,
    unreadDanger: reading.unreadDanger,
    unknownPart: reading.unknownPart,
    isBrief: reading.written.length > 0 && reading.written.length <= BRIEF,
    unread: reading.unread,
    takenBack,
    asks: quietQuestion(input, reading, into.present),
  };
}
