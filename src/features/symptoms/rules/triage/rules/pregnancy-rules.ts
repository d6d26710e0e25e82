import { SIGNS_WITH_HEADACHE } from '#features/lexicon/rules/findings/danger-combinations.ts';
import { all, any, atLeast, older, type Presentation } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

const expecting = (p: Presentation) => p.pregnant;
const later = (p: Presentation) =>
  p.pregnant && (p.pregnancyWeeks === undefined ? !any(p, 'pregnancy-first-half') : p.pregnancyWeeks >= 20);
/** True if a measured blood pressure reaches one of two limits in mmHg. */
const hasPressure = ({ vitalSigns: { systolic = 0, diastolic = 0 } }: Presentation, upper: number, lower: number) =>
  systolic >= upper || diastolic >= lower;
/** True for heartburn of which the text denies other signs: no other complaint, no raised pressure, no pain at one place. */
const plainHeartburn = (p: Presentation) =>
  any(p, 'heartburn') &&
  [...p.absent].filter(
    (id) =>
      id === 'headache' || id === 'swelling' || id === 'bleeding' || id === 'vision-blurred' || id === 'belly-pain',
  ).length >= 2 &&
  !hasPressure(p, 140, 90) &&
  !atLeast(p, 2, 'belly-pain') &&
  !any(
    p,
    'pain-upper-middle',
    'pain-right-upper',
    'pain-lower-middle',
    'pain-right-lower',
    'vomiting',
    'pain-unbearable',
  );
const afterBirth = (p: Presentation) => any(p, 'postpartum', 'pregnancy-small');

