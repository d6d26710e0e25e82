import type { FindingId } from '#features/lexicon/rules/findings/all-findings.ts';
import { any, type Presentation, younger } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** The points of the first of some ascending upper bounds that a value doesn't exceed. */
function points(value: number | undefined, bands: readonly (readonly [number, number])[]): number {
  if (value === undefined) return 0;
  return bands.find(([upTo]) => value <= upTo)?.[1] ?? 0;
}

const ABOVE = Number.POSITIVE_INFINITY;

/** The NEWS2 score of each measured value. Values that weren't measured have none. */
function newsScores(p: Presentation): readonly number[] {
  const { breaths, spo2, systolic, pulse, temperatureC } = p.vitalSigns;
  return [
    points(breaths, [
      [8, 3],
      [11, 1],
      [20, 0],
      [24, 2],
      [ABOVE, 3],
    ]),
    points(spo2, [
      [91, 3],
      [93, 2],
      [95, 1],
      [ABOVE, 0],
    ]),
    points(systolic, [
      [90, 3],
      [100, 2],
      [110, 1],
      [219, 0],
      [ABOVE, 3],
    ]),
    points(pulse, [
      [40, 3],
      [50, 1],
      [90, 0],
      [110, 1],
      [130, 2],
      [ABOVE, 3],
    ]),
    points(temperatureC, [
      [35, 3],
      [36, 1],
      [38, 0],
      [39, 1],
      [ABOVE, 2],
    ]),
    any(p, 'confusion', 'drowsy', 'unresponsive') ? 3 : 0,
  ];
}

const adult = (p: Presentation) => (p.ageYears === undefined || p.ageYears >= 16) && !p.pregnant;
const measured = (p: Presentation) => Object.keys(p.vitalSigns).length > 0;
const total = (p: Presentation) => newsScores(p).reduce((sum, score) => sum + score, 0);

/** Upper and lower limits of the IITT for children by age. @see IITT under 12 years: high-risk vital signs */
function childLimits(
  p: Presentation,
):
  | { readonly breaths: number; readonly slowBreaths: number; readonly pulse: number; readonly slowPulse: number }
  | undefined {
  if (p.ageYears === undefined || p.ageYears >= 12) return undefined;
  if (p.ageYears < 1) return { breaths: 50, slowBreaths: 25, pulse: 180, slowPulse: 90 };
  if (p.ageYears < 5) return { breaths: 40, slowBreaths: 20, pulse: 160, slowPulse: 80 };
  return { breaths: 30, slowBreaths: 10, pulse: 140, slowPulse: 70 };
}

/** Findings that make a fast pulse with a low pressure a loss of blood or water. */
const LOSING: readonly FindingId[] = [
  'bleeding',
  'black-stool',
  'blood-in-stool',
  'vomiting-blood',
  'vaginal-bleeding',
  'vomiting',
  'diarrhoea',
  'dizziness',
  'fainting',
  'near-fainting',
  'weakness',
  'injury',
  'belly-pain',
  'fever',
  'confusion',
];

