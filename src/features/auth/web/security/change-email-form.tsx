import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type changeOwnEmail, EmailChange } from '#features/auth/rules/account-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Asks for a new e-mail address and the password. */
export function ChangeEmailForm({ onDone, onClose }: { readonly onDone: () => void; readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useForm<BodyOf<typeof changeOwnEmail>>({
    resolver: standardSchemaResolver(EmailChange),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call<typeof changeOwnEmail>('PUT', '/api/user/email', { body });
      toast({ title: t`Almost done`, description: t`Open the link that comes to the new address.` });
      onDone();
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary control={form.control} />
      <TextInput
        label={<Trans>New e-mail address</Trans>}
        hint={
          <Trans>
            It counts once you have opened the link that we send there. If your present address is confirmed, no link
            for a new password is sent for 7 days: you can take the change back until then.
          </Trans>
        }
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
      />
      <PasswordInput
        label={<Trans>Your password</Trans>}
        error={errors.password?.message}
        autoComplete="current-password"
        {...form.register('password')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send the link</Trans>
        </SubmitButton>
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  );
}
