import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type Passkey, PasskeyName, type renamePasskey } from '#features/auth/rules/passkeys/passkey-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Asks for another name of a passkey. */
export function RenamePasskeyForm({
  passkey: { id, name },
  onDone,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const form = useForm<BodyOf<typeof renamePasskey>>({
    resolver: standardSchemaResolver(PasskeyName),
    defaultValues: { name },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const save = async () => {
    let isWrong = true;
    await form.handleSubmit(async (body) => {
      try {
        await call<typeof renamePasskey>('PUT', '/api/user/passkeys/:id', { params: { id }, body });
        isWrong = false;
        await onDone();
      } catch (error) {
        showServerErrors(error);
      }
    })();
    return isWrong;
  };
  return (
    <FormDialog
      title={t`Rename passkey`}
      busy={isSubmitting}
      save={<Trans>Save</Trans>}
      onSave={save}
      onClose={onClose}
    >
      <ErrorSummary control={form.control} />
      <TextInput
        label={<Trans>Name</Trans>}
        error={errors.name?.message}
        autoComplete="off"
        {...form.register('name')}
      />
    </FormDialog>
  );
}
