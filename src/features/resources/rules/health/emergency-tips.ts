import { text } from '#platform/common/text.ts';
import { EXTERNAL_SITES } from './external-sites.ts';
import type { HealthTip } from './health-tip.ts';

/** First aid until help arrives. */
export const EMERGENCY_TIPS: readonly HealthTip[] = [
  {
    id: 'stroke',
    category: 'emergency',
    title: text('Stroke: act fast'),
    advice: text(
      'A face that hangs on one side, an arm that cannot be lifted, speech that is slurred: call 112 at once, ' +
        'even if it goes away. Note the time it began. Give nothing to eat or drink.',
    ),
    source: EXTERNAL_SITES.nhsStroke,
  },
  {
    id: 'bleeding',
    category: 'emergency',
    title: text('Heavy bleeding: press hard'),
    advice: text(
      'Press firmly on the wound with a clean cloth and do not let go until help comes. Put more cloth on top ' +
        'if it soaks through. Call 112, or have somebody call.',
    ),
    source: EXTERNAL_SITES.firstAid,
  },
  {
    id: 'burns',
    category: 'emergency',
    title: text('Burns: cool with water'),
    advice: text(
      'Hold the burn under cool running water for 20 minutes. Take off rings and clothes that do not stick. ' +
        'Cover it loosely with something clean. No ice, oil, egg or toothpaste.',
    ),
    source: EXTERNAL_SITES.nhsBurns,
  },
  {
    id: 'snakebite',
    category: 'emergency',
    title: text('Snakebite: keep still'),
    advice: text(
      'Keep the person and the bitten limb still, take off rings, and go to a hospital at once. Do not cut, ' +
        'suck, burn or tie it tightly, and do not try to catch the snake.',
    ),
    source: EXTERNAL_SITES.snakebite,
  },
  {
    id: 'fits',
    category: 'emergency',
    title: text('Fits: protect, do not hold'),
    advice: text(
      'Move hard things away, put something soft under the head, and put nothing in the mouth. Afterwards turn ' +
        'the person on their side. Call 112 if it is the first one, lasts over 5 minutes or comes again.',
    ),
    source: EXTERNAL_SITES.epilepsy,
  },
  {
    id: 'not-breathing',
    category: 'emergency',
    title: text('Not waking, not breathing'),
    advice: text(
      'Call 112. Push hard and fast in the middle of the chest, about twice a second, and do not stop until ' +
        'help comes or the person breathes.',
    ),
    source: EXTERNAL_SITES.firstAid,
  },
];
