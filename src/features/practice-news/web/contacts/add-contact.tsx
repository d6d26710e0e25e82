import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { NewContact } from '#features/practice-news/rules/contact-contract.ts';
import type { ContactErrorBody } from '#features/practice-news/rules/refusals.ts';
import { text } from '#platform/common/text.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** Another place that an address can be added to. */
export interface Besides {
  readonly id: number;
  readonly name: string;
}

/** Adds an e-mail address or, where text messages are set up, a mobile number, which is sent a test alert at once. */
export function AddContact({
  busy,
  isFirst,
  sendsTexts,
  besides,
  add,
  onFull,
}: {
  readonly busy: boolean;
  readonly besides: readonly Besides[];
  readonly isFirst: boolean;
  readonly sendsTexts: boolean;
  /** Returns the error, if it failed. */
  readonly add: (contact: NewContact) => Promise<unknown>;
  /** Where the focus goes if this was the last address and the form goes away. */
  readonly onFull: (() => void) | undefined;
}) {
  const showNotSaved = useNotSavedToast();
  // News of the first address are most often read by the person who adds it.
  const ownAddress = useCurrentUser()?.email ?? '';
  const [email, setEmail] = useDraft('new address for news', isFirst ? ownAddress : '');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  // Most practices have one desk that reads the news of all places.
  const [isAlso, setIsAlso] = useState(true);
  const names = besides.map(({ name }) => name).join(', ');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = email.trim();
    if (typed === '' || input.current?.validity.valid === false) {
      setProblem(text('Please enter a valid email address.'));
      return input.current?.focus();
    }
    const alsoAt = isAlso ? besides.map(({ id }) => id) : [];
    const error = await add({ ...contactOf(typed, sendsTexts), ...(alsoAt.length > 0 && { alsoAt }) });
    if (error === undefined) {
      setEmail('');
      setProblem(undefined);
      return onFull?.();
    }
    const found = problemIn(error);
    setProblem(found);
    if (found === undefined) showNotSaved(error);
    else input.current?.focus();
  };
  return (
    <form noValidate className="grid max-w-md gap-3" onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={input}
        label={<InputLabel isFirst={isFirst} sendsTexts={sendsTexts} />}
        hint={<Trans>One that somebody reads during your opening hours.</Trans>}
        type={sendsTexts ? 'text' : 'email'}
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      {besides.length > 0 && (
        <CheckboxInput
          label={<Trans>For {names} too</Trans>}
          checked={isAlso}
          onChange={({ target }) => setIsAlso(target.checked)}
        />
      )}
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Sending...</Trans>} className={isFirst ? '' : 'button-ghost'}>
          <Trans>Add and send a test alert</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}

function InputLabel({ isFirst, sendsTexts }: { readonly isFirst: boolean; readonly sendsTexts: boolean }) {
  if (sendsTexts) {
    return isFirst ? (
      <Trans>E-mail address or mobile number</Trans>
    ) : (
      <Trans>Another e-mail address or mobile number</Trans>
    );
  }
  return isFirst ? <Trans>E-mail address</Trans> : <Trans>Another e-mail address</Trans>;
}

function contactOf(typed: string, sendsTexts: boolean): NewContact {
  return sendsTexts && !typed.includes('@') ? { phone: typed } : { email: typed };
}

/** Returns what the server found wrong with what was typed; undefined if something else failed. */
function problemIn(error: unknown): string | undefined {
  const fields = errorBody<ContactErrorBody>(error)?.fields;
  return fields?.['email'] ?? fields?.['phone'];
}
