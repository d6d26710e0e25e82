import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { SECOND_FACTOR } from '#features/auth/web/second-factor/use-second-factor.ts';
import { CodeInput } from '#features/auth/web/sign-in/code-input.tsx';
import { AccountDeletion, type deleteAccount } from '#features/privacy/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** The last step of deleting an account: asks for the password and, if there is a second factor, a code. */
export function DeleteAccountForm({ userId, onCancel }: { readonly userId: number; readonly onCancel: () => void }) {
  const factor = usePathQuery(SECOND_FACTOR);
  const erase = useDeleteAccount(userId);
  const form = useForm<BodyOf<typeof deleteAccount>>({
    resolver: standardSchemaResolver(AccountDeletion),
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (proof) => {
    try {
      await erase(proof);
    } catch (error) {
      showServerErrors(error);
    }
  });
  if (factor.isPending) return <Spinner />;
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary control={form.control} />
      <PasswordInput
        label={<Trans>Your password</Trans>}
        error={errors.password?.message}
        autoComplete="current-password"
        {...form.register('password')}
      />
      {/* Also shown if the state couldn't be loaded: the server decides whether a code is needed. */}
      {factor.data?.isOn !== false && (
        <CodeInput error={errors.code?.message} {...form.register('code', OPTIONAL_TEXT)} />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </button>
        <SubmitButton
          className="button-urgent flex-1 whitespace-nowrap"
          busy={isSubmitting}
          busyText={<Trans>Deleting...</Trans>}
        >
          <Trans>Delete my account</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
