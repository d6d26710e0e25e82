import { Trans } from '@lingui/react/macro';
import { naira } from '#platform/common/naira.ts';
import type { CancellationFee } from '../rules/cancellation-fee.ts';

/** What a provider charges for cancelling late, told before anybody books; null where it told nothing. */
export function LateCancellation({ fee }: { readonly fee: CancellationFee | null }) {
  if (fee === null) return <Trans>This provider has told us of no fee for late cancelling.</Trans>;
  const { kobo, percent, note } = fee;
  const amount = kobo === null ? '' : naira(kobo);
  return (
    <>
      {kobo !== null && <Trans>Cancelling less than 24 hours before the visit costs {amount}.</Trans>}
      {percent !== null && (
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
