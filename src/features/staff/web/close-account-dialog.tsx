import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffMember } from '#features/staff/contract.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useCloseAccount } from './use-staff.ts';

/** Confirms closing an account, with the name of its owner. */
export function CloseAccountDialog({
  member,
  onClose,
}: {
  readonly member: StaffMember;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const closing = useCloseAccount(member.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Close this account?`}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1 whitespace-nowrap"
            busy={closing.isPending}
            busyText={<Trans>Closing...</Trans>}
            onClick={() => closing.mutate(undefined, { onSuccess: onClose })}
          >
            <Trans>Close account</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="font-bold wrap-anywhere">
        {member.fullName} ({member.email})
      </p>
      <p className="mt-2">
        <Trans>They are signed out everywhere at once and can't sign in again until somebody invites them anew.</Trans>
      </p>
    </Dialog>
  );
}
