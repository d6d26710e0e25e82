import type { FindingRow } from './finding-row.ts';

/** Ears, nose, sinuses, mouth, teeth, throat and neck. */
export const EAR_NOSE_THROAT_FINDINGS = [
  {
    id: 'ear-pain',
    name: 'ear pain',
    base: 0.03,
    ask: 'Is there pain in the ear?',
  },
  {
    id: 'ear-discharge',
    name: 'discharge from the ear',
    base: 0.01,
  },
  {
    id: 'ear-drum-red',
    name: 'red or bulging eardrum',
    kind: 'sign',
    base: 0.004,
  },
  {
    id: 'ear-canal-tender',
    name: 'pain when the outer ear is touched',
    kind: 'sign',
    base: 0.004,
  },
  {
    id: 'behind-ear-swelling',
    name: 'swelling behind the ear',
    isDanger: true,
    base: 0.001,
  },
  {
    id: 'hearing-loss',
    name: 'hearing loss',
    base: 0.01,
  },
  {
    id: 'tinnitus',
    name: 'ringing in the ears',
    base: 0.008,
  },
  {
    id: 'ear-foreign',
    name: 'something stuck in ear or nose',
    kind: 'exposure',
    base: 0.001,
  },
  {
    id: 'ear-wax',
    name: 'ear wax',
    base: 0.003,
  },
  {
    id: 'runny-nose',
    name: 'runny nose',
    base: 0.1,
  },
  {
    id: 'congestion',
    name: 'blocked nose',
    base: 0.08,
  },
  {
    id: 'nose-itch',
    name: 'itchy nose',
    base: 0.01,
  },
  {
    id: 'nose-pale-swollen',
    name: 'pale, swollen lining of the nose',
    kind: 'sign',
    base: 0.003,
  },
  {
    id: 'sneezing',
    name: 'sneezing',
    base: 0.05,
  },
  {
    id: 'nosebleed',
    name: 'nosebleed',
    base: 0.01,
  },
  {
    id: 'nasal-discharge-thick',
    name: 'thick yellow or green mucus from the nose',
    base: 0.015,
  },
  {
    id: 'postnasal-drip',
    name: 'mucus running down the throat',
    base: 0.01,
  },
  {
    id: 'face-pain',
    name: 'pain or pressure in the face or sinuses',
    base: 0.012,
    ask: 'Is there pain or pressure around the cheeks, forehead or teeth?',
  },
  {
    id: 'better-then-worse',
    name: 'better at first, then worse again',
    kind: 'course',
    base: 0.01,
  },
  {
    id: 'sore-throat',
    name: 'sore throat',
    base: 0.06,
  },
  {
    id: 'throat-red',
    name: 'red throat',
    kind: 'sign',
    base: 0.02,
  },
  {
    id: 'tonsils-coated',
    name: 'white patches on the tonsils',
    kind: 'sign',
    base: 0.006,
    ask: 'Are there white patches or pus on the tonsils?',
  },
  {
    id: 'tonsils-large',
    name: 'large tonsils',
    kind: 'sign',
    base: 0.008,
  },
  {
    id: 'palate-spots',
    name: 'small red spots on the palate',
    kind: 'sign',
    base: 0.002,
  },
  {
    id: 'neck-glands',
    name: 'swollen glands in the neck',
    base: 0.02,
  },
  {
    id: 'neck-glands-back',
    name: 'swollen glands at the back of the neck',
    base: 0.003,
    implies: ['neck-glands'],
  },
  {
    id: 'hoarseness',
    name: 'hoarse voice',
    base: 0.015,
  },
  {
    id: 'muffled-voice',
    name: 'muffled voice',
    kind: 'sign',
    base: 0.001,
  },
  {
    id: 'drooling',
    name: 'drooling, cannot swallow own saliva',
    isDanger: true,
    base: 0.002,
    ask: 'Is saliva drooling because it can’t be swallowed?',
  },
  {
    id: 'uvula-shifted',
    name: 'swelling on one side of the throat',
    kind: 'sign',
    base: 0.0008,
  },
  {
    id: 'swallowing-trouble',
    name: 'trouble swallowing',
    base: 0.01,
  },
  {
    id: 'throat-lump',
    name: 'lump in the neck',
    base: 0.005,
    implies: ['lump-skin'],
  },
  {
    id: 'toothache',
    name: 'toothache',
    base: 0.012,
  },
  {
    id: 'dental-swelling',
    name: 'swollen gum or jaw from a tooth',
    base: 0.004,
  },
  {
    id: 'gum-sore',
    name: 'sore or bleeding gums when brushing',
    base: 0.006,
  },
  {
    id: 'mouth-ulcer',
    name: 'mouth sores',
    base: 0.008,
  },
  {
    id: 'mouth-ulcer-few',
    name: 'one or a few small round sores in the mouth',
    base: 0.003,
    implies: ['mouth-ulcer'],
  },
  {
    id: 'cold-sore',
    name: 'blisters on the lip',
    base: 0.004,
  },
  {
    id: 'mouth-white',
    name: 'white coating in the mouth',
    base: 0.004,
  },
  {
    id: 'koplik',
    name: 'white spots inside the cheeks',
    kind: 'sign',
    base: 0.0008,
  },
  {
    id: 'strawberry-tongue',
    name: 'bright red, bumpy tongue',
    kind: 'sign',
    base: 0.001,
  },
  {
    id: 'parotid-swelling',
    name: 'swelling in front of the ear or along the jaw',
    base: 0.002,
  },
  {
    id: 'taste-smell-lost',
    name: 'loss of smell or taste',
    base: 0.01,
  },
  {
    id: 'bad-breath',
    name: 'bad breath',
    base: 0.008,
  },
  {
    id: 'throat-foreign',
    name: 'something stuck in the throat',
    kind: 'exposure',
    base: 0.002,
  },
  {
    id: 'neck-pain',
    name: 'neck pain',
    base: 0.02,
  },
  {
    id: 'snoring',
    name: 'snoring in sleep',
    base: 0.01,
  },
  {
    id: 'jaw-pain',
    name: 'jaw pain',
    base: 0.006,
  },
] as const satisfies readonly FindingRow[];
