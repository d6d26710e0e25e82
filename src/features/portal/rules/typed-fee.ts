import { type CancellationFee, VISIT_PRICE } from '#features/schedules/rules/cancellation-fee.ts';
import { text } from '#platform/common/text.ts';

/** The fee for late cancellation as the form holds it; money in naira. */
export interface TypedFee {
  readonly kind: 'none' | 'amount' | 'percent';
  readonly amount: string;
  readonly percent: string;
  /** The price of an appointment that a percentage is taken from. */
  readonly price: string;
  readonly note: string;
}

/** Returns the form's values for a stored fee. */
export function typedFee({ kobo, percent, note, priceKobo }: CancellationFee): TypedFee {
  return {
    kind: kobo !== null ? 'amount' : percent !== null ? 'percent' : 'none',
    amount: kobo === null ? '' : String(kobo / 100),
    percent: percent === null ? '' : String(percent),
    price: priceKobo === undefined ? '' : String(priceKobo / 100),
    note: note ?? '',
  };
}

/** Returns the fee to store; undefined if the typed one is invalid. */
export function feeOf(typed: TypedFee): CancellationFee | undefined {
  if (feeProblem(typed) !== undefined) return undefined;
  const { kind, amount, percent, price } = typed;
  const note = typed.note.trim() === '' ? null : typed.note.trim();
  if (kind === 'none') return { kobo: null, percent: null, note };
  if (kind === 'amount') return { kobo: koboOf(amount), percent: null, note };
  return { kobo: null, percent: shareOf(percent), note, priceKobo: koboOf(price) };
}

/** Returns the first invalid field and why; undefined if all are valid. */
export function feeProblem({ kind, amount, percent, price }: TypedFee): FeeProblem | undefined {
  if (kind === 'amount' && !isWithin(koboOf(amount), 100, 100_000_000)) {
    return { field: 'amount', problem: text('Use an amount from ₦1 to ₦1,000,000.') };
  }
  if (kind !== 'percent') return undefined;
  if (!isWithin(shareOf(percent), 1, 100)) return { field: 'percent', problem: text('Use a share from 1 to 100.') };
  if (isWithin(koboOf(price), VISIT_PRICE.least, VISIT_PRICE.most)) return undefined;
  return { field: 'price', problem: text('Use a price from ₦1 to ₦10,000,000.') };
}

/** Returns the present problem of a reported field, after more was typed; other fields wait for the next save. */
export function stillWrong(reported: FeeProblem | undefined, typed: TypedFee): FeeProblem | undefined {
  const now = feeProblem(typed);
  return now !== undefined && now.field === reported?.field ? now : undefined;
}

/** An invalid field of a typed fee, and why. */
export interface FeeProblem {
  readonly field: 'amount' | 'percent' | 'price';
  readonly problem: string;
}

function isWithin(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}

function shareOf(typed: string): number {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** Returns an amount in kobo; 0 if it is invalid. */
export function koboOf(typed: string): number {
  const number = typed.replaceAll(/[₦,\s]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(number) ? Math.round(Number(number) * 100) : 0;
}
