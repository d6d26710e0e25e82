import type { Database } from '#db/open-database.ts';
import { fees } from '#db/schema/payments/payments.ts';
import { type CancellationFee, feeKobo, isFree } from '#features/schedules/rules/cancellation-fee.ts';

/**
 * Adds what cancelling an appointment late cost as a fee that is due, in the transaction of the cancellation. Nothing for null
 * and for a rule that costs nothing. A share of a price that isn't known has no amount.
 */
export async function addLateFee(
  tx: Database,
  { id: appointmentId, providerId }: { readonly id: number; readonly providerId: number },
  fee: CancellationFee | null,
  nowMs: number,
): Promise<void> {
  if (fee === null || isFree(fee)) return;
  const amountKobo = feeKobo(fee);
  if (amountKobo === 0) return;
  const share = amountKobo === undefined ? `${fee.percent}%` : null;
  const note = [share, fee.note].filter((part) => part !== null).join(' · ');
  await tx
    .insert(fees)
    .values({
      ...{ providerId, appointmentId },
      kind: 'late_cancellation',
      amountKobo: amountKobo ?? null,
      note: note === '' ? null : note,
      dueAt: new Date(nowMs),
    })
    .onConflictDoNothing();
}