/** Measured values: NEWS2 for adults, the limits of the IITT for all. */
export const VITAL_SIGN_RULES = [
  {
    id: 'news2-emergency',
    level: 'high',
    name: 'Vital signs far from normal',
    because: 'The early warning score is 7 or more.',
    source: SOURCES.news2,
    applies: (p) => adult(p) && measured(p) && total(p) >= 7,
  },
  {
    id: 'oxygen-low',
    level: 'high',
    name: 'Low oxygen',
    because: 'An oxygen value under 92 % needs oxygen.',
    source: SOURCES.iittAdult,
    applies: (p) => (p.vitalSigns.spo2 ?? 100) < 92,
  },
  {
    id: 'blood-pressure-low',
    level: 'high',
    name: 'Very low blood pressure',
    because: 'An upper blood pressure of 90 or less in an adult means shock until shown otherwise.',
    source: SOURCES.news2,
    applies: (p) => adult(p) && (p.vitalSigns.systolic ?? 120) <= 90,
  },
  {
    id: 'shock-index',
    level: 'high',
    name: 'Pulse higher than the upper blood pressure',
    because:
      'A fast pulse with a low blood pressure is shock until shown otherwise. Bleeding, lost water and faintness add to the danger.',
    source: SOURCES.shockIndex,
    applies: (p) => {
      const { pulse, systolic } = p.vitalSigns;
      if (pulse === undefined || systolic === undefined || younger(p, 12)) return false;
      return pulse > systolic || (pulse >= 100 && systolic <= 100 && any(p, ...LOSING));
    },
  },
  {
    id: 'pulse-extreme',
    level: 'high',
    name: 'Heart far too fast or too slow',
    because: 'A pulse under 50 with complaints, or over 150, is a danger sign.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      (p.ageYears === undefined || p.ageYears >= 12) &&
      ((p.vitalSigns.pulse ?? 80) > 150 ||
        (p.vitalSigns.pulse ?? 80) <= 40 ||
        ((p.vitalSigns.pulse ?? 80) < 50 &&
          any(p, 'fainting', 'near-fainting', 'chest-pain', 'breathless', 'dizziness', 'confusion'))),
  },
  {
    id: 'temperature-extreme',
    level: 'high',
    name: 'Temperature far too high or too low',
    because: 'A temperature of 41 °C and more, or 35 °C and less, is dangerous by itself; measure again on the way.',
    source: SOURCES.news2,
    applies: (p) => (p.vitalSigns.temperatureC ?? 37) >= 41 || (p.vitalSigns.temperatureC ?? 37) <= 35,
  },
  {
    id: 'sepsis-quick-score',
    level: 'high',
    name: 'Fast breathing and low blood pressure',
    because: 'Two of fast breathing, low blood pressure and confusion point to an infection of the blood or to shock.',
    source: SOURCES.sepsis,
    applies: (p) =>
      adult(p) &&
      [(p.vitalSigns.breaths ?? 0) >= 22, (p.vitalSigns.systolic ?? 120) <= 100, any(p, 'confusion', 'drowsy')].filter(
        Boolean,
      ).length >= 2,
  },
  {
    id: 'breaths-extreme',
    level: 'high',
    name: 'Breathing far too fast or too slow',
    because: 'More than 30 breaths a minute, or under 9, in somebody over twelve is a danger sign.',
    source: SOURCES.pneumonia,
    applies: (p) =>
      (p.ageYears === undefined || p.ageYears >= 12) &&
      ((p.vitalSigns.breaths ?? 16) >= 30 || (p.vitalSigns.breaths ?? 16) <= 8),
  },
  {
    id: 'child-vital-signs-high',
    level: 'high',
    name: 'Vital signs of a child far from normal',
    because:
      'Two values outside the limits for the age are danger signs. Under two months so is a temperature over 39 °C or under 36 °C.',
    source: SOURCES.iittChild,
    applies: (p) => {
      const limits = childLimits(p);
      if (limits === undefined) return false;
      const { breaths, pulse, temperatureC = 37, systolic } = p.vitalSigns;
      const off = [
        (breaths ?? 0) > limits.breaths,
        (breaths ?? 99) < limits.slowBreaths,
        (pulse ?? 0) > limits.pulse,
        (pulse ?? 999) < limits.slowPulse,
        temperatureC < 36,
      ];
      return (
        off.filter(Boolean).length >= 2 ||
        ((p.ageYears ?? 1) < 0.17 && (temperatureC > 39 || temperatureC < 36)) ||
        (systolic ?? 100) < 70
      );
    },
  },
  {
    id: 'news2-urgent',
    level: 'medium',
    name: 'Vital signs outside normal',
    because: 'The early warning score is 5 or more, or one value alone is far off.',
    source: SOURCES.news2,
    applies: (p) => adult(p) && measured(p) && (total(p) >= 5 || newsScores(p).includes(3)),
  },
  {
    id: 'vital-signs-high-risk',
    level: 'medium',
    name: 'A vital sign outside the limits',
    because:
      'A pulse under 60 or over 130, or breathing under 10 or over 30, calls for an early look. So does a temperature over 39 °C or under 36 °C.',
    source: SOURCES.iittAdult,
    applies: (p) => {
      const { pulse = 80, breaths = 16, temperatureC = 37 } = p.vitalSigns;
      const child = childLimits(p);
      if (child !== undefined)
        return (
          (p.vitalSigns.breaths ?? 0) > child.breaths ||
          (p.vitalSigns.pulse ?? 0) > child.pulse ||
          temperatureC > 39 ||
          temperatureC < 36
        );
      return pulse < 50 || pulse > 130 || breaths < 10 || breaths > 30 || temperatureC > 39 || temperatureC < 36;
    },
  },
  {
    id: 'blood-pressure-high',
    level: 'medium',
    seeBy: 'within 24 hours',
    name: 'Very high blood pressure',
    because: 'A blood pressure of 180 over 110 or more should be measured again and treated, even without complaints.',
    source: SOURCES.hypertension,
    applies: (p) =>
      any(p, 'very-high-bp') || (p.vitalSigns.systolic ?? 0) >= 180 || (p.vitalSigns.diastolic ?? 0) >= 110,
  },
  {
    id: 'blood-pressure-raised',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'High blood pressure',
    because: 'A blood pressure of 160 over 100 or more should be measured again on another day and treated.',
    source: SOURCES.hypertension,
    applies: (p) =>
      (p.ageYears === undefined || p.ageYears >= 16) &&
      ((p.vitalSigns.systolic ?? 0) >= 160 || (p.vitalSigns.diastolic ?? 0) >= 100),
  },
  {
    id: 'sugar-high',
    level: 'medium',
    name: 'High blood sugar',
    because: 'A very high blood sugar, or great thirst with much urine, should be tested within a day.',
    source: SOURCES.diabetes,
    applies: (p) =>
      any(p, 'high-sugar-measured') ||
      (any(p, 'thirst') && any(p, 'frequent-urination-large')) ||
      (any(p, 'frequent-urination-large') && any(p, 'weight-loss', 'fatigue')),
  },
] as const satisfies readonly Rule[];
