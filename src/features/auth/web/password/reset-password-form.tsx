import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type confirmPasswordReset, PasswordReset } from '#features/auth/rules/account-contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { NewPasswordInput } from './new-password-input.tsx';

/** Asks for a new password, with the token of a mailed link. */
export function ResetPasswordForm({
  token,
  onDone,
  onExpired,
}: {
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}) {
  const form = useForm<BodyOf<typeof confirmPasswordReset>>({
    resolver: standardSchemaResolver(PasswordReset),
    defaultValues: { token, password: '' },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call<typeof confirmPasswordReset>('POST', '/api/password-reset/confirm', { body });
      onDone();
    } catch (error) {
      if (errorBody<AuthErrorBody>(error)?.code === 'link_expired') onExpired();
      else showServerErrors(error);
    }
  });
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary control={form.control} />
      <NewPasswordInput
        label={<Trans>New password</Trans>}
        hint={<Trans>At least 6 characters; for providers and administrators at least 8.</Trans>}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <p className="text-soft">
        <Trans>Everybody who is signed in to your account, you too, has to sign in again.</Trans>
      </p>
      <SubmitButton busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
        <Trans>Set the new password</Trans>
      </SubmitButton>
    </form>
  );
}
