import { Trans } from '@lingui/react/macro';
import type { CancellationFee } from '#features/providers/rules/cancellation-fee.ts';
import { naira } from '#platform/common/naira.ts';

/** What cancelling a visit late costs; null for nothing. */
export function CancellationRule({ fee, name }: { readonly fee: CancellationFee | null; readonly name: string }) {
  if (fee === null) return <Trans>No such fee applies to this visit.</Trans>;
  const amount = fee.kobo === null ? '' : naira(fee.kobo);
  const { percent, note } = fee;
  return (
    <>
      {fee.kobo !== null && (
        <Trans>
          For it {name} charges {amount}.
        </Trans>
      )}
      {percent !== null && (
        <Trans>
          For it {name} charges {percent}% of the price of the visit, which the provider tells you.
        </Trans>
      )}
      {fee.kobo === null && percent === null && <Trans>For it {name} charges nothing.</Trans>}
      {note !== null && <> {note}</>}
    </>
  );
}
