import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { naira } from '#platform/common/naira.ts';

/** Returns a function that says how long a service takes and what it costs, if that is known: `60 minutes, ₦15,000`. */
export function useLengthAndPrice(): (service: {
  readonly minutes: number;
  readonly priceKobo: number | null;
}) => string {
  const { t } = useLingui();
  return ({ minutes, priceKobo }) => {
    const length = t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
    return priceKobo === null ? length : `${length}, ${naira(priceKobo)}`;
  };
}
