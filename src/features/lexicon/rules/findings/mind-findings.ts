import type { FindingRow } from './finding-row.ts';

/** Mood, sleep, thoughts and drink. */
export const MIND_FINDINGS = [
  {
    id: 'suicidal',
    name: 'thoughts of ending one’s life',
    isDanger: true,
    base: 0.004,
    ask: 'Are there thoughts of ending your life or of hurting yourself?',
  },
  {
    id: 'violent',
    name: 'danger to others',
    isDanger: true,
    base: 0.002,
  },
  {
    id: 'hallucinations',
    name: 'hearing or seeing what others don’t',
    base: 0.004,
    ask: 'Are there voices or sights that others do not hear or see?',
  },
  {
    id: 'low-mood',
    name: 'low mood',
    base: 0.03,
  },
  {
    id: 'anxiety',
    name: 'anxiety',
    base: 0.04,
  },
  {
    id: 'panic-attack',
    name: 'sudden attacks of fear',
    base: 0.01,
    implies: ['anxiety'],
  },
  {
    id: 'insomnia',
    name: 'trouble sleeping',
    base: 0.04,
  },
  {
    id: 'alcohol-heavy',
    name: 'heavy drinking',
    kind: 'background',
    base: 0.02,
  },
  {
    id: 'alcohol-stopped',
    name: 'stopped drinking suddenly',
    kind: 'background',
    base: 0.002,
  },
  {
    id: 'drug-use',
    name: 'drug use',
    kind: 'background',
    base: 0.01,
  },
  {
    id: 'after-birth-low',
    name: 'low mood after a birth',
    base: 0.002,
  },
  {
    id: 'hangover',
    name: 'drank a lot of alcohol the day before',
    kind: 'exposure',
    base: 0.005,
  },
] as const satisfies readonly FindingRow[];
