import { any, atLeast, daysOf, older, type Presentation } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** Night sweats with hot flushes and none of the signs of a serious illness. */
const isMenopausal = (p: Presentation) =>
  any(p, 'hot-flushes') && p.absent.has('weight-loss') && !any(p, 'fever', 'cough', 'lump-skin', 'weight-loss');

/** Reasons to be seen that belong to no organ: severe pain, weakness, paleness, what was chosen as severe. */
export const GENERAL_RULES = [
  {
    id: 'severe-complaint',
    level: 'medium',
    name: 'Severe complaint',
    because: 'What is called severe should be examined within a day.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      p.choseSevere ||
      atLeast(
        p,
        3,
        'belly-pain',
        'back-pain',
        'joint-pain',
        'limb-pain',
        'ear-pain',
        'sore-throat',
        'face-pain',
        'toothache',
        'weakness',
        'diarrhoea',
        'vomiting',
        'fatigue',
        'dizziness',
        'eye-pain',
        'period-pain',
        'neck-pain',
        'body-aches',
        'anal-pain',
        'palpitations',
      ) ||
      any(p, 'pain-unbearable'),
  },
  {
    id: 'weakness-acute',
    level: 'medium',
    name: 'Weakness',
    because: 'Great weakness without a plain cause should be looked at.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      atLeast(p, 2, 'weakness') || (any(p, 'weakness') && (older(p, 65) || any(p, 'fever', 'known-diabetes'))),
  },
  {
    id: 'paleness',
    level: 'medium',
    name: 'Paleness',
    because: 'Paleness can mean too little blood.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'paleness'),
  },
  {
    id: 'swelling-general',
    level: 'medium',
    name: 'Swelling with little or foamy urine',
    because: 'Swelling with foamy or little urine can come from the kidneys.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'swelling-whole-body') ||
      (any(p, 'swelling') && any(p, 'urine-foamy', 'little-urine', 'dark-urine', 'urine-blood')),
  },
  {
    id: 'tiredness-lasting',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Tiredness or other complaint for weeks',
    because: 'Tiredness, night sweats, fever or dizziness for weeks should be examined.',
    source: SOURCES.cancerReferral,
    applies: (p) =>
      (any(p, 'fatigue', 'weakness', 'dizziness') && daysOf(p, 'fatigue') >= 14) ||
      (any(p, 'night-sweats') && !isMenopausal(p)) ||
      (any(p, 'insomnia') && (p.lasting.get('insomnia') ?? 0) >= 28) ||
      (any(p, 'headache') && daysOf(p, 'headache') >= 14 && (p.lasting.get('headache') ?? 0) >= 14) ||
      any(p, 'heat-intolerance') ||
      (any(p, 'cold-intolerance') && any(p, 'weight-gain', 'fatigue')),
  },
  {
    id: 'hiccups-lasting',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Hiccups for two days or more',
    because: 'Hiccups for more than two days can come from an illness of the chest, the belly or the kidneys.',
    source: SOURCES.nhsHiccups,
    applies: (p) => any(p, 'hiccups') && daysOf(p, 'hiccups') >= 2,
  },
  {
    id: 'bleeding-lasting',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Bleeding for weeks',
    because: 'Bleeding that goes on or comes back for two weeks should be explained.',
    source: SOURCES.cancerReferral,
    applies: (p) =>
      any(p, 'bleeding') &&
      daysOf(p, 'bleeding') >= 14 &&
      !any(p, 'bleeding-over', 'cut', 'nosebleed', 'bleeding-gums'),
  },
  {
    id: 'medicine-stopped',
    level: 'medium',
    seeBy: 'within 24 hours',
    name: 'Own medicine stopped',
    because: 'Medicine for sugar, pressure, epilepsy or the heart should not be stopped without advice.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'stopped-medicine') &&
      any(p, 'known-diabetes', 'known-hypertension', 'known-epilepsy', 'known-heart-disease', 'known-hiv'),
  },
  {
    id: 'toothache-swelling',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Toothache',
    because: 'Toothache should be seen by a dentist, today if face or jaw swells.',
    source: SOURCES.selfCareWho,
    applies: (p) => any(p, 'toothache', 'dental-swelling') && !any(p, 'teething'),
  },
] as const satisfies readonly Rule[];
