import { type FindingId, findingOf, narrowerThan, widerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import type { Sex } from '#features/lexicon/rules/reading/patient.ts';
import type { Severity } from '#features/lexicon/rules/reading/severity.ts';
import { celsius, type VitalSigns } from '#features/lexicon/rules/reading/vital-signs.ts';
import { ageOf } from './age-of.ts';
import { cannotBePregnant, HEAVY_NOW, OF_PREGNANCY, periodIsOver, pointsToPreEclampsia } from './of-pregnancy.ts';
import type { Presentation } from './presentation.ts';
import { readDescription } from './read-description.ts';
import type { ChosenSymptom, SymptomSeverity, TriageInput } from './triage-input.ts';

const LEVELS: Readonly<Record<SymptomSeverity, Severity>> = { mild: 1, moderate: 2, severe: 3 };

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

function addAnswers(into: Collected, answers: Readonly<Record<string, boolean>>): void {
  for (const [id, isPresent] of Object.entries(answers)) {
    const finding = findingOf(id);
    if (finding === undefined) continue;
    if (isPresent) add(into, finding.id, 1);
    else for (const gone of [finding.id, ...narrowerThan(finding.id)]) into.absent.add(gone);
  }
}

/** Findings that measured values amount to. @see NEWS2 and the WHO age bands for fast breathing in the rules */
function addMeasured(into: Collected, vitals: VitalSigns, ageYears: number | undefined): void {
  const { temperatureC, systolic, diastolic, pulse, sugarMmol } = vitals;
  if (temperatureC !== undefined) {
    if (temperatureC >= 37.5) add(into, 'fever', 1);
    if (temperatureC >= 37.5 && temperatureC < 38.3) add(into, 'low-grade-fever', 1);
    if (temperatureC >= 39) add(into, 'high-fever', 1);
    if (temperatureC < 36) add(into, 'hypothermia', 1);
    if (temperatureC < 37.5) {
      for (const id of ['fever', ...narrowerThan('fever')] as const) into.absent.add(id);
    }
  }
  const adult = ageYears === undefined || ageYears >= 12;
  if (systolic !== undefined && systolic < (adult ? 90 : 70)) add(into, 'shock', 1);
  if (adult && ((systolic ?? 0) >= 140 || (diastolic ?? 0) >= 90)) add(into, 'raised-bp', 1);
  if (adult && (systolic ?? 140) < 140 && (diastolic ?? 90) < 90) {
    for (const id of ['raised-bp', ...narrowerThan('raised-bp')] as const) into.absent.add(id);
  }
  if ((systolic ?? 0) >= 180 || (diastolic ?? 0) >= 120) add(into, 'very-high-bp', 1);
  if (pulse !== undefined && adult && pulse > 100) add(into, 'fast-pulse', 1);
  if (sugarMmol !== undefined && sugarMmol < 3.9) add(into, 'low-sugar-measured', 1);
  if (sugarMmol !== undefined && sugarMmol > 16) add(into, 'high-sugar-measured', 1);
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

/** True if a patient who is pregnant, has just delivered or has a late period bleeds, and doesn't say from where. */
function bleedsFromTheWomb(present: ReadonlySet<FindingId>): boolean {
  const expected = present.has('pregnant') || present.has('postpartum') || present.has('period-late');
  return expected && present.has('bleeding') && !BLEEDS_ELSEWHERE.some((id) => present.has(id));
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

/** True if a pain on one side in early pregnancy has no other place: it is then one of the belly. */
function hurtsInTheBelly(present: ReadonlySet<FindingId>): boolean {
  const expected = present.has('pregnant') || present.has('period-late');
  return expected && present.has('pain-one-side') && !HURTS_ELSEWHERE.some((id) => present.has(id));
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

/** The sex that only a finding tells: a missed period, a sore testicle. */
function sexOf(present: ReadonlySet<FindingId>): Sex | undefined {
  const women = OF_WOMEN.some((id) => present.has(id));
  const men = OF_MEN.some((id) => present.has(id));
  if (women === men) return undefined;
  return women ? 'female' : 'male';
}

/** Brings text, chosen symptoms, answers and measured values together. What is present anywhere is present. */
export function describe(input: TriageInput): Presentation {
  const reading = input.text === undefined ? EMPTY : readDescription(input.text);
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
  const { ageYears } = age;
  const given = input.temperature === undefined ? undefined : celsius(input.temperature);
  const temperatureC =
    given === undefined ? reading.vitalSigns.temperatureC : Math.max(given, reading.vitalSigns.temperatureC ?? given);
  const vitalSigns = { ...reading.vitalSigns, ...(temperatureC !== undefined && { temperatureC }) };
  addMeasured(into, vitalSigns, ageYears);

  const { pregnancyWeeks, sex } = reading.patient;
  if (input.pregnant === true || pregnancyWeeks !== undefined) add(into, 'pregnant', 1);
  if (pregnancyWeeks !== undefined)
    add(into, pregnancyWeeks >= 20 ? 'pregnancy-second-half' : 'pregnancy-first-half', 1);
  if (into.present.has('pregnant') && pointsToPreEclampsia(into, vitalSigns)) add(into, 'pre-eclampsia-known', 1);
  if (cannotBePregnant(input, reading, ageYears)) for (const id of OF_PREGNANCY) into.present.delete(id);
  if (periodIsOver(into.present)) for (const id of HEAVY_NOW) into.present.delete(id);
  if (into.present.has('raised-itchy-patch') && !into.present.has('insect-sting')) add(into, 'hives', 1);
  // "Something comes out of the private part" is said of men and women.
  if (input.sex === 'female' || into.present.has('pregnant')) into.present.delete('penis-discharge');
  if (into.present.has('joint-stiff-short')) into.present.delete('joint-stiff-morning');
  const guessed = reading.feverGuessed || (into.present.has('says-yellow-fever') && !into.absent.has('fever'));
  const feverGuessed = guessed && !into.present.has('fever');
  if (guessed) add(into, 'fever', 1);
  if (bleedsFromTheWomb(into.present)) add(into, 'vaginal-bleeding', 1);
  if (hurtsInTheBelly(into.present)) add(into, 'belly-pain', 1);
  // "Like a period" is no period pain in a pregnancy: it can be the womb at work.
  if (into.present.has('pregnant') && into.present.delete('period-pain')) add(into, 'belly-pain', 1);
  if (ageYears !== undefined && ageYears >= 65) add(into, 'elderly', 1);
  for (const id of into.present) into.absent.delete(id);
  return {
    present: into.present,
    absent: into.absent,
    severity: into.severity,
    lasting: reading.lasting,
    durationDays: input.durationDays ?? reading.durationDays,
    ...age,
    sex: input.sex ?? (into.present.has('pregnant') ? 'female' : (sex ?? sexOf(into.present))),
    pregnant: into.present.has('pregnant'),
    pregnancyWeeks,
    vitalSigns,
    feverGuessed,
    choseSevere: into.choseSevere,
    unreadDanger: reading.unreadDanger,
    unknownPart: reading.unknownPart,
  };
}
