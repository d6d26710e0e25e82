import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlainForm, usePlainField } from '#platform/web/forms/plain-form.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { LinkSent } from '../password/link-sent.tsx';

/** The field for a mailed link. Only a script could read it from the address, so it is copied here. */
function LinkInput({ action }: { readonly action: string }) {
  const field = usePlainField(action);
  return (
    <TextInput
      {...field('link')}
      label={<Trans>The link from our e-mail</Trans>}
      hint={<Trans>In the e-mail, hold your finger on the link and copy it. Then paste it here.</Trans>}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function Outcome({
  href,
  label,
  children,
}: {
  readonly href: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <p className="notice notice-green font-bold">{children}</p>
      <a href={href} className="button justify-self-start">
        {label}
      </a>
    </>
  );
}

/** Requests the link for a new password, without scripts. */
export function PlainForgotten({ action, isDone }: { readonly action: string; readonly isDone: boolean }) {
  const field = usePlainField(action);
  if (isDone) {
    return (
      <>
        <LinkSent />
        <a href="/reset-password/simple" className="button justify-self-start">
          <Trans>I have the e-mail: choose a new password</Trans>
        </a>
        <a href={action} className="link inline-flex min-h-11 items-center">
          <Trans>Ask for another link</Trans>
        </a>
      </>
    );
  }
  return (
    <>
      <PostedProblems />
      <PlainForm action={action}>
        <TextInput
          {...field('email')}
          label={<Trans>E-mail or username</Trans>}
          hint={<Trans>We send a link to the e-mail address of your account.</Trans>}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" className="button">
          <Trans>Send the link</Trans>
        </button>
      </PlainForm>
    </>
  );
}

/** A new password with the link of an e-mail, without scripts. */
export function PlainReset({ action, isDone }: { readonly action: string; readonly isDone: boolean }) {
  const field = usePlainField(action);
  if (isDone) {
    return (
      <Outcome href="/auth" label={<Trans>Sign In</Trans>}>
        <Trans>Your password was changed</Trans>
      </Outcome>
    );
  }
  return (
    <>
      <PostedProblems />
      <PlainForm action={action}>
        <LinkInput action={action} />
        <NewPassword {...field('password')} />
        <p className="text-soft">
          <Trans>Everybody who is signed in to your account, you too, has to sign in again.</Trans>
        </p>
        <button type="submit" className="button">
          <Trans>Set the new password</Trans>
        </button>
      </PlainForm>
      <a href="/forgot-password" className="link inline-flex min-h-11 items-center">
        <Trans>Ask for a new link</Trans>
      </a>
    </>
  );
}

/** Confirming an e-mail address with the link of an e-mail, without scripts. */
export function PlainConfirm({ action, isDone }: { readonly action: string; readonly isDone: boolean }) {
  if (isDone) {
    return (
      <Outcome href="/" label={<Trans>Continue</Trans>}>
        <Trans>Your e-mail address is confirmed</Trans>
      </Outcome>
    );
  }
  return (
    <>
      <PostedProblems />
      <PlainForm action={action}>
        <LinkInput action={action} />
        <button type="submit" className="button">
          <Trans>Confirm this e-mail address</Trans>
        </button>
      </PlainForm>
    </>
  );
}

type InputProps = Omit<Parameters<typeof TextInput>[0], 'label' | 'type'>;

function NewPassword(field: InputProps) {
  return (
    <TextInput
      {...field}
      defaultValue=""
      type="password"
      label={<Trans>New password</Trans>}
      hint={<Trans>At least 6 characters; for providers and administrators at least 8.</Trans>}
      autoComplete="new-password"
    />
  );
}

/** Changes the password, without scripts. */
export function PlainPasswordChange({ action }: { readonly action: string }) {
  const field = usePlainField(action);
  return (
    <PlainForm action={action}>
      <TextInput
        {...field('currentPassword')}
        type="password"
        label={<Trans>Present password</Trans>}
        autoComplete="current-password"
      />
      <NewPassword {...field('newPassword')} />
      <p className="text-soft">
        <Trans>Every other device is signed out when you change it.</Trans>
      </p>
      <button type="submit" className="button justify-self-start">
        <Trans>Change password</Trans>
      </button>
    </PlainForm>
  );
}
