import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import type { ProfileValues } from '#features/profile/rules/profile-fields.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { EditableField } from './editable-field.tsx';

/** Blood type and National Health Insurance Scheme number. */
export function HealthFields({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const {
    register,
    formState: { errors },
  } = useFormContext<ProfileValues>();
  const [bloodType, nhis] = [t`Blood type`, t`NHIS number`];
  return (
    <>
      <EditableField field="bloodType" label={bloodType} value={user.bloodType}>
        <SelectInput label={bloodType} error={errors.bloodType?.message} {...register('bloodType')}>
          <option value="">—</option>
          {BLOOD_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectInput>
      </EditableField>
      <EditableField field="nhisNumber" label={nhis} value={user.nhisNumber}>
        <TextInput
          label={nhis}
          hint={t`From your National Health Insurance Scheme card.`}
          error={errors.nhisNumber?.message}
          autoComplete="off"
          {...register('nhisNumber')}
        />
      </EditableField>
    </>
  );
}
