import { all, any, atLeast, count, daysOf, isAtRisk, older, type Presentation, younger } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** A little blood with a lump or pain at the back passage before 50, for less than two weeks, without other signs. */
const piles = (p: Presentation) =>
  any(p, 'anal-lump', 'anal-pain', 'anal-itch') &&
  !older(p, 50) &&
  daysOf(p, 'blood-in-stool') < 14 &&
  !any(p, 'weight-loss', 'bowel-habit-change', 'diarrhoea', 'paleness', 'belly-pain', 'fever', 'fatigue');

/** Black stool of a patient who takes iron, neither tarry nor with any sign of lost blood or of an ulcer. */
const ironStool = (p: Presentation) =>
  all(p, 'black-stool', 'iron-tablets') &&
  !any(
    p,
    'tarry-stool',
    'dizziness',
    'near-fainting',
    'fainting',
    'belly-pain',
    'weakness',
    'fatigue',
    'paleness',
    'breathless',
    'fast-pulse',
    'vomiting',
    'bleeding',
    'painkillers-nsaid',
    'known-ulcer',
    'known-liver-disease',
    'alcohol-heavy',
    'pregnant',
  ) &&
  !older(p, 65);

/** Belly, bleeding from the gut, liver, urine, genitals. */
export const BELLY_RULES = [
  {
    id: 'vomiting-blood',
    level: 'high',
    name: 'Vomiting blood',
    because: 'Blood in the vomit means bleeding in the gullet or stomach.',
    source: SOURCES.giBleed,
    applies: (p) => any(p, 'vomiting-blood'),
  },
  {
    id: 'black-stool',
    level: 'high',
    name: 'Black, tarry stool',
    because: 'Black, tarry stool means bleeding in the stomach or upper gut.',
    source: SOURCES.giBleed,
    applies: (p) => any(p, 'black-stool') && !ironStool(p),
  },
  {
    id: 'black-stool-iron',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Black stool while taking iron',
    because: 'Iron turns the stool black; whether it is only that should be checked.',
    source: SOURCES.giBleed,
    applies: ironStool,
  },
  {
    id: 'heavy-rectal-bleeding',
    level: 'high',
    name: 'Much blood in the stool, or with faintness',
    because: 'Much blood from the back passage, or blood with faintness or a fast pulse, can be dangerous.',
    source: SOURCES.giBleed,
    applies: (p) =>
      (any(p, 'blood-in-stool') &&
        any(p, 'heavy-bleeding', 'fainting', 'near-fainting', 'cold-clammy', 'fast-pulse', 'severe-pallor', 'shock')) ||
      any(p, 'jelly-stool'),
  },
  {
    id: 'belly-rigid',
    level: 'high',
    name: 'Hard belly',
    because: 'A belly that is hard, or hurts when let go, means that its lining is inflamed.',
    source: SOURCES.acuteAbdomen,
    applies: (p) =>
      (any(p, 'belly-rigid') &&
        any(p, 'belly-pain', 'vomiting', 'fever', 'injury', 'belly-swollen', 'chest-pain', 'constipation')) ||
      (any(p, 'belly-rigid') && count(p, 'constipation') === 0),
  },
  {
    id: 'severe-belly-pain',
    level: 'high',
    name: 'Severe belly pain after 50, or that came suddenly',
    because:
      'Severe belly pain after 50 can be a torn or blocked organ. So can pain that nobody can bear or that came suddenly.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'belly-pain', 'pain-flank') &&
      ((atLeast(p, 3, 'belly-pain', 'pain-flank') &&
        (older(p, 50) ||
          any(
            p,
            'sudden-onset',
            'vomiting',
            'fever',
            'fainting',
            'pulse-irregular',
            'known-heart-disease',
            'sweating',
          ))) ||
        (any(p, 'pain-unbearable') && !any(p, 'period-pain')) ||
        any(p, 'pulsating-belly') ||
        (any(p, 'fainting', 'shock', 'cold-clammy') && any(p, 'belly-pain')) ||
        (older(p, 50) && any(p, 'sudden-onset') && any(p, 'back-pain', 'pain-to-back', 'near-fainting'))),
  },
  {
    id: 'appendicitis-signs',
    level: 'high',
    name: 'Possible appendicitis',
    because:
      'Pain low on the right with fever, vomiting or no appetite can be an inflamed appendix. So can pain that moved there.',
    source: SOURCES.appendicitis,
    applies: (p) =>
      any(p, 'pain-moved-right') ||
      (any(p, 'pain-right-lower') &&
        any(p, 'fever', 'vomiting', 'appetite-loss', 'nausea', 'belly-rigid', 'white-cells-high', 'getting-worse') &&
        !any(p, 'pain-flank')) ||
      (any(p, 'pain-right-lower') && atLeast(p, 2, 'belly-pain')),
  },
  {
    id: 'bowel-blocked',
    level: 'high',
    name: 'Possible blocked bowel',
    because:
      'Vomiting with a swollen belly and no stool or wind can be a blocked bowel. So can green vomit or a stuck hernia.',
    source: SOURCES.acuteAbdomen,
    applies: (p) =>
      (any(p, 'belly-swollen') && any(p, 'vomiting') && any(p, 'constipation', 'no-gas')) ||
      (any(p, 'no-gas') && any(p, 'vomiting', 'belly-swollen', 'belly-pain')) ||
      (any(p, 'lump-stuck') && any(p, 'vomiting', 'belly-pain', 'groin-lump')) ||
      all(p, 'groin-lump', 'vomiting') ||
      (any(p, 'vomiting-bile') && any(p, 'belly-pain', 'belly-swollen', 'constipation', 'no-gas')),
  },
  {
    id: 'pancreatitis-signs',
    level: 'high',
    name: 'Possible inflamed pancreas',
    because: 'Severe upper belly pain through to the back with vomiting can be an inflamed pancreas.',
    source: SOURCES.acuteAbdomen,
    applies: (p) =>
      any(p, 'pain-upper-middle', 'belly-pain') &&
      any(p, 'pain-to-back') &&
      any(p, 'vomiting') &&
      (atLeast(p, 2, 'belly-pain') ||
        any(p, 'alcohol-heavy', 'hangover', 'known-gallstones', 'pain-unbearable', 'fever', 'vomiting-repeated')),
  },
  {
    id: 'gallbladder-inflamed',
    level: 'high',
    name: 'Pain under the right ribs with fever or yellow eyes',
    because: 'This can be an infected gallbladder or bile duct.',
    source: SOURCES.acuteAbdomen,
    applies: (p) =>
      any(p, 'pain-right-upper') &&
      any(p, 'fever', 'jaundice') &&
      (atLeast(p, 2, 'belly-pain') || any(p, 'vomiting', 'rigors', 'pain-fatty-meal') || all(p, 'fever', 'jaundice')),
  },
  {
    id: 'kidney-stone-severe',
    level: 'high',
    name: 'Severe pain from side to groin',
    because:
      'Severe pain in the side can be a stone that blocks the kidney. Fever, vomiting or little urine make it urgent.',
    source: SOURCES.kidneyStones,
    applies: (p) =>
      any(p, 'pain-flank', 'pain-to-groin') &&
      (atLeast(p, 3, 'pain-flank', 'pain-to-groin', 'belly-pain', 'back-pain') ||
        any(p, 'pain-unbearable', 'cannot-lie-still') ||
        (any(p, 'pain-to-groin', 'urine-blood') && any(p, 'vomiting', 'nausea', 'fever')) ||
        (any(p, 'pain-flank') && any(p, 'little-urine', 'urine-stopped'))),
  },
  {
    id: 'kidney-infection-severe',
    level: 'high',
    name: 'Kidney infection with danger signs',
    because:
      'Fever with pain in the side and vomiting, shaking chills, pregnancy or weakened defences needs hospital care.',
    source: SOURCES.sepsis,
    applies: (p) =>
      all(p, 'fever', 'pain-flank') &&
      any(
        p,
        'vomits-everything',
        'pregnant',
        'known-diabetes',
        'immune-weak',
        'confusion',
        'known-kidney-stones',
        'vomiting-repeated',
      ),
  },
  {
    id: 'urine-sepsis',
    level: 'high',
    name: 'Shaking chills with a urine infection',
    because:
      'Shaking chills with a urine infection can mean that it is in the blood. Old age, pregnancy and a catheter add to the risk.',
    source: SOURCES.kidneyInfection,
    applies: (p) =>
      any(p, 'rigors') &&
      (any(p, 'urinary-catheter') ||
        ((isAtRisk(p) || any(p, 'elderly')) &&
          any(p, 'urine-burning', 'urine-cloudy', 'urine-blood', 'urine-test-infection'))),
  },
  {
    id: 'liver-failure',
    level: 'high',
    name: 'Yellow eyes with confusion, bleeding or vomiting',
    because: 'Yellow eyes with confusion, drowsiness, bleeding or after too much paracetamol can be a failing liver.',
    source: SOURCES.liverFailure,
    applies: (p) =>
      any(p, 'jaundice') &&
      (any(
        p,
        'confusion',
        'drowsy',
        'bruising',
        'nosebleed',
        'bleeding-gums',
        'paracetamol-too-much',
        'vomits-everything',
        'insomnia',
        'vomiting-repeated',
        'poisoning',
        'belly-swollen',
      ) ||
        (any(p, 'liver-tests-bad') && any(p, 'vomiting', 'weakness'))),
  },
  {
    id: 'vomits-everything',
    level: 'medium',
    name: 'Nothing stays down',
    because: 'Somebody who can keep nothing down loses water and medicine.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'vomits-everything') ||
      (any(p, 'vomiting') && (daysOf(p, 'vomiting') > 2 || older(p, 65) || atLeast(p, 3, 'vomiting'))),
  },
  {
    id: 'dehydration',
    level: 'medium',
    name: 'Loss of water',
    because: 'Dry mouth, sunken eyes or little urine mean that water and salts are missing.',
    source: SOURCES.diarrhoeaWho,
    applies: (p) =>
      any(p, 'dehydration', 'little-urine') || (any(p, 'diarrhoea', 'vomiting') && any(p, 'near-fainting')),
  },
  {
    id: 'diarrhoea-danger',
    level: 'medium',
    name: 'Diarrhoea with fever, blood, or for more than a week',
    because: 'Blood, fever, many days or a weak body make diarrhoea more than an upset stomach.',
    source: SOURCES.diarrhoeaIdsa,
    applies: (p) =>
      any(p, 'bloody-diarrhoea') ||
      (any(p, 'diarrhoea') &&
        (any(p, 'fever') ||
          daysOf(p, 'diarrhoea') > 7 ||
          any(p, 'pregnant', 'known-hiv', 'immune-weak', 'blood-in-stool', 'weight-loss') ||
          atLeast(p, 3, 'diarrhoea', 'belly-pain') ||
          older(p, 70) ||
          younger(p, 0.5))),
  },
  {
    id: 'blood-in-stool',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Blood in the stool',
    because: 'Blood in the stool has to be explained, even if it is often piles.',
    source: SOURCES.cancerReferral,
    applies: (p) => any(p, 'blood-in-stool') && !piles(p),
  },
  {
    id: 'belly-pain-medium',
    level: 'medium',
    name: 'Belly pain with fever, in one place, or severe',
    because:
      'Belly pain that is severe, sits in one place, or comes with fever or repeated vomiting should be examined.',
    source: SOURCES.acuteAbdomen,
    applies: (p) =>
      any(
        p,
        'pain-right-lower',
        'pain-right-upper',
        'pain-left-lower',
        'pain-flank',
        'pain-to-shoulder',
        'lump-stuck',
      ) ||
      (any(p, 'belly-pain') &&
        (any(p, 'fever', 'weight-loss', 'belly-swollen', 'vomiting-repeated') ||
          atLeast(p, 2, 'belly-pain') ||
          older(p, 65) ||
          daysOf(p, 'belly-pain') > 7)),
  },
  {
    id: 'ulcer-signs',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Upper belly pain that goes on',
    because: 'Burning upper belly pain that wakes at night, depends on meals or follows painkillers can be an ulcer.',
    source: SOURCES.cancerReferral,
    applies: (p) =>
      (any(p, 'pain-upper-middle') &&
        any(p, 'pain-meal-better', 'painkillers-nsaid', 'worse-night', 'known-ulcer', 'weight-loss', 'paleness')) ||
      (any(p, 'swallowing-trouble') && daysOf(p, 'swallowing-trouble') > 7),
  },
  {
    id: 'jaundice',
    level: 'medium',
    name: 'Yellow eyes',
    because: 'Yellow eyes or skin mean trouble of liver, bile or blood.',
    source: SOURCES.ncdcYellowFever,
    applies: (p) =>
      any(p, 'jaundice', 'pale-stool') ||
      (any(p, 'dark-urine') && any(p, 'fever', 'fatigue', 'nausea', 'appetite-loss', 'itching')),
  },
  {
    id: 'testis-pain-sudden',
    level: 'high',
    name: 'Sudden pain in a testicle',
    because: 'A twisted testicle can be saved only within hours.',
    source: SOURCES.torsion,
    applies: (p) =>
      any(p, 'testis-pain-sudden') ||
      (any(p, 'testis-pain') &&
        (any(p, 'sudden-onset', 'vomiting', 'nausea', 'pain-unbearable') ||
          atLeast(p, 2, 'testis-pain') ||
          younger(p, 18))),
  },
  {
    id: 'priapism',
    level: 'high',
    name: 'Erection that does not go',
    because: 'An erection that lasts for hours damages the penis for good.',
    source: SOURCES.sickleNigeria,
    applies: (p) => any(p, 'priapism', 'foreskin-stuck'),
  },
  {
    id: 'urine-blocked',
    level: 'high',
    name: 'Cannot pass urine',
    because: 'A full bladder that can’t be emptied is painful and harms the kidneys.',
    source: SOURCES.remote,
    applies: (p) => any(p, 'urine-stopped') || all(p, 'little-urine', 'known-kidney-disease'),
  },
  {
    id: 'testis-pain',
    level: 'medium',
    name: 'Pain or a lump in a testicle',
    because: 'A painful or lumpy testicle should be examined.',
    source: SOURCES.torsion,
    applies: (p) => any(p, 'testis-pain', 'testis-lump'),
  },
  {
    id: 'urine-infection',
    level: 'medium',
    name: 'Signs of a urine infection',
    because: 'Pain when passing urine should be tested and treated, sooner in men, children, pregnancy or with fever.',
    source: SOURCES.uti,
    applies: (p) =>
      (any(p, 'urine-burning', 'urine-blood', 'urine-test-infection') &&
        !(any(p, 'vaginal-discharge-curd') && !any(p, 'fever', 'urine-blood', 'urine-frequent'))) ||
      (any(p, 'urine-frequent') && any(p, 'pain-lower-middle', 'urine-cloudy', 'fever', 'urine-leak')),
  },
  {
    id: 'kidney-infection',
    level: 'medium',
    name: 'Fever with pain in the side',
    because: 'Fever with pain in the side or urine complaints can be a kidney infection.',
    source: SOURCES.uti,
    applies: (p) => any(p, 'fever') && any(p, 'pain-flank', 'urine-burning', 'kidney-tender'),
  },
  {
    id: 'genital-infection',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Possible sexually transmitted infection',
    because: 'Discharge, sores or pelvic pain should be tested and treated, with the partner.',
    source: SOURCES.sti,
    applies: (p) =>
      any(p, 'penis-discharge', 'genital-ulcer', 'cervix-tender', 'vaginal-discharge-smell', 'genital-warts') ||
      (any(p, 'vaginal-discharge') &&
        younger(p, 12) &&
        !any(p, 'red-eye', 'eye-discharge', 'runny-nose', 'ear-discharge', 'ear-pain')) ||
      (any(p, 'vaginal-discharge') &&
        any(p, 'pain-lower-middle', 'fever', 'unprotected-sex', 'sex-pain', 'vaginal-bleeding', 'pregnant')),
  },
  {
    id: 'pelvic-infection-severe',
    level: 'high',
    name: 'Lower belly pain with fever and discharge, severe',
    because: 'Severe lower belly pain with fever and discharge can be an abscess of the womb or tubes.',
    source: SOURCES.sti,
    applies: (p) =>
      any(p, 'pain-lower-middle') &&
      any(p, 'fever') &&
      any(p, 'vaginal-discharge', 'cervix-tender') &&
      (any(p, 'vomiting', 'pregnant', 'postpartum', 'high-fever') || atLeast(p, 3, 'belly-pain')),
  },
  {
    id: 'vaginal-bleeding',
    level: 'medium',
    name: 'Unusual vaginal bleeding',
    because: 'Unusual bleeding should be explained.',
    source: SOURCES.cancerReferral,
    applies: (p) =>
      any(p, 'vaginal-bleeding') ||
      (any(p, 'period-heavy') && any(p, 'paleness', 'fatigue', 'dizziness', 'breathless')),
  },
  {
    id: 'breast-change',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Breast lump or inflamed breast',
    because: 'A breast lump should be examined within days; a red, hot breast with fever sooner.',
    source: SOURCES.cancerReferral,
    applies: (p) => any(p, 'breast-lump') || (any(p, 'breast-pain') && any(p, 'fever', 'postpartum')),
  },
  {
    id: 'bowel-change-lasting',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Lasting change that needs a check',
    because: 'Weight loss without trying, lasting change of bowel habit, or trouble swallowing should be examined.',
    source: SOURCES.cancerReferral,
    applies: (p) =>
      any(p, 'weight-loss', 'bowel-habit-change', 'swallowing-trouble', 'mole-change', 'throat-lump', 'groin-lump') ||
      (any(p, 'constipation') &&
        ((any(p, 'blood-in-stool') && !piles(p)) || any(p, 'vomiting', 'fever') || atLeast(p, 3, 'belly-pain'))) ||
      (any(p, 'hoarseness') && daysOf(p, 'hoarseness') > 21),
  },
] as const satisfies readonly Rule[];
