import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { login, User } from '#features/auth/contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import { CodeInput } from '#features/auth/web/sign-in/code-input.tsx';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { dismissToast, useToast } from '#platform/web/toast-store.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { PASSWORD_DECLINED, PASSWORD_GIVEN, PASSWORD_NEEDED } from './desk-events.ts';
import { deskLock } from './lock-flow.ts';

/**
 * Asks the member for the password when a call needs more than a PIN. The screen under it stays as it is, with what was
 * typed; the member then does the same again, unless the act continues by itself (`withPassword`).
 */
export function FullSignIn({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onNeeded = () => setOpen(true);
    window.addEventListener(PASSWORD_NEEDED, onNeeded);
    return () => window.removeEventListener(PASSWORD_NEEDED, onNeeded);
  }, []);
  if (!open) return null;
  const close = () => {
    setOpen(false);
    window.dispatchEvent(new Event(PASSWORD_DECLINED));
  };
  return (
    <Dialog open onClose={close} title={t`Sign in with your password`}>
      <PasswordForm user={user} />
    </Dialog>
  );
}

function PasswordForm({ user: { username, fullName: name } }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly at: 'password' | 'code'; readonly text: string }>();
  const asksCode = code !== undefined;
  useEffect(() => {
    const field = asksCode && problem?.at !== 'password' ? '[autocomplete="one-time-code"]' : 'input';
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }, [asksCode, problem]);
  const refuse = (error: unknown) => {
    const refusal = errorBody<AuthErrorBody>(error)?.code;
    if (refusal === 'second_factor_needed' && code === undefined) {
      setProblem(undefined);
      setCode('');
    } else {
      setProblem({ at: refusal === 'wrong_code' ? 'code' : 'password', text: reasonOf(error) });
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const body = { username, password, ...(code !== undefined && { code }) };
      const sending = call<typeof login>('POST', '/api/login', { body });
      const signedIn = await deskLock(queryClient).replaceSession(sending);
      // "Not saved", of what needed the password, is no longer true.
      if (toast !== null) dismissToast(toast.id);
      // The same member as before: the screen stays, and so does what was read for it.
      queryClient.setQueryData(CURRENT_USER.queryKey, signedIn);
      window.dispatchEvent(new Event(PASSWORD_GIVEN));
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };
  const errorAt = (field: 'password' | 'code') => (problem?.at === field ? problem.text : undefined);
  return (
    <form ref={form} noValidate className="grid gap-4 pb-4" onSubmit={(event) => void submit(event)}>
      <p className="wrap-anywhere">
        <Trans>You unlocked this computer with a PIN, {name}. This needs your password. What you typed stays.</Trans>
      </p>
      <PasswordInput
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        value={password}
        error={errorAt('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      {code !== undefined && (
        <CodeInput value={code} error={errorAt('code')} onChange={({ target }) => setCode(target.value)} />
      )}
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Signing in...</Trans>}>
          <Trans>Sign In</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}
