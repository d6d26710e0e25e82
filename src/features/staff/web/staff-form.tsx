import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Invitee, type StaffMember, setPermissions } from '#features/staff/contract.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { PermissionChoices } from './permission-choices.tsx';
import { useInvite, useSetPermissions } from './use-staff.ts';

interface Closable {
  /** The user wants to close the dialog. */
  readonly onClose: () => void;
}
interface Savable extends Closable {
  readonly onSaved: () => void;
}

/** The dialog that invites an administrator by e-mail. */
export function InviteForm({ onClose, onSaved }: Savable) {
  const { t } = useLingui();
  const inviting = useInvite();
  const form = useForm<Invitee>({
    resolver: standardSchemaResolver(Invitee),
    defaultValues: { fullName: '', email: '', permissions: [] },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty, t`You have changes that are not saved. Close anyway?`);
  const submit = form.handleSubmit(async (invitee) => {
    try {
      await inviting.mutateAsync(invitee);
      onSaved();
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <FormDialog
      title={t`Invite administrator`}
      busy={isSubmitting}
      save={<Trans>Send invitation</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onSave={submit}
      onClose={onClose}
    >
      <ErrorSummary control={form.control} />
      <TextInput
        label={<Trans>Full name</Trans>}
        autoComplete="off"
        {...form.register('fullName')}
        error={errors.fullName?.message}
      />
      <TextInput
        label={<Trans>Email</Trans>}
        hint={<Trans>A link goes there that opens the account. It works for seven days.</Trans>}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <PermissionChoices field={form.register('permissions')} error={errors.permissions?.message} />
    </FormDialog>
  );
}

/** The dialog that changes the permissions of another administrator. */
export function PermissionsForm({ member, onClose, onSaved }: Savable & { readonly member: StaffMember }) {
  const { t } = useLingui();
  const changing = useSetPermissions(member.id);
  const form = useForm<{ permissions: Permission[] }>({
    resolver: standardSchemaResolver(setPermissions.body),
    defaultValues: { permissions: member.permissions as Permission[] },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty, t`You have changes that are not saved. Close anyway?`);
  const submit = form.handleSubmit(async (body) => {
    try {
      await changing.mutateAsync(body);
      onSaved();
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <FormDialog
      title={t`Permissions`}
      busy={isSubmitting}
      save={<Trans>Save</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onSave={submit}
      onClose={onClose}
    >
      <ErrorSummary control={form.control} />
      <p className="wrap-anywhere">
        {member.fullName} ({member.email})
      </p>
      <PermissionChoices field={form.register('permissions')} error={errors.permissions?.message} />
    </FormDialog>
  );
}
