import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** Says before a patient signs out what wasn't sent, and goes with the sign-out. */
export function LeaveNote({
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
          <button type="button" className="button button-urgent flex-1" onClick={() => onAnswer(true)}>
            <Trans>Delete and log out</Trans>
          </button>
        </>
      }
    >
      <p className="pb-4">
        <Plural
          value={waiting}
          one="# thing was not sent yet. If you log out now, it is deleted from this phone and never sent."
          other="# things were not sent yet. If you log out now, they are deleted from this phone and never sent."
        />
      </p>
    </Dialog>
  );
}
