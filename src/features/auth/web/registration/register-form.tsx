import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearch } from 'wouter';
import { InlineAccount, NewAccount, type register as registerCall, type User } from '#features/auth/contract.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { takeFilled } from '#platform/web/forms/take-filled.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { NewPasswordInput } from '../password/new-password-input.tsx';
import { withAgeCheck } from './age-check.ts';
import { AgeQuestion } from './age-question.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { OptionalDetails } from './optional-details.tsx';
import { useRegister } from './use-register.ts';

/**
 * The registration form. `schema` selects the rules and messages: those of the sign-in page or of the booking dialog.
 * `onSuccess` runs before the rest of the screen is updated with the signed-in user.
 */
export function RegisterForm({
  schema,
  onSuccess,
}: {
  readonly schema: 'page' | 'inline';
  readonly onSuccess?: (user: User) => void;
}) {
  const search = useSearch();
  const register = useRegister(onSuccess);
  // No default values, so that input typed before hydration is kept.
  const form = useForm<BodyOf<typeof registerCall>>({
    resolver: withAgeCheck(standardSchemaResolver(schema === 'page' ? NewAccount : InlineAccount)),
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await register.mutateAsync(values);
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        action={`/auth/register?${search}#problems`}
        className="grid gap-4"
        onSubmit={(event) => {
          takeFilled(form, event.currentTarget, ['fullName', 'email', 'username', 'password']);
          void submit(event);
        }}
      >
        <ErrorSummary control={form.control} />
        <TextInput
          label={<Trans>Full name</Trans>}
          error={errors.fullName?.message}
          autoComplete="name"
          {...form.register('fullName')}
        />
        <TextInput
          label={<Trans>E-mail</Trans>}
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('email')}
        />
        <TextInput
          label={<Trans>Username</Trans>}
          hint={<Trans>At least 3 characters.</Trans>}
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username')}
        />
        <NewPasswordInput
          label={<Trans>Password</Trans>}
          hint={<Trans>At least 6 characters.</Trans>}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <AgeQuestion />
        <OptionalDetails bloodTypes={BLOOD_TYPES} />
        <p className="text-sm text-soft">
          <Trans>
            By creating an account you agree to our <NewTabLink href="/terms-of-service">Terms of Service</NewTabLink>{' '}
            and <NewTabLink href="/privacy-policy">Privacy Policy</NewTabLink>.
          </Trans>
        </p>
        <SubmitButton worksEarly={schema === 'page'} busy={isSubmitting} busyText={<Trans>Creating account...</Trans>}>
          <Trans>Create Account</Trans>
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
