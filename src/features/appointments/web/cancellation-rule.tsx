import { Trans } from '@lingui/react/macro';
import { type CancellationFee, feeKobo } from '#features/schedules/rules/cancellation-fee.ts';
import { naira } from '#platform/common/naira.ts';

/** What cancelling a visit late costs; null for nothing. */
export function CancellationRule({ fee, name }: { readonly fee: CancellationFee | null; readonly name: string }) {
  if (fee === null) return <Trans>There is no fee.</Trans>;
  const { percent, note, priceKobo } = fee;
  const amount = naira(feeKobo(fee) ?? 0);
  const price = naira(priceKobo ?? 0);
  return (
    <>
      {fee.kobo !== null && (
        <Trans>
          For it {name} charges {amount}.
        </Trans>
      )}
      {percent !== null && priceKobo !== undefined && (
        <Trans>
          For it {name} charges {amount}: {percent}% of the price of the visit, {price}.
        </Trans>
      )}
      {percent !== null && priceKobo === undefined && (
        <Trans>
          For it {name} charges {percent}% of the price of the visit, which the provider tells you.
        </Trans>
      )}
      {fee.kobo === null && percent === null && <Trans>For it {name} charges nothing.</Trans>}
      {note !== null && <> {note}</>}
    </>
  );
}
