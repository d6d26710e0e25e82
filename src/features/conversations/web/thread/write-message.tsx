import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { TEXT_MAX } from '#features/conversations/rules/limits.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';

/** A press within this time after sending is the second one of a double click, ms. */
const DOUBLE_MS = 1000;

/** The field for a message. With a keyboard, Enter sends and Shift+Enter starts a new line. */
export function WriteMessage({
  thread,
  onWrite,
}: {
  /** The name of the thread. */
  readonly thread: string;
  readonly onWrite: (text: string) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useDraft(`message in ${thread}`, '');
  const [error, setError] = useState<string | undefined>(undefined);
  useLeaveWarning(text.trim() !== '', t`Your message has not been sent. Leave this page anyway?`);
  const sentAtMs = useRef(0);
  const send = () => {
    const written = text.trim();
    if (written === '') {
      if (Date.now() - sentAtMs.current < DOUBLE_MS) return;
      setError(t`Please write a message`);
      return;
    }
    setError(undefined);
    setText('');
    sentAtMs.current = Date.now();
    onWrite(written);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="grid gap-2" noValidate onSubmit={submit}>
      <Field label={<Trans>Message</Trans>} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={TEXT_MAX}
            className="input"
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div>
        <button type="submit" className="button">
          <Trans>Send</Trans>
        </button>
      </div>
    </form>
  );
}
