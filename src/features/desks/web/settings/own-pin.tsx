import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { PinState, removePin, setPin } from '#features/desks/contract.ts';
import { PIN_LENGTH } from '#features/desks/rules/pin-entry.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { OWN_PIN } from '../desk-queries.ts';
import { rememberPin } from '../vault/vault.ts';

/** The user's own PIN for shared computers: sets, changes or removes it. */
export function OwnPin() {
  const { i18n } = useLingui();
  const { data: pin } = usePathQuery(OWN_PIN);
  const [isTyping, setIsTyping] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (pin === undefined) return null;
  const setAt = pin.setAt === null ? '' : fullMoment(i18n, pin.setAt);
  const onChanged = () => {
    setIsTyping(false);
    // The focused button is gone.
    heading.current?.focus();
  };
  return (
    <section className="card grid gap-4 sm:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Your PIN</Trans>
        </h2>
        <p className="mt-1 max-w-[64ch] text-soft">
          <Trans>
            With it you unlock the shared computers of your practice. It works nowhere else, and does not replace your
            password.
          </Trans>
        </p>
      </div>
      {pin.isSet && (
        <p>
          <Trans>You have had this PIN since {setAt}.</Trans>
        </p>
      )}
      {pin.needsPassword && (
        <p className="notice notice-amber max-w-[64ch]">
          <Trans>
            It was typed wrong too often. Sign in with your password at the shared computer, or set a new PIN.
          </Trans>
        </p>
      )}
      {isTyping ? (
        <PinForm isFirst={!pin.isSet} onDone={onChanged} onCancel={() => setIsTyping(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-ghost" onClick={() => setIsTyping(true)}>
            {pin.isSet ? <Trans>Change the PIN</Trans> : <Trans>Set a PIN</Trans>}
          </button>
          {pin.isSet && <RemovePin onRemoved={onChanged} />}
        </div>
      )}
    </section>
  );
}

/** Asks for the PIN and the password. Neither is kept when the screen locks. */
function PinForm({
  isFirst,
  onDone,
  onCancel,
}: {
  readonly isFirst: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const showNotSaved = useNotSavedToast();
  const form = useRef<HTMLFormElement>(null);
  const [pin, setTypedPin] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      const saved = await call<typeof setPin>('PUT', '/api/portal/pin', { body: { pin, password } });
      // At a shared computer the new PIN opens what it keeps.
      if (user?.desk !== undefined && saved.setAt !== null) rememberPin(user.id, pin, saved.setAt);
      queryClient.setQueryData<PinState>(OWN_PIN.queryKey, saved);
      toast({ title: isFirst ? t`PIN set` : t`PIN changed` });
      onDone();
    } catch (error) {
      const fields = errorBody(error)?.fields ?? {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) showNotSaved(error);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} noValidate className="grid max-w-md gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordInput
        label={<Trans>New PIN</Trans>}
        hint={<Trans>6 digits, no row such as 123456 and no year of birth.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_LENGTH}
        value={pin}
        error={errors['pin']}
        onChange={({ target }) => setTypedPin(target.value.replaceAll(/\D/g, ''))}
      />
      <PasswordInput
        label={<Trans>Your password</Trans>}
        autoComplete="current-password"
        value={password}
        error={errors['password']}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save the PIN</Trans>
        </SubmitButton>
        <button type="button" className="button button-ghost" onClick={onCancel}>
          <Trans>Not now</Trans>
        </button>
      </div>
    </form>
  );
}

function RemovePin({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showNotSaved = useNotSavedToast();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const { begin } = useDialogEntry(asks, () => setAsks(false), { losesNothing: true });
  const remove = async () => {
    setBusy(true);
    try {
      const saved = await call<typeof removePin>('DELETE', '/api/portal/pin');
      queryClient.setQueryData<PinState>(OWN_PIN.queryKey, saved);
      toast({ title: t`PIN removed` });
      onRemoved();
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(false);
      setAsks(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        onClick={() => {
          begin();
          setAsks(true);
        }}
      >
        <Trans>Remove the PIN</Trans>
      </button>
      {asks && (
        <Dialog
          open
          onClose={() => setAsks(false)}
          title={t`Remove your PIN?`}
          footer={
            <>
              <button type="button" className="button button-ghost flex-1" onClick={() => setAsks(false)}>
                <Trans>Keep it</Trans>
              </button>
              <BusyButton
                className="button-urgent flex-1"
                busy={busy}
                busyText={<Trans>Removing...</Trans>}
                onClick={() => void remove()}
              >
                <Trans>Remove the PIN</Trans>
              </BusyButton>
            </>
          }
        >
          <p className="pb-4">
            <Trans>
              Shared computers that you have unlocked with it are locked. You can still sign in there with your
              password.
            </Trans>
          </p>
        </Dialog>
      )}
    </>
  );
}
