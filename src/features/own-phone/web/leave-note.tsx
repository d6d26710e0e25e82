import { Plural, Trans } from '@lingui/react/macro';
import { LogOutDialog } from '#features/auth/web/session/log-out-dialog.tsx';

/** Says before a patient signs out what wasn't sent, and goes with the sign-out. */
export function LeaveNote({
  waiting,
  onAnswer,
}: {
  readonly waiting: number;
  readonly onAnswer: (isSure: boolean) => void;
}) {
  return (
    <LogOutDialog confirm={<Trans>Delete and log out</Trans>} isUrgent onAnswer={onAnswer}>
      <Plural
        value={waiting}
        one="# thing was not sent yet. If you log out now, it is deleted from this phone and never sent."
        other="# things were not sent yet. If you log out now, they are deleted from this phone and never sent."
      />
    </LogOutDialog>
  );
}
