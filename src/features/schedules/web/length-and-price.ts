import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { naira } from '#platform/common/naira.ts';

/** The length and the price of a service. */
interface Priced {
  readonly minutes: number;
  readonly priceKobo: number | null;
  /** The people who take another time for it. */
  readonly ownMinutes?: readonly { readonly personId: number; readonly minutes: number }[] | undefined;
  /** The shortest and the longest time that it takes. */
  readonly range?: { readonly from: number; readonly until: number } | undefined;
}

/**
 * Returns a function that says how long a service takes, with a person or with anyone who is free, and what it costs, if that is
 * known: `60 minutes, ₦15,000`.
 */
export function useLengthAndPrice(): (service: Priced, personId?: number) => string {
  const { t } = useLingui();
  return ({ minutes: usual, priceKobo, ownMinutes = [], range }, personId) => {
    const minutes = ownMinutes.find((own) => own.personId === personId)?.minutes ?? usual;
    const { from, until } = personId === undefined && range ? range : { from: minutes, until: minutes };
    const longest = t`${plural(until, { one: '# minute', other: '# minutes' })}`;
    const length = from < until ? t`${from} to ${longest}` : longest;
    return priceKobo === null ? length : `${length}, ${naira(priceKobo)}`;
  };
}
