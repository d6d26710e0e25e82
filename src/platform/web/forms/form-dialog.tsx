import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/**
 * A dialog with a form whose buttons stay in sight, however long it is. If `onSave` returns true, the first field with an
 * error is shown.
 */
export function FormDialog({
  title,
  busy,
  save,
  cancel = <Trans>Not now</Trans>,
  onSave,
  onClose,
  children,
}: {
  readonly title: string;
  readonly busy: boolean;
  readonly save: ReactNode;
  /** What the button says that closes it without saving. */
  readonly cancel?: ReactNode;
  readonly onSave: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async () => {
    if (busy || (await onSave()) !== true) return;
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
      first?.focus();
      first?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            {cancel}
          </button>
          <BusyButton className="flex-1" busy={busy} busyText={<Trans>Saving...</Trans>} onClick={() => void submit()}>
            {save}
          </BusyButton>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        {/* So that Enter saves from any field. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
