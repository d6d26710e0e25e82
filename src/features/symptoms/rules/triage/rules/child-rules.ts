import { all, any, atLeast, count, daysOf, type Presentation, younger } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

const under5 = (p: Presentation) => younger(p, 5);
const child = (p: Presentation) => younger(p, 12);
/** Age in months; undefined also for a baby whose months aren't known. */
const months = (p: Presentation) => (p.ageYears === undefined || p.monthsUnknown ? undefined : p.ageYears * 12);

/** Breaths a minute from which breathing is fast. @see WHO IMCI: 60 under 2 months, 50 at 2-11 months, 40 at 12-59 months */
function breathesFast(p: Presentation): boolean {
  // With unknown months the limit from two months on is used, the lowest of the first year.
  const age = p.monthsUnknown ? 2 : months(p);
  const breaths = p.vitalSigns.breaths ?? 0;
  if (age === undefined) return false;
  if (age < 2) return breaths >= 60;
  if (age < 12) return breaths >= 50;
  return age < 60 && breaths >= 40;
}

/** True if the age was entered as 0 years, rather than the patient only called a baby. */
const inFirstYear = (p: Presentation) => p.ageYears === 0;
const asNewborn = (p: Presentation): Presentation => ({ ...p, ageYears: 0, monthsUnknown: false });

/** The sign of a baby with fever whose months aren't known: it holds if the baby is young enough. */
const FEVER_IF_YOUNG = {
  name: 'Fever in a baby, if it is under three months',
  because:
    'A baby under three months with fever can have a blood infection without other signs: if yours is as young, it needs care now. If it is older, write its age in months.',
} as const;
const ILL_IF_YOUNG = {
  name: 'A sign that is dangerous in a baby, if it is under three months',
  because:
    'A baby under three months that is cold or yellow, feeds badly or breathes fast can be severely ill. ' +
    'So can one with pus in swollen eyes or a swollen belly. If yours is as young, it needs care now. ' +
    'If it is older, write its age in months.',
} as const;

/** Danger signs of the first months only. */
const YOUNG_INFANT_RULES = [
  {
    id: 'child-very-fast-breathing',
    level: 'high',
    name: 'Very fast breathing in a young infant',
    because: 'Sixty breaths a minute or more under two months is a danger sign.',
    source: SOURCES.imciInfant,
    applies: (p) =>
      (months(p) ?? 99) < 2 && ((p.vitalSigns.breaths ?? 0) >= 60 || any(p, 'fast-breathing', 'breathless')),
  },
  {
    id: 'infant-fever',
    level: 'high',
    name: 'Fever under three months',
    because: 'Fever in a baby under three months can be a blood infection without other signs.',
    source: SOURCES.imciInfant,
    applies: (p) => (months(p) ?? 99) < 3 && any(p, 'fever'),
  },
  {
    id: 'infant-cold',
    level: 'high',
    name: 'Young infant cold',
    because: 'A temperature under 35.5 °C in a young infant is a danger sign.',
    source: SOURCES.imciInfant,
    applies: (p) => (months(p) ?? 99) < 3 && any(p, 'hypothermia'),
  },
  {
    id: 'infant-not-feeding',
    level: 'high',
    name: 'Young infant not feeding well',
    because: 'A young infant that stops feeding well can be severely infected.',
    source: SOURCES.imciInfant,
    applies: (p) =>
      (months(p) ?? 99) < 3 && any(p, 'not-drinking', 'feeding-poorly', 'less-active', 'vomiting-bile', 'inconsolable'),
  },
  {
    id: 'newborn-silent',
    level: 'high',
    name: 'Newborn that does not cry',
    because: 'A newborn that does not cry or cries weakly may not breathe well or be severely infected.',
    source: SOURCES.pocketBook,
    // A baby that feeds well is only quiet.
    applies: (p) => (months(p) ?? 99) < 2 && any(p, 'newborn-silent') && !p.absent.has('not-drinking'),
  },
  {
    id: 'newborn-jaundice',
    level: 'high',
    name: 'Yellow newborn',
    because: 'Yellow skin in the first weeks can harm the brain.',
    source: SOURCES.imciInfant,
    applies: (p) => (months(p) ?? 99) < 2 && any(p, 'jaundice', 'jaundice-newborn'),
  },
  {
    id: 'newborn-bowel-blocked',
    level: 'high',
    name: 'Newborn with a swollen belly',
    because:
      'A swollen belly in the first weeks, with vomiting or without stool, can be a blocked bowel or an infection.',
    source: SOURCES.pocketBook,
    applies: (p) =>
      (months(p) ?? 99) < 2 &&
      any(p, 'belly-swollen', 'belly-rigid') &&
      any(p, 'constipation', 'no-gas', 'vomiting', 'feeding-poorly', 'less-active', 'belly-rigid'),
  },
  {
    id: 'infant-vomits-green',
    level: 'high',
    name: 'Baby that vomits green',
    because: 'Green vomit in a baby means a blocked bowel until an operation or a picture shows otherwise.',
    source: SOURCES.pocketBook,
    applies: (p) => ((months(p) ?? 99) < 12 || p.monthsUnknown) && any(p, 'vomiting-bile'),
  },
  {
    id: 'newborn-eyes',
    level: 'high',
    name: 'Newborn with pus in swollen eyes',
    because: 'Pus with swollen lids in the first month can be gonorrhoea from the birth, which blinds within days.',
    source: SOURCES.pocketBook,
    applies: (p) => (months(p) ?? 99) < 1 && all(p, 'eye-discharge', 'eyelid-swelling'),
  },
] as const satisfies readonly Rule[];