/** Pregnancy and the six weeks after birth. */
export const PREGNANCY_RULES = [
  {
    id: 'pregnancy-bleeding',
    level: 'high',
    name: 'Bleeding in pregnancy',
    because:
      'Heavy bleeding, bleeding with pain or faintness, or any bleeding in the second half of pregnancy endangers mother and child.',
    source: SOURCES.whoPregnancy,
    applies: (p) =>
      expecting(p) &&
      any(p, 'vaginal-bleeding') &&
      (any(
        p,
        'vaginal-bleeding-heavy',
        'belly-pain',
        'fainting',
        'near-fainting',
        'dizziness',
        'pain-to-shoulder',
        'pain-lower-middle',
        'fever',
        'back-pain',
      ) ||
        later(p) ||
        atLeast(p, 2, 'vaginal-bleeding')),
  },
  {
    id: 'ectopic-signs',
    level: 'high',
    name: 'Late period with pain, bleeding or fainting',
    because: 'A late period with lower belly pain, bleeding or fainting can be a pregnancy outside the womb.',
    source: SOURCES.whoPregnancy,
    applies: (p) =>
      any(p, 'says-ectopic') ||
      (any(p, 'period-late') &&
        (any(p, 'fainting', 'pain-to-shoulder', 'shock') ||
          (any(p, 'belly-pain', 'pain-lower-middle') &&
            (any(p, 'vaginal-bleeding', 'near-fainting', 'dizziness', 'pain-one-side') ||
              atLeast(p, 2, 'belly-pain'))) ||
          (all(p, 'pain-one-side', 'near-fainting') && !any(p, 'headache')))) ||
      (expecting(p) && any(p, 'fainting', 'pain-to-shoulder') && any(p, 'belly-pain', 'pain-lower-middle')),
  },
  {
    id: 'pregnancy-faint',
    level: 'high',
    name: 'Fainting in pregnancy',
    because: 'Fainting in pregnancy can come from bleeding inside.',
    source: SOURCES.whoPregnancy,
    applies: (p) => p.pregnant && any(p, 'fainting'),
  },
  {
    id: 'pregnancy-pain',
    level: 'high',
    name: 'Severe belly pain in pregnancy',
    because: 'Severe or constant belly pain in pregnancy can be the womb, the placenta or labour.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      expecting(p) &&
      (atLeast(p, 2, 'belly-pain', 'pain-lower-middle') ||
        any(p, 'pain-unbearable', 'belly-rigid', 'pain-right-lower') ||
        (later(p) && any(p, 'pain-upper-middle', 'pain-right-upper'))),
  },
  {
    id: 'pre-eclampsia-signs',
    level: 'high',
    name: 'Severe headache, changed sight or swelling in pregnancy',
    because:
      'In pregnancy or after birth, a severe headache, changed sight, pain under the ribs or high pressure can be pre-eclampsia.',
    source: SOURCES.whoPregnancy,
    applies: (p) =>
      (expecting(p) || afterBirth(p)) &&
      (atLeast(p, 2, 'headache') ||
        any(p, 'vision-blurred', 'vision-lost', 'double-vision', 'pre-eclampsia-known', 'very-high-bp', 'convulsion') ||
        hasPressure(p, 160, 110) ||
        (any(p, 'headache') && (any(p, ...SIGNS_WITH_HEADACHE) || hasPressure(p, 140, 90))) ||
        (hasPressure(p, 140, 90) &&
          any(p, 'aura', 'pain-upper-middle', 'pain-right-upper', 'vomiting', 'drowsy', 'breathless'))),
  },
  {
    id: 'fetus-moves-less',
    level: 'high',
    name: 'Baby in the womb moves less',
    because: 'A baby that moves less or not at all may be in danger.',
    source: SOURCES.whoAnc,
    applies: (p) => any(p, 'fetus-moves-less'),
  },
  {
    id: 'labour',
    level: 'high',
    name: 'Labour or broken waters',
    because: 'Labour, broken waters or a visible cord need a place for birth now.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'cord-out', 'waters-broken') ||
      (expecting(p) && any(p, 'fluid-down-legs')) ||
      (any(p, 'labour') && p.pregnant) ||
      (any(p, 'labour') && any(p, 'belly-pain')) ||
      any(p, 'labour'),
  },
  {
    id: 'pregnancy-fever-severe',
    level: 'high',
    name: 'High fever in pregnancy or after birth',
    because:
      'Fever in pregnancy or after birth can be malaria or an infection of the womb; both are dangerous for mother and child.',
    source: SOURCES.whoPregnancy,
    applies: (p) =>
      (expecting(p) &&
        any(p, 'fever') &&
        (any(
          p,
          'high-fever',
          'rigors',
          'dark-urine',
          'jaundice',
          'vomiting-repeated',
          'weakness',
          'pain-flank',
          'belly-pain',
          'breathless',
        ) ||
          atLeast(p, 2, 'fever'))) ||
      (expecting(p) && any(p, 'chills') && any(p, 'pain-flank', 'kidney-tender', 'urine-burning')) ||
      (afterBirth(p) &&
        any(p, 'fever', 'lochia-foul') &&
        (any(
          p,
          'lochia-foul',
          'belly-pain',
          'pain-lower-middle',
          'vaginal-discharge-smell',
          'rigors',
          'high-fever',
          'vaginal-bleeding',
          'pain-flank',
        ) ||
          !any(p, 'breast-pain'))),
  },
  {
    id: 'birth-bleeding',
    level: 'high',
    name: 'Bleeding after birth or miscarriage',
    because: 'Heavy bleeding after a birth or miscarriage can kill within hours.',
    source: SOURCES.whoPregnancy,
    applies: (p) =>
      afterBirth(p) &&
      (any(p, 'vaginal-bleeding-heavy', 'heavy-bleeding') ||
        (any(p, 'vaginal-bleeding') &&
          any(p, 'dizziness', 'fainting', 'near-fainting', 'weakness', 'paleness', 'fever', 'belly-pain'))),
  },
  {
    id: 'pregnancy-vomiting',
    level: 'high',
    name: 'Nothing stays down in pregnancy',
    because: 'Vomiting in pregnancy that keeps nothing down needs fluids.',
    source: SOURCES.whoPregnancy,
    applies: (p) =>
      expecting(p) &&
      any(p, 'vomits-everything') &&
      any(p, 'dehydration', 'near-fainting', 'fainting', 'drowsy', 'confusion', 'fast-pulse'),
  },
  {
    id: 'pregnancy-injury',
    level: 'high',
    name: 'Injury in pregnancy',
    because: 'A fall or blow to the belly can loosen the placenta.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      expecting(p) &&
      any(p, 'injury-major', 'injury') &&
      (later(p) || any(p, 'belly-pain', 'vaginal-bleeding')) &&
      !any(p, 'cut', 'sprain'),
  },
  {
    id: 'pregnancy-pressure',
    level: 'medium',
    name: 'Raised blood pressure in pregnancy',
    because:
      'A blood pressure of 140 over 90 or more in pregnancy should be measured again within a day, even without complaints.',
    source: SOURCES.pressureInPregnancy,
    applies: (p) => expecting(p) && hasPressure(p, 140, 90),
  },
  {
    id: 'pregnancy-complaint',
    level: 'medium',
    name: 'A complaint in pregnancy',
    because:
      'Complaints in pregnancy or after birth should be seen within a day: fever, bleeding, swelling, headache, burning urine, vomiting or pain.',
    source: SOURCES.whoAnc,
    applies: (p) =>
      (expecting(p) || afterBirth(p)) &&
      ((any(p, 'belly-pain') && !plainHeartburn(p)) ||
        atLeast(p, 2, 'back-pain') ||
        (any(p, 'breast-pain') && !any(p, 'pregnancy-first-half', 'breast-cyclic')) ||
        any(
          p,
          'fever',
          'vaginal-bleeding',
          'headache',
          'swelling',
          'vomiting-repeated',
          'vomits-everything',
          'urine-burning',
          'breathless',
          'diarrhoea',
          'dizziness',
          'palpitations',
          'itching',
          'jaundice',
          'vaginal-discharge',
          'leg-swelling-one',
          'rash',
          'paleness',
          'low-mood',
          'weakness',
        )),
  },
  {
    id: 'period-late',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Missed period',
    because: 'A missed period calls for a pregnancy test.',
    source: SOURCES.whoAnc,
    applies: (p) => any(p, 'period-late') && !(any(p, 'hot-flushes') && older(p, 45) && !any(p, 'pregnant')),
  },
] as const satisfies readonly Rule[];
