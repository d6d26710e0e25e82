import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import type { ProfileValues } from '#features/profile/rules/profile-fields.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { EditableField } from './editable-field.tsx';

/** Name, e-mail address and phone number. */
export function ContactFields({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const {
    register,
    formState: { errors },
  } = useFormContext<ProfileValues>();
  const [name, email, phone] = [t`Full name`, t`E-mail`, t`Phone number`];
  return (
    <>
      <EditableField field="fullName" label={name} value={user.fullName}>
        <TextInput label={name} error={errors.fullName?.message} autoComplete="name" {...register('fullName')} />
      </EditableField>
      <EditableField field="email" label={email} value={user.email}>
        <TextInput
          label={email}
          hint={
            <Trans>
              After a change, no link for a new password is sent for 7 days. A confirmed address can be brought back
              until then.
            </Trans>
          }
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...register('email')}
        />
      </EditableField>
      <EditableField field="phone" label={phone} value={user.phone}>
        <TextInput
          label={phone}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...register('phone')}
        />
      </EditableField>
    </>
  );
}
