import { Trans, useLingui } from '@lingui/react/macro';
import type { Owed } from '#features/payments/contract.ts';
import { restOf } from '#features/payments/rules/owed.ts';
import { naira } from '#platform/common/naira.ts';
import { FeeRow } from './fee-list.tsx';

/** What the patient of a visit, or a client, owes: the rest of the price, and fees that are due. */
export function OwedList({
  providerId,
  owed,
  here,
  onSettled,
}: {
  readonly providerId: number;
  readonly owed: Owed;
  /** The address of the screen, to which a receipt leads back. */
  readonly here: string;
  /** Called when a fee is paid or waived. */
  readonly onSettled: () => void;
}) {
  const { t } = useLingui();
  const { priceKobo, paidKobo, fees } = owed;
  const [price, paid, rest] = [naira(priceKobo ?? 0), naira(paidKobo), naira(restOf(owed))];
  return (
    <>
      {priceKobo !== null && (
        <p className="font-semibold">
          {restOf(owed) === 0 ? (
            <Trans>The visit is paid: {price}.</Trans>
          ) : (
            <Trans>
              Still to pay: {rest}. The visit costs {price}, paid so far: {paid}.
            </Trans>
          )}
        </p>
      )}
      {fees.length > 0 && (
        <ul aria-label={t`Fees that are due`} className="grid gap-3">
          {fees.map((fee) => (
            <FeeRow key={fee.id} providerId={providerId} fee={fee} here={here} onSettled={onSettled} />
          ))}
        </ul>
      )}
    </>
  );
}
