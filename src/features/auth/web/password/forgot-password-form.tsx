import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { ResetRequest, type requestPasswordReset } from '#features/auth/rules/account-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { takeFilled } from '#platform/web/forms/take-filled.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Asks for the account whose password is to be reset. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: () => void }) {
  // No default values, so that input typed before hydration is kept.
  const form = useForm<BodyOf<typeof requestPasswordReset>>({
    resolver: standardSchemaResolver(ResetRequest),
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call<typeof requestPasswordReset>('POST', '/api/password-reset', { body });
      onSent();
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <form
      noValidate
      method="post"
      action="/forgot-password/simple"
      className="grid gap-4"
      onSubmit={(event) => {
        takeFilled(form, event.currentTarget, ['email']);
        void submit(event);
      }}
    >
      <ErrorSummary control={form.control} />
      <TextInput
        label={<Trans>E-mail or username</Trans>}
        hint={<Trans>We send a link to the e-mail address of your account.</Trans>}
        error={errors.email?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('email')}
      />
      <SubmitButton worksEarly busy={isSubmitting} busyText={<Trans>Sending...</Trans>}>
        <Trans>Send the link</Trans>
      </SubmitButton>
    </form>
  );
}
