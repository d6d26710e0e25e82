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
  if (kind === 'amount') return { kobo: koboOf(amount) ?? null, percent: null, note };
  return { kobo: null, percent: shareOf(percent), note, priceKobo: koboOf(price) };
}

/** Returns the first invalid field and why; undefined if all are valid. */
export function feeProblem({ kind, amount, percent, price }: TypedFee): FeeProblem | undefined {
  if (kind === 'amount') {
    const problem = isWithin(koboOf(amount), 100, 100_000_000)
      ? undefined
      : (spellingProblem(amount) ?? text('Use an amount from ₦1 to ₦1,000,000.'));
    return problem === undefined ? undefined : { field: 'amount', problem };
  }
  if (kind !== 'percent') return undefined;
  if (!isWithin(shareOf(percent), 1, 100)) return { field: 'percent', problem: text('Use a share from 1 to 100.') };
  if (isPrice(price)) return undefined;
  return { field: 'price', problem: spellingProblem(price) ?? PRICE_LIMITS };
}

/** Returns why an optional price can't be saved; undefined if it can, and for an empty one. */
export function priceProblem(typed: string): string | undefined {
  if (typed.trim() === '' || isPrice(typed)) return undefined;
  if (koboOf(typed) === 0) return text('A price starts at ₦1. If it is free, leave the price empty.');
  return spellingProblem(typed) ?? PRICE_LIMITS;
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

const PRICE_LIMITS = text('Use a price from ₦1 to ₦10,000,000.');

function isPrice(typed: string): boolean {
  return isWithin(koboOf(typed), VISIT_PRICE.least, VISIT_PRICE.most);
}

function spellingProblem(typed: string): string | undefined {
  const isMisspelt = typed.trim() !== '' && koboOf(typed) === undefined;
  return isMisspelt ? text('Write the amount in figures, such as 5,000 or 5000.50.') : undefined;
}

function isWithin(number: number | undefined, least: number, most: number): boolean {
  return number !== undefined && number >= least && number <= most;
}

function shareOf(typed: string): number {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** Digits alone, or in groups of three with commas or with spaces; then up to two digits of kobo. */
const AMOUNT = /^(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+))(?:\.\d{1,2})?$/;

/** Returns an amount in kobo, written with or without ₦, N or NGN in front; undefined if it is no amount. */
export function koboOf(typed: string): number | undefined {
  const number = typed.trim().replace(/^(?:₦|NGN|N)\s*/i, '');
  return AMOUNT.test(number) ? Math.round(Number(number.replaceAll(/[,\s]/g, '')) * 100) : undefined;
}
