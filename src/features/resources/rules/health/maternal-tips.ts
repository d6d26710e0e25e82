import { text } from '#platform/common/text.ts';
import { EXTERNAL_SITES } from './external-sites.ts';
import type { HealthTip } from './health-tip.ts';

/** Health tips for pregnancy and birth. */
export const MATERNAL_TIPS: readonly HealthTip[] = [
  {
    id: 'antenatal',
    category: 'maternal',
    title: text('Go to antenatal care early'),
    advice: text(
      'Go for the first time in the first 12 weeks of pregnancy, and at least eight times in all. Each time ' +
        'somebody checks you and the baby, and problems are found while they can be treated.',
    ),
    source: EXTERNAL_SITES.antenatalCare,
  },
  {
    id: 'pregnancy-danger',
    category: 'maternal',
    title: text('Danger signs in pregnancy'),
    advice: text(
      'Go to a hospital at once, day or night, with: bleeding, strong headache or blurred sight, fits, fever, ' +
        'strong pain in the belly, trouble breathing, water breaking early, or a baby that moves less. Call 112 ' +
        'if you cannot get there.',
    ),
    source: EXTERNAL_SITES.maternalMortality,
  },
  {
    id: 'pregnancy-malaria',
    category: 'maternal',
    title: text('Protect yourself from malaria'),
    advice: text(
      'Malaria in pregnancy harms mother and child. Sleep under a treated net, and ask at antenatal care for ' +
        'the preventive medicine that is given from the second trimester.',
    ),
    source: EXTERNAL_SITES.malaria,
  },
  {
    id: 'skilled-birth',
    category: 'maternal',
    title: text('Give birth with skilled help'),
    advice: text(
      'Choose beforehand where you will give birth, who comes with you, how you get there at night, and who ' +
        'could give blood. Most deaths in childbirth are prevented by skilled help in time.',
    ),
    source: EXTERNAL_SITES.maternalMortality,
  },
  {
    id: 'after-birth',
    category: 'maternal',
    title: text('Watch yourself after the birth'),
    advice: text(
      'Heavy bleeding, fever, strong headache, fits, trouble breathing or pain in the leg after the birth are ' +
        'an emergency. Have yourself and the baby checked in the first days even if all is well.',
    ),
    source: EXTERNAL_SITES.maternalMortality,
  },
];
