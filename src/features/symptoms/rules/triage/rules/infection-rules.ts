import { all, any, atLeast, count, daysOf, isAtRisk, older, type Presentation, younger } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** A slight, short fever with a clear cold in a patient over five who is otherwise well. */
function plainCold(p: Presentation): boolean {
  const nose =
    count(p, 'runny-nose', 'congestion', 'sneezing', 'hoarseness', 'postnasal-drip') >= 1 &&
    count(p, 'runny-nose', 'congestion', 'sneezing', 'cough', 'sore-throat', 'hoarseness') >= 2;
  const slight = any(p, 'low-grade-fever') && (p.vitalSigns.temperatureC ?? 0) < 38.3;
  return (
    nose &&
    slight &&
    !younger(p, 5) &&
    !isAtRisk(p) &&
    daysOf(p, 'fever') <= 4 &&
    !any(p, 'rigors', 'relapsing-fever', 'travel-malaria', 'vomiting', 'breathless', 'high-fever')
  );
}

/** Fevers, rashes and outbreaks: national guidelines and case definitions. */
export const INFECTION_RULES = [
  {
    id: 'severe-malaria',
    level: 'high',
    name: 'Fever with danger signs',
    because:
      'Fever with jaundice, dark urine, little urine, severe paleness, vomiting of everything, or great weakness can be severe malaria.',
    source: SOURCES.malariaNigeria,
    applies: (p) =>
      any(p, 'fever', 'malaria-test-positive') &&
      (any(
        p,
        'jaundice',
        'severe-pallor',
        'looks-very-ill',
        'little-urine',
        'confusion',
        'convulsion',
        'drowsy',
        'shock',
        'cold-clammy',
        'deep-breathing',
        'fainting',
      ) ||
        (any(p, 'dark-urine') && any(p, 'paleness', 'weakness', 'rigors')) ||
        (any(p, 'vomits-everything') &&
          any(p, 'weakness', 'rigors', 'high-fever', 'malaria-test-positive', 'drowsy', 'headache', 'chills')) ||
        all(p, 'paleness', 'breathless')),
  },
  {
    id: 'traveller-fever',
    level: 'high',
    name: 'Fever after a journey to the tropics',
    because:
      'Who did not grow up with malaria can die of it. A fever after a stay is an emergency until a test is negative.',
    source: SOURCES.malariaTravel,
    applies: (p) => any(p, 'travel-malaria') && any(p, 'fever', 'rigors', 'chills'),
  },
  {
    id: 'lassa-suspected',
    level: 'high',
    name: 'Possible Lassa fever',
    because:
      'Fever with bleeding, a swollen face, or after contact with Lassa fever or rats must be isolated and tested.',
    source: SOURCES.ncdcLassa,
    applies: (p) =>
      any(p, 'fever') &&
      ((any(p, 'lassa-contact') &&
        count(
          p,
          'sore-throat',
          'vomiting',
          'diarrhoea',
          'chest-pain',
          'headache',
          'belly-pain',
          'weakness',
          'skin-tight-swelling-face',
          'cough',
          'body-aches',
          'no-response-treatment',
          'bleeding-gums',
          'hearing-loss',
        ) >= 1) ||
        (any(p, 'skin-tight-swelling-face') && any(p, 'sore-throat', 'vomiting', 'no-response-treatment')) ||
        (any(p, 'no-response-treatment', 'recent-antimalarial') &&
          any(
            p,
            'bleeding-gums',
            'nosebleed',
            'vaginal-bleeding',
            'bleeding-unexplained',
            'vomiting-blood',
            'blood-in-stool',
          ))),
  },
  {
    id: 'cholera-suspected',
    level: 'high',
    name: 'Possible cholera',
    because: 'Profuse watery diarrhoea can kill by loss of water within hours; begin ORS on the way.',
    source: SOURCES.ncdcCholera,
    applies: (p) =>
      any(p, 'rice-water-stool') ||
      (any(p, 'cholera-area') &&
        any(p, 'diarrhoea') &&
        (any(p, 'vomiting', 'weakness', 'dehydration', 'leg-cramps', 'thirst') || atLeast(p, 2, 'diarrhoea'))) ||
      (any(p, 'diarrhoea') && any(p, 'leg-cramps') && any(p, 'vomiting', 'weakness', 'dehydration')),
  },
  {
    id: 'yellow-fever-suspected',
    level: 'high',
    name: 'Fever with yellow eyes',
    because: 'Fever with yellow eyes can be yellow fever, severe malaria or an infected bile duct.',
    source: SOURCES.ncdcYellowFever,
    applies: (p) => all(p, 'fever', 'jaundice') && !any(p, 'low-grade-fever'),
  },
  {
    id: 'bleeding-rash-fever',
    level: 'high',
    name: 'Fever with spots that do not fade',
    because: 'Fever with purple spots can be an infection of the blood.',
    source: SOURCES.meningitisWho,
    applies: (p) =>
      any(p, 'rash-bleeding') &&
      any(
        p,
        'fever',
        'headache',
        'drowsy',
        'vomiting',
        'looks-very-ill',
        'chills',
        'bruising',
        'nosebleed',
        'bleeding-gums',
      ),
  },
  {
    id: 'tick-fever',
    level: 'high',
    name: 'Fever with rash or headache after a tick or the woods',
    because: 'Spotted fever after a tick bite has to be treated before tests are back.',
    source: SOURCES.rickettsia,
    applies: (p) =>
      (any(p, 'fever') &&
        any(p, 'tick-bite') &&
        any(p, 'rash', 'headache', 'body-aches', 'confusion', 'vomiting') &&
        !any(p, 'rash-bullseye')) ||
      (any(p, 'fever') &&
        any(p, 'rash-wrists-ankles') &&
        any(p, 'headache', 'body-aches') &&
        !any(p, 'hand-foot-mouth')),
  },
  {
    id: 'sepsis-signs',
    level: 'high',
    name: 'Infection with signs of sepsis',
    because:
      'An infection with shaking chills and confusion, fast breathing or little urine can be in the blood. That needs care now.',
    source: SOURCES.sepsis,
    applies: (p) =>
      (any(p, 'fever', 'hypothermia', 'rigors') &&
        count(p, 'confusion', 'fast-breathing', 'shock', 'little-urine', 'cold-clammy', 'drowsy', 'looks-very-ill') >=
          1 &&
        (any(p, 'rigors', 'confusion', 'shock', 'cold-clammy', 'drowsy') || any(p, 'elderly'))) ||
      (any(p, 'fever') && any(p, 'immune-weak') && any(p, 'known-cancer', 'rigors', 'high-fever', 'sickle-cell')) ||
      (any(p, 'known-cancer') && any(p, 'high-fever', 'rigors')),
  },
  {
    id: 'sickle-danger',
    level: 'high',
    name: 'Sickle-cell disease with danger signs',
    because:
      'Sickle-cell disease with fever, chest pain, breathlessness, weakness, paleness or severe pain needs hospital care now.',
    source: SOURCES.sickleNhlbi,
    applies: (p) =>
      any(p, 'sickle-cell') &&
      (any(
        p,
        'fever',
        'chest-pain',
        'breathless',
        'one-sided-weakness',
        'paleness',
        'headache',
        'priapism',
        'jaundice',
        'confusion',
        'belly-swollen',
        'vision-lost',
        'dehydration',
        'pain-unbearable',
        'looks-very-ill',
        'speech-trouble',
        'bone-pain-crisis',
        'convulsion',
        'fainting',
      ) ||
        atLeast(p, 2, 'limb-pain', 'joint-pain', 'back-pain', 'belly-pain', 'body-aches', 'bone-pain-crisis') ||
        (any(p, 'limb-pain', 'joint-pain', 'back-pain', 'body-aches', 'hand-foot-swelling') && younger(p, 5))),
  },
  {
    id: 'sickle-pain',
    level: 'medium',
    name: 'Sickle-cell disease with pain or illness',
    because: 'Pain or illness in sickle-cell disease should be treated early.',
    source: SOURCES.sickleNigeria,
    applies: (p) =>
      any(p, 'sickle-cell') &&
      any(
        p,
        'limb-pain',
        'joint-pain',
        'back-pain',
        'belly-pain',
        'body-aches',
        'bone-pain-crisis',
        'cough',
        'vomiting',
        'diarrhoea',
        'hand-foot-swelling',
        'weakness',
        'fatigue',
        'leg-swelling-one',
        'foot-ulcer',
      ),
  },
  {
    id: 'fever-chemotherapy',
    level: 'high',
    name: 'Fever after chemotherapy',
    because:
      'Fever in the weeks after chemotherapy can be an infection that nothing in the blood fights; it is treated within the hour.',
    source: SOURCES.neutropenicSepsis,
    applies: (p) => any(p, 'chemotherapy') && any(p, 'fever', 'rigors', 'chills'),
  },
  {
    id: 'measles-complicated',
    level: 'high',
    name: 'Measles with danger signs',
    because: 'Measles with trouble breathing, deep mouth sores, clouded eyes or poor drinking is dangerous.',
    source: SOURCES.imci,
    applies: (p) =>
      all(p, 'fever', 'rash-spots-flat') &&
      any(
        p,
        'breathless',
        'mouth-ulcer',
        'pupil-fixed',
        'vision-blurred',
        'not-drinking',
        'noisy-breathing-in',
        'drowsy',
        'malnourished',
      ) &&
      !any(p, 'hand-foot-mouth'),
  },
  {
    id: 'skin-infection-severe',
    level: 'high',
    name: 'Skin infection with danger signs',
    because:
      'Black or blistering skin, or pain far beyond what is seen, can spread within hours. So can an infection around the eye.',
    source: SOURCES.cellulitis,
    applies: (p) =>
      (any(p, 'skin-dying') &&
        any(
          p,
          'limb-pain',
          'fever',
          'skin-red-hot',
          'wound-infected',
          'foot-ulcer',
          'known-diabetes',
          'pain-unbearable',
          'swelling',
        )) ||
      (any(p, 'skin-red-hot', 'wound-infected', 'abscess') &&
        (any(p, 'rigors', 'confusion', 'shock', 'looks-very-ill', 'drowsy') ||
          (any(p, 'pain-unbearable') &&
            !(any(p, 'toe-joint') && !any(p, 'fever', 'wound-infected', 'known-diabetes'))))) ||
      (any(p, 'eyelid-swelling', 'eyelid-lump') &&
        any(p, 'fever') &&
        any(p, 'eye-bulging', 'double-vision', 'vision-lost')) ||
      (all(p, 'eyelid-swelling', 'fever') &&
        any(p, 'eye-pain', 'eye-bulging', 'red-eye', 'vision-blurred') &&
        !any(p, 'itching')),
  },
  {
    id: 'skin-peeling',
    level: 'high',
    name: 'Skin peeling with sores',
    because: 'Peeling or blistering skin with sores in mouth or eyes after a medicine is dangerous.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      (any(p, 'skin-peeling') &&
        any(
          p,
          'mouth-ulcer',
          'red-eye',
          'fever',
          'rash-new-medicine',
          'rash-blisters',
          'new-medicine',
          'recent-antibiotics',
        )) ||
      (any(p, 'new-medicine', 'rash-new-medicine') &&
        any(p, 'rash-blisters') &&
        any(p, 'mouth-ulcer', 'red-eye', 'skin-peeling')) ||
      (any(p, 'rash-new-medicine') &&
        any(p, 'mouth-ulcer', 'rash-blisters', 'skin-tight-swelling-face') &&
        any(p, 'fever', 'mouth-ulcer')),
  },
  {
    id: 'joint-infected',
    level: 'high',
    name: 'Hot swollen joint with fever',
    because: 'A hot swollen joint with fever can be destroyed by infection within days.',
    source: SOURCES.whoBec,
    applies: (p) => all(p, 'joint-swollen-hot', 'fever') && !any(p, 'toe-joint'),
  },
  {
    id: 'fever-malaria-test',
    level: 'medium',
    name: 'Fever',
    because: 'Every fever in Nigeria should be tested for malaria within a day, before treatment.',
    source: SOURCES.malariaNigeria,
    applies: (p) => any(p, 'malaria-test-positive', 'rigors', 'relapsing-fever') || (any(p, 'fever') && !plainCold(p)),
  },
  {
    id: 'fever-three-days',
    level: 'medium',
    name: 'Fever for three days or more',
    because: 'Fever that lasts three days or more should be examined.',
    source: SOURCES.ncdcIdsr,
    applies: (p) => any(p, 'fever') && daysOf(p, 'fever') >= 3,
  },
  {
    id: 'fever-no-response',
    level: 'medium',
    name: 'Fever despite treatment',
    because: 'Fever that goes on after two days of malaria medicine or antibiotics can be Lassa fever or typhoid.',
    source: SOURCES.ncdcLassa,
    applies: (p) =>
      any(p, 'no-response-treatment') || (any(p, 'fever') && any(p, 'recent-antimalarial', 'lassa-contact')),
  },
  {
    id: 'fever-rash',
    level: 'medium',
    name: 'Fever with rash',
    because: 'Fever with rash can be measles, mpox or another illness that has to be reported.',
    source: SOURCES.ncdcMeasles,
    applies: (p) =>
      (all(p, 'fever', 'rash') && !all(p, 'low-grade-fever', 'rash-stages')) ||
      any(p, 'rash-deep-pustules', 'measles-contact'),
  },
  {
    id: 'strep-throat-signs',
    level: 'medium',
    name: 'Sore throat that may need treatment',
    because: 'Sore throat with fever, coated tonsils, tender glands or rash can be a bacterial infection.',
    source: SOURCES.strepThroat,
    applies: (p) =>
      (any(p, 'sore-throat') &&
        (any(
          p,
          'tonsils-coated',
          'uvula-shifted',
          'rash-sandpaper',
          'strep-contact',
          'palate-spots',
          'swallowing-trouble',
          'spleen-large',
          'neck-glands-back',
        ) ||
          (count(p, 'fever', 'neck-glands', 'tonsils-large') >= 2 && !plainCold(p)) ||
          (daysOf(p, 'sore-throat') > 7 && !any(p, 'cough', 'runny-nose')))) ||
      any(p, 'rash-sandpaper', 'lockjaw', 'mono-test'),
  },
  {
    id: 'sinusitis-signs',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Sinus complaints that last or get worse',
    because: 'Sinus pain for ten days, with fever, or worse after getting better can be bacterial.',
    source: SOURCES.sinusitis,
    applies: (p) =>
      (any(p, 'face-pain') &&
        (any(p, 'fever') ||
          daysOf(p, 'face-pain') >= 10 ||
          any(p, 'better-then-worse') ||
          (p.durationDays ?? 0) >= 10 ||
          atLeast(p, 3, 'face-pain'))) ||
      (any(p, 'nasal-discharge-thick') && ((p.durationDays ?? 0) >= 10 || any(p, 'better-then-worse'))),
  },
  {
    id: 'skin-infection',
    level: 'medium',
    name: 'Red, hot, spreading skin, boil or infected wound',
    because: 'Skin that is red, hot and spreading, a boil or an infected wound may need treatment within a day.',
    source: SOURCES.cellulitis,
    applies: (p) =>
      (any(p, 'skin-red-hot') &&
        (!any(p, 'sting-local', 'insect-sting', 'sunburn', 'eyelid-lump', 'burn', 'skin-dry-flexures', 'eye-pepper') ||
          any(p, 'fever', 'redness-spreading'))) ||
      any(
        p,
        'wound-infected',
        'skin-crusts-honey',
        'umbilicus-red',
        'joint-swollen-hot',
        'foot-ulcer',
        'skin-dying',
        'rash-band',
        'rash-deep-pustules',
        'rash-bleeding',
        'skin-peeling',
        'rash-new-medicine',
        'rash-bullseye',
      ) ||
      (any(p, 'abscess') &&
        (any(p, 'fever', 'known-diabetes', 'getting-worse') || atLeast(p, 2, 'abscess') || daysOf(p, 'abscess') > 3)) ||
      (any(p, 'ingrown-nail') && any(p, 'abscess', 'fever')) ||
      (any(p, 'eyelid-swelling') && any(p, 'fever')),
  },
  {
    id: 'skin-widespread',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Itchy bumps that spread in the family, or rash that lasts',
    because: 'Scabies, ringworm of the scalp and other rashes that last need a prescription.',
    source: SOURCES.pharmacyFirst,
    applies: (p) => any(p, 'burrows', 'skin-silvery') || (any(p, 'itch-night') && any(p, 'others-ill-same')),
  },
  {
    id: 'scalp-ringworm',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Ringworm of the scalp',
    because: 'Ringworm of the scalp needs tablets: creams don’t reach it.',
    source: SOURCES.nhsRingworm,
    applies: (p) => any(p, 'ringworm-scalp'),
  },
  {
    id: 'mouth-patch-lasting',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Patch or sore in the mouth for three weeks',
    because: 'A patch, lump or sore in the mouth that is there for three weeks should be looked at for cancer.',
    source: SOURCES.cancerReferral,
    applies: (p) => any(p, 'mouth-white', 'mouth-ulcer') && daysOf(p, 'mouth-white') >= 21 && !younger(p, 12),
  },
  {
    id: 'mononucleosis-signs',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Long tiredness with sore throat and swollen glands',
    because: 'Tiredness with sore throat and glands for more than a week can be glandular fever; HIV is tested too.',
    source: SOURCES.sti,
    applies: (p) =>
      (any(p, 'neck-glands') &&
        any(p, 'fatigue', 'sore-throat') &&
        ((p.durationDays ?? 0) >= 6 || any(p, 'spleen-large', 'neck-glands-back', 'enlarged-glands-general'))) ||
      any(p, 'enlarged-glands-general'),
  },
  {
    id: 'flu-risk',
    level: 'medium',
    name: 'Flu-like illness',
    because:
      'A flu-like illness with high fever, in pregnancy, old age or chronic disease can need treatment within two days.',
    source: SOURCES.flu,
    applies: (p) =>
      all(p, 'cough', 'body-aches') &&
      (any(
        p,
        'high-fever',
        'pregnant',
        'known-asthma',
        'known-copd',
        'known-diabetes',
        'known-heart-disease',
        'immune-weak',
      ) ||
        older(p, 65)),
  },
  {
    id: 'chronic-risk',
    level: 'medium',
    name: 'Illness with weakened defences',
    because: 'HIV, cancer treatment, transplants or severe chronic disease make infections more dangerous.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'known-hiv', 'immune-weak', 'known-cancer') &&
      any(
        p,
        'cough',
        'diarrhoea',
        'vomiting',
        'rash',
        'breathless',
        'sore-throat',
        'mouth-white',
        'weakness',
        'chills',
        'headache',
      ),
  },
] as const satisfies readonly Rule[];
