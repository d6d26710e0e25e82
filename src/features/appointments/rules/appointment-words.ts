import { type CancellationFee, feeKobo, isFree } from '#features/schedules/rules/cancellation-fee.ts';
import { naira } from '#platform/common/naira.ts';
import { text } from '#platform/common/text.ts';

/** What cancelling an appointment late costs, null for nothing, in a sentence or two. */
export function feeWords(fee: CancellationFee | null, name: string): string {
  const charge =
    fee === null || isFree(fee)
      ? text('There is no fee for cancelling this visit.')
      : `For it ${name} charges ${chargeWords(fee)}.`;
  return [charge, fee?.note].filter(Boolean).join(' ');
}

function chargeWords(fee: CancellationFee): string {
  const { percent, priceKobo } = fee;
  const amount = feeKobo(fee);
  if (percent === null) return naira(amount ?? 0);
  const share = `${percent}% of the price of the visit`;
  if (amount === undefined || priceKobo === undefined) return `${share}, which the provider tells you`;
  return `${naira(amount)}: ${share}, ${naira(priceKobo)}`;
}
