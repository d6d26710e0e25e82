import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** Asks before a user signs out while something waits to be sent. */
export function LogOutDialog({
  confirm,
  isUrgent = false,
  onAnswer,
  children,
}: {
  /** What the button says that signs out. */
  readonly confirm: ReactNode;
  /** True if something is lost by it. */
  readonly isUrgent?: boolean;
  readonly onAnswer: (isSure: boolean) => void;
  /** What waits, and what becomes of it. */
  readonly children: ReactNode;
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
          <button
            type="button"
            className={`button flex-1 ${isUrgent ? 'button-urgent' : ''}`}
            onClick={() => onAnswer(true)}
          >
            {confirm}
          </button>
        </>
      }
    >
      <p className="pb-4">{children}</p>
    </Dialog>
  );
}