/** Children: danger signs of the WHO charts. */
export const CHILD_RULES = [
  {
    id: 'child-not-drinking',
    level: 'high',
    name: 'Child not able to drink or breastfeed',
    because: 'A small child that can’t drink or breastfeed is severely ill.',
    source: SOURCES.imci,
    applies: (p) => child(p) && any(p, 'not-drinking') && (under5(p) || any(p, 'fever', 'vomiting', 'drowsy')),
  },
  {
    id: 'child-vomits-everything',
    level: 'high',
    name: 'Child vomits everything',
    because: 'A small child that vomits everything can keep neither fluid nor medicine.',
    source: SOURCES.imci,
    applies: (p) => under5(p) && any(p, 'vomits-everything'),
  },
  {
    id: 'child-convulsion',
    level: 'high',
    name: 'Convulsion in this illness',
    because: 'A convulsion in a child’s illness can be meningitis or severe malaria.',
    source: SOURCES.imci,
    applies: (p) => child(p) && any(p, 'convulsion'),
  },
  {
    id: 'child-lethargic',
    level: 'high',
    name: 'Child lethargic or floppy',
    because: 'A child that is drowsy, floppy or hard to wake is severely ill.',
    source: SOURCES.imci,
    applies: (p) =>
      child(p) && (any(p, 'drowsy', 'confusion', 'unresponsive') || (under5(p) && any(p, 'looks-very-ill'))),
  },
  {
    id: 'child-chest-indrawing',
    level: 'high',
    name: 'Chest pulling in',
    because: 'A chest that pulls in with each breath means severe pneumonia or asthma.',
    source: SOURCES.etat,
    applies: (p) => any(p, 'chest-indrawing'),
  },
  {
    id: 'child-breathing-trouble',
    level: 'high',
    name: 'Small child with trouble breathing',
    because: 'Trouble breathing with fever, wheeze or poor feeding exhausts a small child quickly.',
    source: SOURCES.iittChild,
    applies: (p) =>
      (under5(p) &&
        any(p, 'breathless') &&
        (any(
          p,
          'breathless-severe',
          'feeding-poorly',
          'not-drinking',
          'drowsy',
          'high-fever',
          'chest-indrawing',
          'blue-lips',
          'fast-breathing',
          'sudden-onset',
        ) ||
          younger(p, 1))) ||
      (under5(p) && any(p, 'fast-breathing') && any(p, 'feeding-poorly', 'drowsy', 'dehydration', 'wheeze')),
  },
  ...YOUNG_INFANT_RULES,
  {
    id: 'infant-fever-age-unknown',
    level: 'high',
    name: FEVER_IF_YOUNG.name,
    because: FEVER_IF_YOUNG.because,
    source: SOURCES.imciInfant,
    applies: (p) => p.monthsUnknown && inFirstYear(p) && any(p, 'fever'),
  },
  {
    id: 'infant-ill-age-unknown',
    level: 'high',
    name: ILL_IF_YOUNG.name,
    because: ILL_IF_YOUNG.because,
    source: SOURCES.imciInfant,
    applies: (p) =>
      p.monthsUnknown &&
      inFirstYear(p) &&
      YOUNG_INFANT_RULES.some(({ id, applies }) => id !== 'infant-fever' && applies(asNewborn(p))),
  },
  {
    id: 'intussusception-signs',
    level: 'high',
    name: 'Spells of crying with vomiting or bloody stool',
    because:
      'Spells of crying with drawn-up legs, vomiting or jelly-like stool can be bowel that has slipped into itself.',
    source: SOURCES.pocketBook,
    applies: (p) =>
      younger(p, 4) &&
      ((any(p, 'draws-legs-up', 'inconsolable', 'belly-pain') &&
        any(p, 'blood-in-stool', 'jelly-stool', 'vomiting-bile')) ||
        (any(p, 'draws-legs-up') && any(p, 'vomiting', 'paleness', 'drowsy'))),
  },
  {
    id: 'stomach-outlet-blocked',
    level: 'high',
    name: 'Forceful vomiting of a young infant',
    because: 'Vomit that shoots out after feeds at two to twelve weeks can be a closed stomach outlet.',
    source: SOURCES.pocketBook,
    applies: (p) => younger(p, 0.5) && any(p, 'vomiting-projectile'),
  },
  {
    id: 'infant-dehydration',
    level: 'high',
    name: 'Baby with diarrhoea or vomiting and a sign of lost water',
    because:
      'A baby with diarrhoea or vomiting can dry out within hours. Sunken eyes, no tears and little urine are the signs.',
    source: SOURCES.gastroenteritisChild,
    applies: (p) =>
      younger(p, 1) && any(p, 'diarrhoea', 'vomiting') && any(p, 'dehydration', 'little-urine', 'not-drinking'),
  },
  {
    id: 'child-severe-pallor',
    level: 'high',
    name: 'Pale child with fever',
    because: 'Pale palms with fever in a small child can be severe malaria with anaemia.',
    source: SOURCES.imci,
    applies: (p) =>
      under5(p) &&
      any(p, 'paleness') &&
      any(
        p,
        'fever',
        'fast-breathing',
        'drowsy',
        'weakness',
        'little-urine',
        'dark-urine',
        'jaundice',
        'bloody-diarrhoea',
      ),
  },
  {
    id: 'kidney-failure-child',
    level: 'high',
    name: 'Little urine, paleness or bruises after bloody diarrhoea',
    because: 'This can be an illness after bloody diarrhoea that stops the kidneys.',
    source: SOURCES.hus,
    applies: (p) =>
      (any(p, 'bloody-diarrhoea', 'diarrhoea', 'blood-in-stool') &&
        count(
          p,
          'little-urine',
          'paleness',
          'bruising',
          'rash-bleeding',
          'low-platelets',
          'kidney-tests-bad',
          'swelling',
          'dark-urine',
          'urine-blood',
          'jaundice',
        ) >= 2) ||
      (any(p, 'bloody-diarrhoea') &&
        any(
          p,
          'little-urine',
          'paleness',
          'low-platelets',
          'kidney-tests-bad',
          'bruising',
          'rash-bleeding',
          'urine-blood',
          'convulsion',
        )) ||
      all(p, 'low-platelets', 'kidney-tests-bad'),
  },
  {
    id: 'malnutrition-ill',
    level: 'high',
    name: 'Severe malnutrition with illness',
    because: 'A malnourished child that is ill, swollen or refuses food can die quickly.',
    source: SOURCES.imci,
    applies: (p) =>
      under5(p) &&
      any(p, 'malnourished') &&
      any(
        p,
        'fever',
        'swelling',
        'leg-swelling-both',
        'diarrhoea',
        'vomiting',
        'appetite-loss',
        'drowsy',
        'breathless',
        'cough',
      ),
  },
  {
    id: 'child-limb-fever',
    level: 'high',
    name: 'Child with fever that does not use a limb',
    because: 'Fever with a limb or joint that can’t be used can be an infected bone or joint.',
    source: SOURCES.pocketBook,
    applies: (p) => child(p) && any(p, 'fever') && any(p, 'limp-child', 'joint-swollen-hot'),
  },
  {
    id: 'mastoid-swelling',
    level: 'high',
    name: 'Swelling behind the ear',
    because: 'Tender swelling behind the ear means that an ear infection has reached the bone.',
    source: SOURCES.imci,
    applies: (p) => any(p, 'behind-ear-swelling'),
  },
  {
    id: 'child-fast-breathing',
    level: 'medium',
    name: 'Fast breathing',
    because: 'Fast breathing with cough in a child is treated as pneumonia.',
    source: SOURCES.imci,
    applies: (p) => breathesFast(p) || (child(p) && any(p, 'fast-breathing')),
  },
  {
    id: 'baby-fever-age-unknown',
    level: 'medium',
    warns: true,
    name: FEVER_IF_YOUNG.name,
    because: FEVER_IF_YOUNG.because,
    source: SOURCES.imciInfant,
    applies: (p) => p.monthsUnknown && !inFirstYear(p) && any(p, 'fever'),
  },
  {
    id: 'baby-ill-age-unknown',
    level: 'medium',
    warns: true,
    name: ILL_IF_YOUNG.name,
    because: ILL_IF_YOUNG.because,
    source: SOURCES.imciInfant,
    // A patient only called a baby may be a toddler, in whom poor feeding or distress alone is no sign.
    applies: (p) => p.monthsUnknown && !inFirstYear(p) && any(p, 'hypothermia', 'jaundice', 'jaundice-newborn'),
  },
  {
    id: 'child-fever',
    level: 'medium',
    name: 'Fever in a small child',
    because: 'Every fever under five should be tested for malaria within a day.',
    source: SOURCES.imci,
    applies: (p) => under5(p) && any(p, 'fever'),
  },
  {
    id: 'child-ear',
    level: 'medium',
    name: 'Ear pain or discharge in a child',
    because: 'A child with ear pain or discharge should be examined.',
    source: SOURCES.otitis,
    applies: (p) =>
      (child(p) && any(p, 'ear-pain', 'ear-discharge')) ||
      any(p, 'ear-drum-red') ||
      (any(p, 'ear-pain') &&
        (any(p, 'fever', 'hearing-loss', 'ear-discharge') || atLeast(p, 3, 'ear-pain') || daysOf(p, 'ear-pain') > 3)),
  },
  {
    id: 'child-diarrhoea',
    level: 'medium',
    name: 'Diarrhoea or vomiting in a small child',
    because: 'Diarrhoea or repeated vomiting under two, or that goes on, dries a small child out; begin ORS and zinc.',
    source: SOURCES.diarrhoeaWho,
    applies: (p) =>
      (younger(p, 2) && any(p, 'diarrhoea', 'vomiting-repeated')) ||
      (under5(p) &&
        any(p, 'diarrhoea') &&
        any(p, 'vomiting-repeated', 'fever', 'irritable', 'thirst', 'feeding-poorly')) ||
      (under5(p) && all(p, 'vomiting', 'fever')),
  },
  {
    id: 'child-poor-feeding',
    level: 'medium',
    name: 'Child feeds badly or is not itself',
    because: 'A small child that feeds badly, cries without end or doesn’t play should be seen within a day.',
    source: SOURCES.imci,
    applies: (p) =>
      under5(p) &&
      any(
        p,
        'feeding-poorly',
        'inconsolable',
        'less-active',
        'malnourished',
        'paleness',
        'umbilicus-red',
        'limp-child',
      ),
  },
  {
    id: 'child-barking-cough',
    level: 'medium',
    name: 'Barking cough',
    because: 'A barking cough can become croup with a narrow airway.',
    source: SOURCES.pocketBook,
    applies: (p) => child(p) && any(p, 'cough-barking', 'cough-fits'),
  },
  {
    id: 'child-foreign-body',
    level: 'medium',
    name: 'Something swallowed, or stuck in ear or nose',
    because: 'Things stuck in ear or nose, or swallowed, should be looked for within a day.',
    source: SOURCES.whoBec,
    applies: (p) => any(p, 'ear-foreign', 'swallowed-object', 'throat-foreign'),
  },
] as const satisfies readonly Rule[];
