import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type changeOwnPassword, PasswordChange } from '#features/auth/rules/account-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { EMAIL_STATE, sessionsOf } from '../security/security-queries.ts';
import { NewPasswordInput } from './new-password-input.tsx';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password, which ends all other sessions. */
export function ChangePasswordForm({ userId }: { readonly userId: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useForm<BodyOf<typeof changeOwnPassword>>({
    resolver: standardSchemaResolver(PasswordChange),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call<typeof changeOwnPassword>('PUT', '/api/user/password', { body });
      form.reset(EMPTY);
      toast({ title: t`Your password was changed`, description: t`Every other device has been signed out.` });
      void queryClient.invalidateQueries({ queryKey: sessionsOf(userId).queryKey });
      // The server has cancelled a pending change of address.
      void queryClient.invalidateQueries({ queryKey: EMAIL_STATE.queryKey });
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary control={form.control} />
      <PasswordInput
        label={<Trans>Present password</Trans>}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <NewPasswordInput
        label={<Trans>New password</Trans>}
        hint={<Trans>Every other device is signed out when you change it.</Trans>}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <SubmitButton className="justify-self-start" busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
        <Trans>Change password</Trans>
      </SubmitButton>
    </form>
  );
}
