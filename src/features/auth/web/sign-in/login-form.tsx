import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Credentials, InlineCredentials, type login as loginCall, type User } from '#features/auth/contract.ts';
import {
  type AuthErrorBody,
  CODE_INCOMPLETE,
  CODE_NEEDED,
  CODE_REFUSED_AT_SIGN_IN,
  WRONG_CREDENTIALS,
} from '#features/auth/rules/refusals.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { takeFilled } from '#platform/web/forms/take-filled.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { ForgotPasswordLink } from '../password/forgot-password-link.tsx';
import { CodeInput } from './code-input.tsx';
import { SignInLinkOffer } from './sign-in-link-offer.tsx';
import { useLogin } from './use-login.ts';

/** What to say of a form that was sent before scripts ran; of any other refusal that it can be tried again. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['wrong_credentials', WRONG_CREDENTIALS.message],
  ['second_factor_needed', CODE_NEEDED.message],
  ['wrong_code', CODE_REFUSED_AT_SIGN_IN.message],
  ['part_of_code', CODE_INCOMPLETE],
]);

/** The refusals that a code answers. */
const ASK_CODE: ReadonlySet<string> = new Set(['second_factor_needed', 'wrong_code', 'part_of_code']);

function RefusedEarly({ code }: { readonly code: string }) {
  const { i18n } = useLingui();
  const message = REFUSED.get(code);
  return (
    <p role="alert" className="notice notice-red">
      {message === undefined ? (
        <Trans>Login failed. Please try again in a few minutes.</Trans>
      ) : (
        translateText(i18n, message)
      )}
    </p>
  );
}

/**
 * The sign-in form. `schema` selects the rules and messages: those of the sign-in page or of the booking dialog.
 * `onSuccess` runs before the rest of the screen is updated with the signed-in user. The field for a code appears after
 * a correct password if the account has a second factor.
 */
export function LoginForm({
  schema,
  submitLabel,
  refused,
  onSuccess,
}: {
  readonly schema: 'page' | 'inline';
  /** What the button says, where it does more than signing in. */
  readonly submitLabel?: ReactNode;
  /** The code of the refusal, where the form was sent before scripts ran. */
  readonly refused?: string | null;
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
  const [asksCode, setAsksCode] = useState(ASK_CODE.has(refused ?? ''));
  const [mustWait, setMustWait] = useState(refused === 'too_many_requests');
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // If only the code is wrong, its field has the focus and the message, so the summary isn't needed.
  const onlyCode = errors.code !== undefined && Object.keys(errors).length === 1;
  useEffect(() => {
    // A form that came back shows first why.
    if (asksCode && !refused) setFocus('code');
  }, [asksCode, refused, setFocus]);
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
    <form
      noValidate
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        takeFilled(form, event.currentTarget, ['username', 'password']);
        void submit(event);
      }}
    >
      {refused && <RefusedEarly code={refused} />}
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
      <SubmitButton worksEarly={schema === 'page'} busy={isSubmitting} busyText={<Trans>Signing in...</Trans>}>
        {submitLabel ?? <Trans>Sign In</Trans>}
      </SubmitButton>
      {mustWait && <SignInLinkOffer usernameNow={() => form.getValues('username')} />}
      <ForgotPasswordLink newTab={schema === 'inline'} />
      {/* What else the button does needs the password. */}
      {submitLabel === undefined && <PasskeySignIn onSuccess={(user) => onSuccess?.(user, '')} />}
    </form>
  );
}
