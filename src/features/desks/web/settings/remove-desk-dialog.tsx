import { Trans, useLingui } from '@lingui/react/macro';
import type { Desk, removeDesk } from '#features/desks/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { RemovalDialog } from '#platform/web/ui/removal-dialog.tsx';

/** Asks before a computer is shared no longer. */
export function RemoveDeskDialog({
  providerId,
  desk: { id: deskId, name, isThisBrowser },
  ...dialog
}: {
  readonly providerId: number;
  readonly desk: Desk;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const remove = () =>
    call<typeof removeDesk>('DELETE', '/api/portal/providers/:id/desks/:deskId', {
      params: { id: providerId, deskId },
    });
  return (
    <RemovalDialog name={name} done={t`${name} is shared no longer`} remove={remove} {...dialog}>
      {isThisBrowser ? (
        <Trans>You are signed out here at once, and PINs work in this browser no longer.</Trans>
      ) : (
        <Trans>Members who are working there are signed out at once, and PINs work there no longer.</Trans>
      )}
    </RemovalDialog>
  );
}
