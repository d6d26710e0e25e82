import { Trans } from '@lingui/react/macro';
import type { CancellationFee } from '#features/appointments/contract.ts';
import { naira } from '#features/appointments/rules/naira.ts';

/** What a provider charges for cancelling late, as far as it told. */
export function CancellationRule({ fee, name }: { readonly fee: CancellationFee | null; readonly name: string }) {
  if (fee === null) return <Trans>{name} has told us of no such fee.</Trans>;
  const amount = fee.kobo === null ? '' : naira(fee.kobo);
  const { percent, note } = fee;
  return (
    <>
      {fee.kobo !== null && (
        <Trans>
          {name} charges {amount} for it.
        </Trans>
      )}
      {percent !== null && (
        <Trans>
          {name} charges {percent}% of the price of the visit for it.
        </Trans>
      )}
      {fee.kobo === null && percent === null && <Trans>{name} charges nothing for it.</Trans>}
      {note !== null && <> {note}</>}
    </>
  );
}
