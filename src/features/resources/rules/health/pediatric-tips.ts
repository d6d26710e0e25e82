import { text } from '#platform/common/text.ts';
import { EXTERNAL_SITES } from './external-sites.ts';
import type { HealthTip } from './health-tip.ts';

/** Health tips for babies and children. */
export const PEDIATRIC_TIPS: readonly HealthTip[] = [
  {
    id: 'child-danger',
    category: 'pediatric',
    title: text('Danger signs in a child'),
    advice: text(
      'Go to a hospital at once with a child who cannot drink or breastfeed, vomits everything, has fits, is ' +
        'very sleepy or hard to wake, or breathes with difficulty. Call 112 if you cannot get there.',
    ),
    source: EXTERNAL_SITES.childHealth,
  },
  {
    id: 'baby-fever',
    category: 'pediatric',
    title: text('A fever in a small baby is urgent'),
    advice: text(
      'A baby under 3 months with 38 °C or more has to be seen by a health worker the same day, also when it ' +
        'seems well otherwise.',
    ),
    source: EXTERNAL_SITES.nhsFever,
  },
  {
    id: 'diarrhoea',
    category: 'pediatric',
    title: text('Diarrhoea: give ORS and zinc'),
    advice: text(
      'Give oral rehydration solution after every loose stool, keep breastfeeding and feeding, and ask for zinc ' +
        'for 10 to 14 days. Blood in the stool, sunken eyes or a child too weak to drink need a hospital.',
    ),
    source: EXTERNAL_SITES.diarrhoea,
  },
  {
    id: 'vaccines',
    category: 'pediatric',
    title: text('Keep to the vaccination days'),
    advice: text(
      'Routine vaccines are free at public primary health centres, from the day of birth on. Keep the card safe ' +
        'and bring it each time. A day that was missed can be caught up: ask.',
    ),
    source: EXTERNAL_SITES.nphcda,
  },
  {
    id: 'breastfeeding',
    category: 'pediatric',
    title: text('Only breast milk for six months'),
    advice: text(
      'Breastfeed within an hour of birth and give nothing else, not even water, for six months. Then add other ' +
        'food and go on breastfeeding to two years and beyond.',
    ),
    source: EXTERNAL_SITES.feeding,
  },
  {
    id: 'pneumonia',
    category: 'pediatric',
    title: text('Fast breathing can be pneumonia'),
    advice: text(
      'A child who coughs and breathes fast, or whose chest draws in with each breath, has to see a health ' +
        'worker the same day.',
    ),
    source: EXTERNAL_SITES.pneumonia,
  },
];
