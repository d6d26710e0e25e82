import { all, any, atLeast, count, daysOf, older, type Presentation, younger } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** Days after a sexual assault in which a pregnancy can be prevented: 120 hours. */
const DAYS_TO_PREVENT = 5;

/** Worn, not inflamed joints: pain with use or short stiffness after the age of 45, and swelling denied. */
const wornJoint = (p: Presentation) =>
  any(p, 'joint-stiff-short', 'joint-pain-use') &&
  older(p, 45) &&
  p.absent.has('swelling') &&
  !any(p, 'joint-swollen-hot', 'fever', 'weight-loss', 'joint-pain-many', 'getting-worse', 'worse-night');

/** An infected or inflamed, not worn joint: pain and swelling for days, without an injury, effort or sting. */
const newlySwollen = (p: Presentation) =>
  all(p, 'joint-pain', 'swelling') &&
  p.durationDays !== undefined &&
  p.durationDays <= 14 &&
  !any(
    p,
    'injury',
    'sprain',
    'muscle-overuse',
    'insect-sting',
    'recurrent',
    'leg-swelling-both',
    'swelling-legs-night',
    'shoulder-pain',
  );

/** Injuries, burns, bites, poisons, limbs and joints. */
export const INJURY_RULES = [
  {
    id: 'major-injury',
    level: 'high',
    name: 'Major injury',
    because: 'A road crash, a fall from a height or a deep wound of trunk or neck can hide bleeding.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'injury-major', 'open-fracture', 'spine-injury', 'drowning', 'amputation'),
  },
  {
    id: 'head-injury-danger',
    level: 'high',
    name: 'Head injury with danger signs',
    because:
      'A head injury with fainting, vomiting, confusion, convulsion, fluid from nose or ear, or blood thinners can bleed inside.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'head-injury-danger') ||
      (any(p, 'injury') &&
        (any(p, 'drowsy', 'confusion', 'convulsion', 'unresponsive', 'memory-loss') ||
          (younger(p, 2) && any(p, 'vomiting')))) ||
      (any(p, 'head-injury') &&
        (any(
          p,
          'vomiting',
          'fainting',
          'confusion',
          'drowsy',
          'convulsion',
          'blood-thinner',
          'vision-blurred',
          'memory-loss',
          'one-sided-weakness',
          'unsteady',
          'unresponsive',
          'ear-discharge',
        ) ||
          atLeast(p, 3, 'headache') ||
          younger(p, 0.5))),
  },
  {
    id: 'belly-injury-danger',
    level: 'high',
    name: 'Blow to the belly with paleness, faintness or pain',
    because:
      'After a blow to the belly, paleness, faintness, vomiting or pain up to the shoulder can be bleeding inside.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'belly-injury') &&
      any(
        p,
        'paleness',
        'dizziness',
        'near-fainting',
        'fainting',
        'weakness',
        'vomiting',
        'belly-swollen',
        'belly-rigid',
        'pain-to-shoulder',
        'shoulder-pain',
        'fast-pulse',
        'belly-pain',
        'urine-blood',
        'drowsy',
        'sweating',
      ),
  },
  {
    id: 'chest-injury-danger',
    level: 'high',
    name: 'Blow to the chest with trouble breathing',
    because:
      'After a blow to the chest, trouble breathing, coughed blood or faintness can be a torn lung or bleeding inside.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'chest-injury') &&
      any(p, 'breathless', 'fast-breathing', 'cough-blood', 'near-fainting', 'fainting', 'paleness', 'cold-clammy'),
  },
  {
    id: 'snake-bite',
    level: 'high',
    name: 'Snake bite',
    because: 'Every snake bite needs hospital care, even without complaints.',
    source: SOURCES.whoSnakebite,
    applies: (p) => any(p, 'snake-bite'),
  },
  {
    id: 'poisoning',
    level: 'high',
    name: 'Poison or overdose',
    because: 'Poison, chemicals, batteries or too much medicine can harm before anything is felt.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'poisoning', 'paracetamol-too-much', 'muscle-twitch-poison'),
  },
  {
    id: 'fumes',
    level: 'high',
    name: 'Fumes in a closed room',
    because: 'Generator or fire fumes in a room with headache, dizziness or sickness is carbon monoxide poisoning.',
    source: SOURCES.carbonMonoxide,
    applies: (p) => any(p, 'carbon-monoxide'),
  },
  {
    id: 'severe-burn',
    level: 'high',
    name: 'Severe burn',
    because: 'Large, deep, face, chemical or electric burns, and burns of small children, need hospital care.',
    source: SOURCES.whoBurns,
    applies: (p) =>
      any(p, 'burn-severe', 'burn-poured') ||
      (any(p, 'burn') &&
        (atLeast(p, 2, 'burn') ||
          any(p, 'breathless', 'hoarseness', 'looks-very-ill', 'numbness') ||
          (younger(p, 5) && any(p, 'rash-blisters', 'skin-peeling')))),
  },
  {
    id: 'limb-threatened',
    level: 'high',
    name: 'Cold, pale or numb limb',
    because: 'A limb that is cold, pale or without pulse dies within hours.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'limb-cold-pale'),
  },
  {
    id: 'scorpion-child',
    level: 'high',
    name: 'Scorpion sting in a child or with general signs',
    because: 'A scorpion sting in a child, or with sweating, vomiting or breathlessness, can affect the heart.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'scorpion-sting') &&
      (younger(p, 12) || any(p, 'sweating', 'vomiting', 'breathless', 'convulsion', 'palpitations', 'drooling')),
  },
  {
    id: 'stings-many',
    level: 'high',
    name: 'Many stings at once',
    because: 'The venom of many bees or wasps can harm heart, kidneys and breathing without any allergy.',
    source: SOURCES.whoBec,
    applies: (p) => any(p, 'stings-many'),
  },
  {
    id: 'button-battery',
    level: 'high',
    name: 'Swallowed object with trouble',
    because:
      'Batteries and magnets burn through the gullet within hours; anything that stops swallowing or breathing is urgent.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'swallowed-object', 'throat-foreign') &&
      any(
        p,
        'drooling',
        'breathless',
        'poisoning',
        'vomiting',
        'vomiting-blood',
        'cough-blood',
        'chest-pain',
        'blood-in-stool',
        'noisy-breathing-in',
      ),
  },
  {
    id: 'animal-bite-head',
    level: 'high',
    name: 'Animal bite of face, head or neck',
    because:
      'From a bite near the brain rabies begins soonest: it needs washing, immunoglobulin and vaccine at once, and closing by a surgeon.',
    source: SOURCES.whoRabies,
    applies: (p) => any(p, 'animal-bite-head'),
  },
  {
    id: 'animal-bite',
    level: 'medium',
    name: 'Animal bite',
    because: 'Wash the bite for 15 minutes; rabies vaccine works only before signs begin, so it is given the same day.',
    source: SOURCES.whoRabies,
    applies: (p) => any(p, 'animal-bite', 'human-bite', 'needle-stick'),
  },
  {
    id: 'sexual-assault',
    level: 'high',
    name: 'Sexual assault in the last days',
    because:
      'Medicine that prevents HIV works best within hours, at most 72; pills that prevent a pregnancy, up to 120.',
    source: SOURCES.whoSexualViolence,
    applies: (p) => any(p, 'sexual-assault') && daysOf(p, 'sexual-assault') <= DAYS_TO_PREVENT,
  },
  {
    id: 'sexual-assault-earlier',
    level: 'medium',
    name: 'Sexual assault',
    because: 'Also later, infections, a pregnancy and what it does to the mind can be treated.',
    source: SOURCES.whoSexualViolence,
    applies: (p) => any(p, 'sexual-assault'),
  },
  {
    id: 'sexual-assault-injured',
    level: 'high',
    name: 'Sexual assault with bleeding, pain or danger',
    because: 'Bleeding, severe pain or thoughts of suicide after a sexual assault need care now.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'sexual-assault') &&
      (any(p, 'bleeding', 'vaginal-bleeding', 'belly-pain', 'fainting', 'suicidal', 'head-injury') || younger(p, 12)),
  },
  {
    id: 'assault-injured',
    level: 'high',
    name: 'Beaten badly, or with bleeding or a blow to the head',
    because:
      'Who was beaten badly, bleeds or was hit on the head can be injured inside. They may not be safe where they are.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'assault') &&
      (any(
        p,
        'assault-severe',
        'bleeding',
        'head-injury',
        'belly-injury',
        'chest-injury',
        'fainting',
        'breathless',
        'pregnant',
      ) ||
        younger(p, 5)),
  },
  {
    id: 'assault',
    level: 'medium',
    name: 'Beaten by somebody',
    because:
      'Who is beaten should be examined, and can be helped to be safe; what is written down then can protect later.',
    source: SOURCES.whoSexualViolence,
    applies: (p) => any(p, 'assault'),
  },
  {
    id: 'motorcycle-fall',
    level: 'medium',
    name: 'Fall from a motorcycle',
    because: 'A fall from a motorcycle can injure head, chest or belly without a wound.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'motorcycle-fall'),
  },
  {
    id: 'fracture',
    level: 'medium',
    name: 'Possible broken bone or dislocation',
    because: 'A crooked limb, or one that can’t carry weight, should be X-rayed today.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'fracture') ||
      (any(p, 'injury') &&
        (atLeast(p, 3, 'limb-pain', 'joint-pain') || (older(p, 65) && any(p, 'joint-pain', 'back-pain')))),
  },
  {
    id: 'burn',
    level: 'medium',
    name: 'Burn that blisters',
    because: 'Burns with blisters, in children or of hands, face, joints or genitals should be seen today.',
    source: SOURCES.whoBurns,
    applies: (p) =>
      any(p, 'burn') &&
      ((any(p, 'rash-blisters') && !(any(p, 'burn-small') && !younger(p, 10))) ||
        younger(p, 5) ||
        any(p, 'known-diabetes', 'wound-infected')),
  },
  {
    id: 'wound',
    level: 'medium',
    name: 'Deep or dirty wound',
    because: 'Deep wounds need closing within hours, dirty ones a tetanus injection.',
    source: SOURCES.whoTetanus,
    applies: (p) =>
      any(p, 'cut-deep', 'wound-dirty', 'eye-injury') || (any(p, 'cut') && any(p, 'not-vaccinated', 'numbness')),
  },
  {
    id: 'head-injury',
    level: 'medium',
    name: 'Head injury',
    because: 'Head injuries with headache or dizziness, in small children or old people, should be seen within a day.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'head-injury') &&
      (any(p, 'headache', 'dizziness', 'nausea', 'light-hurts') || younger(p, 2) || older(p, 65)),
  },
  {
    id: 'scorpion-sting',
    level: 'medium',
    name: 'Scorpion sting',
    because: 'A scorpion sting should be watched for a day.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'scorpion-sting') ||
      (any(p, 'insect-sting') &&
        (any(p, 'hives', 'fever', 'skin-tight-swelling-face', 'lip-tongue-swelling', 'wound-infected') ||
          daysOf(p, 'insect-sting') > 3)),
  },
  {
    id: 'face-swelling',
    level: 'medium',
    name: 'Swelling of face, mouth or neck',
    because: 'Swelling of face, mouth or neck should be looked at within a day.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'skin-tight-swelling-face', 'lip-tongue-swelling', 'parotid-swelling'),
  },
  {
    id: 'joint-hot',
    level: 'medium',
    name: 'Hot, swollen joint',
    because: 'A hot, swollen joint should be examined within a day.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'joint-swollen-hot', 'toe-joint') ||
      (any(p, 'joint-pain-many') && any(p, 'fever', 'recent-strep')) ||
      newlySwollen(p),
  },
  {
    id: 'joint-lasting',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Joint pain for weeks',
    because: 'Joint pain or stiffness for more than six weeks should be examined.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      (any(p, 'joint-pain', 'limb-pain', 'shoulder-pain') &&
        !(any(p, 'heel-pain', 'wrist-tingling', 'elbow-pain') && !any(p, 'swelling', 'injury', 'numbness')) &&
        !wornJoint(p) &&
        (daysOf(p, 'joint-pain') >= 42 || any(p, 'joint-stiff-morning'))) ||
      (any(p, 'limp-child') && younger(p, 12)),
  },
  {
    id: 'back-pain-danger',
    level: 'medium',
    name: 'Back pain with warning signs',
    because:
      'Back pain with fever, weight loss, cancer, an injury or pain at night should be examined. So should pain for over six weeks.',
    source: SOURCES.backPain,
    applies: (p) =>
      any(p, 'back-pain') &&
      (any(
        p,
        'fever',
        'weight-loss',
        'known-cancer',
        'injury-major',
        'immune-weak',
        'known-hiv',
        'drug-use',
        'night-sweats',
        'numbness',
        'tingling',
      ) ||
        daysOf(p, 'back-pain') >= 42 ||
        count(p, 'back-pain-leg') === 1 ||
        (older(p, 60) && any(p, 'injury', 'sudden-onset')) ||
        younger(p, 16)),
  },
] as const satisfies readonly Rule[];
