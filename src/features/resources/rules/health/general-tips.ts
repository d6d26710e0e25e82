import { text } from '#platform/common/text.ts';
import { EXTERNAL_SITES } from './external-sites.ts';
import type { HealthTip } from './health-tip.ts';

/** General health tips. */
export const GENERAL_TIPS: readonly HealthTip[] = [
  {
    id: 'malaria',
    category: 'general',
    title: text('Sleep under a treated net, and test a fever'),
    advice: text(
      'Sleep under an insecticide-treated net every night. A fever can be malaria or something else: have a ' +
        'test before you take medicine, and finish the treatment.',
    ),
    source: EXTERNAL_SITES.malaria,
  },
  {
    id: 'blood-pressure',
    category: 'general',
    title: text('Know your blood pressure'),
    advice: text(
      'High blood pressure often cannot be felt. Have it measured, also when you feel well. Less salt, more ' +
        'movement, no tobacco and taking your tablets every day keep it down.',
    ),
    source: EXTERNAL_SITES.hypertension,
  },
  {
    id: 'lassa',
    category: 'general',
    title: text('Keep food away from rats'),
    advice: text(
      'Rats can carry Lassa fever. Keep food and grain in containers with tight lids, keep the house clean, and ' +
        'put rubbish far from it. Do not touch the blood or body fluids of somebody who is ill without gloves.',
    ),
    source: EXTERNAL_SITES.lassa,
  },
  {
    id: 'water',
    category: 'general',
    title: text('Drink safe water, wash your hands'),
    advice: text(
      'Cholera and typhoid come with unsafe water and food. Boil or treat water you are not sure of. Wash your ' +
        'hands with soap before you eat or cook and after the toilet.',
    ),
    source: EXTERNAL_SITES.cholera,
  },
  {
    id: 'genotype',
    category: 'general',
    title: text('Know your genotype'),
    advice: text(
      'Sickle-cell disease is passed on by both parents. A blood test tells whether you carry it; know the ' +
        'result before you plan a family.',
    ),
    source: EXTERNAL_SITES.sickleCell,
  },
  {
    id: 'medicines',
    category: 'general',
    title: text('Buy medicines you can trust'),
    advice: text(
      'Buy from a registered pharmacy. Look for the NAFDAC number, the expiry date and an unbroken seal. Take ' +
        'antibiotics only when a health worker prescribed them.',
    ),
    source: EXTERNAL_SITES.nafdac,
  },
];
