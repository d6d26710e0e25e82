import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { REASON_MAX } from '#features/papers/rules/paper-kinds.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { usePaperChange } from '../papers/use-paper-change.ts';

/** The button that was pressed is gone. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Asks for the reason of an act in a list, below what it is about. */
export function ReasonForm({
  name,
  label,
  hint,
  act,
  done,
  send,
  onClose,
}: {
  /** Names the draft. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** What the button says. */
  readonly act: ReactNode;
  /** What is said once it is done. */
  readonly done: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useDraft(name, '');
  const { busy, fields, change } = usePaperChange();
  const save = async () => {
    if ((await change(() => send(reason), done)) !== undefined) onClose();
  };
  return (
    <form
      ref={focusField}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={label}
        hint={hint}
        autoComplete="off"
        maxLength={REASON_MAX}
        value={reason}
        error={fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="flex flex-wrap gap-3">
        <BusyButton type="submit" busy={busy} busyText={<Trans>Saving...</Trans>}>
          {act}
        </BusyButton>
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Not now</Trans>
        </button>
      </p>
    </form>
  );
}
