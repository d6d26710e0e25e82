import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Invitee, type StaffMember, setPermissions } from '#features/staff/contract.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { PermissionChoices } from './permission-choices.tsx';
import { useInvite, useSetPermissions } from './use-staff.ts';

interface Closing {
  readonly onClose: () => void;
}

/** Invites an administrator by e-mail. */
export function InviteForm({ onClose }: Closing) {
  const inviting = useInvite();
  const form = useForm<Invitee>({ resolver: standardSchemaResolver(Invitee), defaultValues: { permissions: [] } });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (invitee) => {
    try {
      await inviting.mutateAsync(invitee);
      onClose();
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
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
      <Buttons busy={isSubmitting} onClose={onClose}>
        <Trans>Send invitation</Trans>
      </Buttons>
    </form>
  );
}

/** Changes what another administrator may do. */
export function PermissionsForm({ member, onClose }: Closing & { readonly member: StaffMember }) {
  const changing = useSetPermissions(member.id);
  const form = useForm<{ permissions: Permission[] }>({
    resolver: standardSchemaResolver(setPermissions.body),
    defaultValues: { permissions: member.permissions as Permission[] },
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await changing.mutateAsync(body);
      onClose();
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="wrap-anywhere">
        {member.fullName} ({member.email})
      </p>
      <PermissionChoices field={form.register('permissions')} error={errors.permissions?.message} />
      <Buttons busy={isSubmitting} onClose={onClose}>
        <Trans>Save</Trans>
      </Buttons>
    </form>
  );
}

function Buttons({
  busy,
  onClose,
  children,
}: Closing & { readonly busy: boolean; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button button-ghost" onClick={onClose}>
        <Trans>Cancel</Trans>
      </button>
      <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
        {children}
      </SubmitButton>
    </div>
  );
}
