import type { Owed } from '../contract.ts';

/** Returns what is left of the price of a visit, kobo; 0 if it is paid, or names no price. */
export function restOf({ priceKobo, paidKobo }: Pick<Owed, 'paidKobo' | 'priceKobo'>): number {
  return Math.max(0, (priceKobo ?? 0) - paidKobo);
}
