import type { FindingRow } from './finding-row.ts';

/** Back, joints, muscles, legs and arms. */
export const LIMB_FINDINGS = [
  {
    id: 'joint-pain',
    name: 'joint pain',
    base: 0.06,
  },
  {
    id: 'joint-swollen-hot',
    name: 'hot, swollen joint',
    base: 0.006,
    implies: ['joint-pain'],
    ask: 'Is one joint hot, red and swollen?',
  },
  {
    id: 'toe-joint',
    name: 'sudden pain and redness of the big toe',
    base: 0.002,
    implies: ['joint-pain'],
  },
  {
    id: 'joint-stiff-morning',
    name: 'joints stiff for long in the morning',
    base: 0.004,
    implies: ['joint-pain'],
  },
  {
    id: 'joint-stiff-short',
    name: 'joints stiff for minutes in the morning',
    base: 0.006,
    implies: ['joint-pain'],
  },
  {
    id: 'joint-pain-many',
    name: 'pain in several joints',
    base: 0.012,
    implies: ['joint-pain'],
  },
  {
    id: 'joint-pain-use',
    name: 'joint pain with use, stiff after rest',
    base: 0.008,
    implies: ['joint-pain'],
  },
  {
    id: 'shoulder-pain',
    name: 'shoulder pain',
    base: 0.015,
    implies: ['joint-pain'],
  },
  {
    id: 'back-pain',
    name: 'back pain',
    base: 0.06,
  },
  {
    id: 'back-pain-strain',
    name: 'back pain after lifting or bending',
    base: 0.012,
    implies: ['back-pain'],
  },
  {
    id: 'back-pain-leg',
    name: 'back pain that shoots down a leg',
    base: 0.006,
    implies: ['back-pain'],
  },
  {
    id: 'saddle-numb',
    name: 'numbness between the legs',
    isDanger: true,
    base: 0.0004,
    ask: 'Is there numbness between the legs, or trouble holding or passing urine or stool?',
  },
  {
    id: 'leg-swelling-one',
    name: 'swelling of one leg',
    base: 0.006,
    implies: ['swelling'],
    ask: 'Is one leg or calf swollen more than the other?',
  },
  {
    id: 'calf-pain',
    name: 'pain in one calf',
    base: 0.006,
    ask: 'Does one calf hurt?',
  },
  {
    id: 'limb-asleep',
    name: 'limb that falls asleep when lain or sat on',
    base: 0.003,
  },
  {
    id: 'leg-cramps',
    name: 'cramps in the legs',
    base: 0.01,
  },
  {
    id: 'limb-pain',
    name: 'pain in an arm or leg',
    base: 0.04,
  },
  {
    id: 'bone-pain-crisis',
    name: 'severe bone pain of sickle-cell disease',
    base: 0.001,
  },
  {
    id: 'hand-foot-swelling',
    name: 'swollen hands and feet of a small child',
    base: 0.001,
  },
  {
    id: 'limb-cold-pale',
    name: 'cold, pale or pulseless limb',
    isDanger: true,
    base: 0.0008,
    ask: 'Is an arm or leg cold, pale or blue?',
  },
  {
    id: 'heel-pain',
    name: 'heel pain on the first steps',
    base: 0.006,
    implies: ['limb-pain'],
  },
  {
    id: 'wrist-tingling',
    name: 'tingling hand at night',
    base: 0.005,
  },
  {
    id: 'elbow-pain',
    name: 'elbow pain',
    base: 0.005,
    implies: ['joint-pain'],
  },
  {
    id: 'limp-child',
    name: 'limping or not using a limb',
    base: 0.004,
  },
  {
    id: 'muscle-overuse',
    name: 'sore muscles after effort',
    base: 0.008,
  },
  {
    id: 'varicose',
    name: 'varicose veins',
    base: 0.004,
  },
  {
    id: 'swelling-legs-night',
    name: 'ankles swell by evening',
    base: 0.004,
  },
] as const satisfies readonly FindingRow[];
