import type { FindingRow } from './finding-row.ts';

/** What parents see in babies and small children. */
export const CHILD_FINDINGS = [
  {
    id: 'not-drinking',
    name: 'not able to drink or breastfeed',
    isNewbornDanger: true,
    base: 0.006,
    ask: 'Is the child unable to drink or breastfeed?',
  },
  {
    id: 'feeding-poorly',
    name: 'feeds less than usual',
    isNewbornDanger: true,
    base: 0.012,
  },
  {
    id: 'newborn-silent',
    name: 'newborn that does not cry',
    kind: 'sign',
    isNewbornDanger: true,
    base: 0.0003,
  },
  {
    id: 'irritable',
    name: 'very irritable, cries a lot',
    base: 0.02,
  },
  {
    id: 'inconsolable',
    name: 'cries and cannot be comforted',
    base: 0.003,
    implies: ['irritable'],
  },
  {
    id: 'draws-legs-up',
    name: 'cries in spells and draws up the legs',
    base: 0.001,
  },
  {
    id: 'colic-baby',
    name: 'young baby cries in the evening but is otherwise well',
    base: 0.002,
  },
  {
    id: 'less-active',
    name: 'less active, does not play',
    base: 0.01,
  },
  {
    id: 'umbilicus-red',
    name: 'red or smelly navel of a newborn',
    base: 0.0008,
  },
  {
    id: 'jaundice-newborn',
    name: 'yellow newborn',
    base: 0.001,
  },
  {
    id: 'teething',
    name: 'teething',
    base: 0.006,
  },
  {
    id: 'malnourished',
    name: 'severe malnutrition',
    kind: 'sign',
    base: 0.003,
  },
  {
    id: 'swallowed-object',
    name: 'swallowed an object',
    kind: 'exposure',
    base: 0.001,
  },
  {
    id: 'swallowed-soft',
    name: 'swallowed a seed, gum or another small soft thing',
    kind: 'exposure',
    base: 0.001,
  },
  {
    id: 'hand-foot-mouth',
    name: 'spots on hands, feet and in the mouth',
    base: 0.001,
  },
  {
    id: 'slapped-cheeks',
    name: 'bright red cheeks',
    base: 0.0008,
  },
  {
    id: 'rash-sandpaper',
    name: 'rough rash like sandpaper',
    base: 0.0008,
    implies: ['rash'],
  },
  {
    id: 'rash-after-fever',
    name: 'rash as the fever ends',
    base: 0.0008,
    implies: ['rash'],
  },
  {
    id: 'milk-tooth-loose',
    name: 'loose milk tooth',
    kind: 'sign',
    base: 0.001,
  },
  {
    id: 'posseting',
    name: 'brings up a little milk after feeds',
    base: 0.003,
  },
] as const satisfies readonly FindingRow[];
