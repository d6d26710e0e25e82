import { type CancellationFee, VISIT_PRICE } from '#features/schedules/rules/cancellation-fee.ts';
import { text } from '#platform/common/text.ts';

/** The rule for cancelling late as somebody types it; money in naira. */
export interface TypedFee {
  readonly kind: 'none' | 'amount' | 'percent';
  readonly amount: string;
  readonly percent: string;
  /** What a visit costs, from which a share is taken. */
  readonly price: string;
  readonly note: string;
}

/** What is kept as it is typed. */
export function typedFee({ kobo, percent, note, priceKobo }: CancellationFee): TypedFee {
  return {
    kind: kobo !== null ? 'amount' : percent !== null ? 'percent' : 'none',
    amount: kobo === null ? '' : String(kobo / 100),
    percent: percent === null ? '' : String(percent),
    price: priceKobo === undefined ? '' : String(priceKobo / 100),
    note: note ?? '',
  };
}

/** What is typed as it is kept; undefined when it can't be. */
export function feeOf(typed: TypedFee): CancellationFee | undefined {
  if (feeProblem(typed) !== undefined) return undefined;
  const { kind, amount, percent, price } = typed;
  const note = typed.note.trim() === '' ? null : typed.note.trim();
  if (kind === 'none') return { kobo: null, percent: null, note };
  if (kind === 'amount') return { kobo: koboOf(amount), percent: null, note };
  return { kobo: null, percent: shareOf(percent), note, priceKobo: koboOf(price) };
}

/** The first field of what is typed that can't be kept, and why; undefined when all of it can. */
export function feeProblem({ kind, amount, percent, price }: TypedFee): FeeProblem | undefined {
  if (kind === 'amount' && !isWithin(koboOf(amount), 100, 100_000_000)) {
    return { field: 'amount', problem: text('Use an amount from ₦1 to ₦1,000,000.') };
  }
  if (kind !== 'percent') return undefined;
  if (!isWithin(shareOf(percent), 1, 100)) return { field: 'percent', problem: text('Use a share from 1 to 100.') };
  if (isWithin(koboOf(price), VISIT_PRICE.least, VISIT_PRICE.most)) return undefined;
  return { field: 'price', problem: text('Use a price from ₦1 to ₦10,000,000.') };
}

/** What is still wrong in the field that was told of, after more was typed; another field waits until it is saved again. */
export function stillWrong(told: FeeProblem | undefined, typed: TypedFee): FeeProblem | undefined {
  const now = feeProblem(typed);
  return now !== undefined && now.field === told?.field ? now : undefined;
}

/** A field of a typed fee, and what is wrong with it. */
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

/** In kobo; 0 for what is no amount. */
function koboOf(typed: string): number {
  const number = typed.replaceAll(/[₦,\s]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(number) ? Math.round(Number(number) * 100) : 0;
}
