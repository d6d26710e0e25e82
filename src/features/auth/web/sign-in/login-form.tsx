import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Credentials, InlineCredentials, type login as loginCall, type User } from '#features/auth/contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { ForgotPasswordLink } from '../password/forgot-password-link.tsx';
import { CodeInput } from './code-input.tsx';
import { SignInLinkOffer } from './sign-in-link-offer.tsx';
import { useLogin } from './use-login.ts';

/**
 * The sign-in form. `schema` selects the rules and messages: those of the sign-in page or of the booking dialog.
 * `onSuccess` runs before the rest of the screen is updated with the signed-in user. The field for a code appears after
 * a correct password if the account has a second factor.
 */
export function LoginForm({
  schema,
  submitLabel,
  onSuccess,
}: {
  readonly schema: 'page' | 'inline';
  /** What the button says, where it does more than signing in. */
  readonly submitLabel?: ReactNode;
  readonly onSuccess?: (user: User, password: string) => void;
}) {
  // No default values, so that input typed before hydration is kept.
  const form = useForm<BodyOf<typeof loginCall>>({
    resolver: standardSchemaResolver(schema === 'page' ? Credentials : InlineCredentials),
    shouldFocusError: false,
  });
  const login = useLogin((user) => onSuccess?.(user, form.getValues('password')), {
    more: submitLabel !== undefined,
  });
  const showServerErrors = useServerErrors(form);
  const [asksCode, setAsksCode] = useState(false);
  const [mustWait, setMustWait] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // If only the code is wrong, its field has the focus and the message, so the summary isn't needed.
  const onlyCode = errors.code !== undefined && Object.keys(errors).length === 1;
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await login.mutateAsync(values);
    } catch (error) {
      const code = errorBody<AuthErrorBody>(error)?.code;
      setMustWait(code === 'too_many_requests');
      if (code === 'second_factor_needed' && !asksCode) return setAsksCode(true);
      showServerErrors(error);
      if (code === 'wrong_code') setFocus('code');
    }
  });
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {!onlyCode && <ErrorSummary control={form.control} />}
      <TextInput
        label={<Trans>Username or e-mail</Trans>}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordInput
        label={<Trans>Password</Trans>}
        error={errors.password?.message}
        autoComplete="current-password"
        {...form.register('password')}
      />
      {asksCode && <CodeInput error={errors.code?.message} {...form.register('code', OPTIONAL_TEXT)} />}
      <SubmitButton busy={isSubmitting} busyText={<Trans>Signing in...</Trans>}>
        {submitLabel ?? <Trans>Sign In</Trans>}
      </SubmitButton>
      {mustWait && <SignInLinkOffer usernameNow={() => form.getValues('username')} />}
      <ForgotPasswordLink newTab={schema === 'inline'} />
    </form>
  );
}
