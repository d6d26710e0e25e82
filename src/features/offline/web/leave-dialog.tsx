import { Plural, Trans } from '@lingui/react/macro';
import { LogOutDialog } from '#features/auth/web/session/log-out-dialog.tsx';

/** Says before a member signs out how much waits to be sent. */
export function LeaveDialog({
  waiting,
  onAnswer,
}: {
  readonly waiting: number;
  readonly onAnswer: (isSure: boolean) => void;
}) {
  return (
    <LogOutDialog confirm={<Trans>Log out</Trans>} onAnswer={onAnswer}>
      <Plural
        value={waiting}
        one="# entry waits to be sent. It is sent when a colleague signs in here with network."
        other="# entries wait to be sent. They are sent when a colleague signs in here with network."
      />
    </LogOutDialog>
  );
}
