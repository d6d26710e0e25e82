import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Invitee } from '#features/network/rules/provider-fields.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Invites a member of a practice to run it in the portal. */
export function InviteForm({
  save,
  onClose,
}: {
  readonly save: (invitee: Invitee) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const form = useForm<Invitee>({ resolver: standardSchemaResolver(Invitee) });
  const showServerErrors = useServerErrors(form);
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (invitee) => {
    try {
      await save(invitee);
      onClose();
    } catch (error) {
      showServerErrors(error);
    }
  });
  useLeaveWarning(isDirty, t`You have changes that are not saved. Close anyway?`);
  const field = (name: keyof Invitee) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <form
      noValidate
      className="grid gap-4 rounded-card border border-line p-3"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-sm text-soft">
        <Trans>A link to open an account is mailed to this person. It works for seven days.</Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput label={<Trans>Full name</Trans>} autoComplete="off" {...field('fullName')} />
        <TextInput
          label={<Trans>E-mail</Trans>}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          {...field('email')}
        />
      </div>
      {errors.root?.message !== undefined && (
        <p role="alert" className="field-error">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <SubmitButton busy={isSubmitting} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send the invitation</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
