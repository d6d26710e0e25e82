import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** Says before a member signs out how much waits to be sent. */
export function LeaveDialog({
  waiting,
  onAnswer,
}: {
  readonly waiting: number;
  readonly onAnswer: (isSure: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t`Log out now?`}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={() => onAnswer(false)}>
            <Trans>Stay</Trans>
          </button>
          <button type="button" className="button flex-1" onClick={() => onAnswer(true)}>
            <Trans>Log out</Trans>
          </button>
        </>
      }
    >
      <p className="pb-4">
        <Plural
          value={waiting}
          one="# entry waits to be sent. It is sent when a colleague signs in here with network."
          other="# entries wait to be sent. They are sent when a colleague signs in here with network."
        />
      </p>
    </Dialog>
  );
}
