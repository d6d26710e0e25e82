import { type CancellationFee, feeKobo, isFree } from '#features/schedules/rules/cancellation-fee.ts';
import { naira } from '#platform/common/naira.ts';
import { text } from '#platform/common/text.ts';
import type { Appointment } from '../contract.ts';

/** The two names in an appointment, besides the patient's. */
export interface NamedParties {
  readonly provider: Pick<Appointment['provider'], 'name'>;
  readonly person?: Pick<NonNullable<Appointment['person']>, 'name'> | undefined;
}

/** Whom the patient sees: the person, where the practice names them, and the place. */
export function withWhom({ provider, person }: NamedParties): string {
  return person === undefined ? provider.name : `${person.name}, ${provider.name}`;
}

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
