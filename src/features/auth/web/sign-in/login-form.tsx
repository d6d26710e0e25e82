import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Credentials, InlineCredentials, type login as loginCall, type User } from '#features/auth/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { errorBody } from '#platform/web/call.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { ForgotPasswordLink } from '../password/forgot-password-link.tsx';
import { CodeInput } from './code-input.tsx';
import { useLogin } from './use-login.ts';

/**
 * The sign-in form. `schema` says whose rules and messages hold: those of the auth page or of the panel inside the
 * booking dialog. `onSuccess` runs before the rest of the screen learns who is signed in. The field for a code comes
 * when the account has a second factor, which only a right password tells.
 */
export function LoginForm({
  schema,
  onSuccess,
}: {
  readonly schema: 'page' | 'inline';
  readonly onSuccess?: (user: User) => void;
}) {
  const login = useLogin(onSuccess);
  // Without default values, what was typed before the scripts arrived is kept.
  const form = useForm<BodyOf<typeof loginCall>>({
    resolver: standardSchemaResolver(schema === 'page' ? Credentials : InlineCredentials),
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const [asksCode, setAsksCode] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // Where only the code is wrong, focus is in its field, which says so: nothing has to lead there.
  const onlyCode = errors.code !== undefined && Object.keys(errors).length === 1;
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await login.mutateAsync(values);
    } catch (error) {
      const why = errorBody(error)?.code;
      if (why === 'second_factor_needed' && !asksCode) return setAsksCode(true);
      showServerErrors(error);
      if (why === 'wrong_code') setFocus('code');
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
      {asksCode && (
        <CodeInput
          error={errors.code?.message}
          {...form.register('code', { setValueAs: (typed: string | undefined) => typed || undefined })}
        />
      )}
      <SubmitButton busy={isSubmitting} busyText={<Trans>Signing in...</Trans>}>
        <Trans>Sign In</Trans>
      </SubmitButton>
      <ForgotPasswordLink newTab={schema === 'inline'} />
    </form>
  );
}
