import type { FindingRow } from './finding-row.ts';

/** Eyes and lids. */
export const EYE_FINDINGS = [
  {
    id: 'red-eye',
    name: 'red eye',
    base: 0.03,
  },
  {
    id: 'eye-pain',
    name: 'pain in the eye',
    base: 0.02,
    ask: 'Is there real pain in the eye, more than grittiness?',
  },
  {
    id: 'eye-gritty',
    name: 'gritty feeling in the eye',
    base: 0.015,
  },
  {
    id: 'eye-discharge',
    name: 'discharge from the eye',
    base: 0.015,
  },
  {
    id: 'eye-watery',
    name: 'watery eyes',
    base: 0.02,
  },
  {
    id: 'eye-itch',
    name: 'itchy eyes',
    base: 0.02,
  },
  {
    id: 'halos',
    name: 'halos around lights',
    base: 0.001,
  },
  {
    id: 'pupil-fixed',
    name: 'pupil that does not react',
    kind: 'sign',
    base: 0.001,
  },
  {
    id: 'eyelid-lump',
    name: 'tender lump on the eyelid',
    base: 0.005,
    implies: ['lump-skin'],
  },
  {
    id: 'eyelid-swelling',
    name: 'swollen eyelid',
    base: 0.008,
  },
  {
    id: 'eye-bulging',
    name: 'bulging eye or painful eye movement',
    kind: 'sign',
    base: 0.001,
  },
  {
    id: 'eye-chemical',
    name: 'chemical in the eye',
    kind: 'exposure',
    isDanger: true,
    base: 0.001,
  },
  {
    id: 'eye-injury',
    name: 'injury of the eye',
    kind: 'exposure',
    base: 0.003,
  },
  {
    id: 'eye-pierced',
    name: 'pierced or burst eye',
    kind: 'exposure',
    isDanger: true,
    base: 0.0004,
    implies: ['eye-injury'],
  },
  {
    id: 'eye-pepper',
    name: 'pepper, soap or cream in the eye',
    kind: 'exposure',
    base: 0.001,
  },
  {
    id: 'contact-lens',
    name: 'wears contact lenses',
    kind: 'background',
    base: 0.01,
  },
  {
    id: 'floaters',
    name: 'new floaters or flashes',
    base: 0.003,
  },
] as const satisfies readonly FindingRow[];
