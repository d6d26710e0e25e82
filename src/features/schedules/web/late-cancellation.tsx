import { Trans } from '@lingui/react/macro';
import { naira } from '#platform/common/naira.ts';
import { type CancellationFee, feeKobo } from '../rules/cancellation-fee.ts';

/** What a provider charges for cancelling late, shown before booking; `fee` is null when it set no rule. */
export function LateCancellation({ fee }: { readonly fee: CancellationFee | null }) {
  if (fee === null) return <Trans>This provider has set no fee for late cancelling.</Trans>;
  const { kobo, percent, note, priceKobo } = fee;
  const amount = naira(feeKobo(fee) ?? 0);
  const price = naira(priceKobo ?? 0);
  return (
    <>
      {kobo !== null && <Trans>Cancelling less than 24 hours before the visit costs {amount}.</Trans>}
      {percent !== null && priceKobo !== undefined && (
        <Trans>
          Cancelling less than 24 hours before the visit costs {amount}: {percent}% of the price of the visit, {price}.
        </Trans>
      )}
      {percent !== null && priceKobo === undefined && (
        <Trans>
          Cancelling less than 24 hours before the visit costs {percent}% of the price of the visit, which the provider
          tells you.
        </Trans>
      )}
      {kobo === null && percent === null && <Trans>This provider charges nothing for late cancelling.</Trans>}
      {note !== null && <span className="wrap-anywhere"> {note}</span>}
    </>
  );
}
