import type { FindingRow } from './finding-row.ts';

/** Pregnancy, birth and the weeks after. */
export const PREGNANCY_FINDINGS = [
  {
    id: 'pregnant',
    name: 'pregnancy',
    kind: 'background',
    base: 0.03,
  },
  {
    id: 'pregnancy-first-half',
    name: 'early pregnancy',
    kind: 'background',
    base: 0.008,
    implies: ['pregnant'],
  },
  {
    id: 'pregnancy-second-half',
    name: 'later pregnancy',
    kind: 'background',
    base: 0.01,
    implies: ['pregnant'],
  },
  {
    id: 'postpartum',
    name: 'gave birth in the last weeks',
    kind: 'background',
    base: 0.008,
  },
  {
    id: 'fetus-moves-less',
    name: 'baby in the womb moves less or not at all',
    isDanger: true,
    base: 0.001,
    ask: 'Does the baby in the womb move less than usual?',
  },
  {
    id: 'waters-broken',
    name: 'waters have broken',
    isDanger: true,
    base: 0.001,
  },
  {
    id: 'fluid-down-legs',
    name: 'fluid that runs down the legs',
    base: 0.001,
  },
  {
    id: 'labour',
    name: 'labour pains',
    isDanger: true,
    base: 0.002,
  },
  {
    id: 'cord-out',
    name: 'cord or part of the baby can be seen',
    isDanger: true,
    base: 0.0002,
  },
  {
    id: 'pre-eclampsia-known',
    name: 'high blood pressure in pregnancy',
    kind: 'background',
    base: 0.001,
  },
  {
    id: 'morning-sickness',
    name: 'sickness of early pregnancy',
    base: 0.003,
  },
  {
    id: 'lochia-foul',
    name: 'foul discharge after birth',
    base: 0.0008,
  },
  {
    id: 'pregnancy-small',
    name: 'termination or miscarriage recently',
    kind: 'background',
    base: 0.002,
  },
  {
    id: 'pain-one-side',
    name: 'pain on one side',
    kind: 'course',
    unexplained: 1,
    base: 0.05,
  },
  {
    id: 'says-ectopic',
    name: 'somebody calls it a pregnancy outside the womb',
    isDanger: true,
    base: 0.0005,
  },
] as const satisfies readonly FindingRow[];
