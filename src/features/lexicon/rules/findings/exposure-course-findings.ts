import type { FindingRow } from './finding-row.ts';

/** Contacts, journeys, and how the illness began and runs. */
export const EXPOSURE_COURSE_FINDINGS = [
  {
    id: 'travel-malaria',
    name: 'back from a journey to the tropics',
    kind: 'exposure',
    base: 0.004,
  },
  {
    id: 'lassa-contact',
    name: 'contact with Lassa fever or rats',
    kind: 'exposure',
    base: 0.003,
    ask: 'Was there contact with somebody who has Lassa fever, or with rats in food or house?',
  },
  {
    id: 'cholera-area',
    name: 'cholera in the neighbourhood',
    kind: 'exposure',
    base: 0.003,
  },
  {
    id: 'tb-contact',
    name: 'lives with somebody who has tuberculosis',
    kind: 'exposure',
    base: 0.003,
  },
  {
    id: 'meningitis-contact',
    name: 'contact with meningitis',
    kind: 'exposure',
    base: 0.001,
  },
  {
    id: 'measles-contact',
    name: 'contact with measles',
    kind: 'exposure',
    base: 0.001,
  },
  {
    id: 'strep-contact',
    name: 'contact with strep throat',
    kind: 'exposure',
    base: 0.002,
  },
  {
    id: 'animal-contact',
    name: 'contact with livestock or their products',
    kind: 'exposure',
    base: 0.004,
  },
  {
    id: 'reptile-contact',
    name: 'contact with reptiles or chicks',
    kind: 'exposure',
    base: 0.001,
  },
  {
    id: 'flood-water',
    name: 'wading in flood or river water',
    kind: 'exposure',
    base: 0.002,
  },
  {
    id: 'swimming',
    name: 'swimming',
    kind: 'exposure',
    base: 0.005,
  },
  {
    id: 'allergen',
    name: 'something eaten, stung or taken just before',
    kind: 'exposure',
    base: 0.01,
  },
  {
    id: 'new-medicine',
    name: 'new medicine',
    kind: 'exposure',
    base: 0.02,
  },
  {
    id: 'sudden-onset',
    name: 'began suddenly',
    kind: 'course',
    base: 0.08,
  },
  {
    id: 'gradual-onset',
    name: 'began slowly',
    kind: 'course',
    base: 0.06,
  },
  {
    id: 'getting-worse',
    name: 'getting worse',
    kind: 'course',
    base: 0.1,
  },
  {
    id: 'recurrent',
    name: 'has come before in the same way',
    kind: 'course',
    base: 0.08,
  },
  {
    id: 'worse-exertion',
    name: 'worse with effort',
    kind: 'course',
    base: 0.02,
  },
  {
    id: 'worse-night',
    name: 'worse at night',
    kind: 'course',
    base: 0.03,
  },
  {
    id: 'well-otherwise',
    name: 'otherwise well',
    kind: 'course',
    base: 0.1,
  },
  {
    id: 'rest-helps',
    name: 'better with rest',
    kind: 'course',
    base: 0.02,
  },
  {
    id: 'upset-emotion',
    name: 'came with stress or a fright',
    kind: 'course',
    base: 0.008,
  },
  {
    id: 'pain-unbearable',
    name: 'unbearable pain',
    kind: 'course',
    base: 0.02,
  },
] as const satisfies readonly FindingRow[];
