import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import { lgaChoices } from '#features/auth/rules/place.ts';
import type { ProfileValues } from '#features/profile/rules/profile-fields.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { EditableField } from './editable-field.tsx';
import { useProfileEditor } from './profile-editor.ts';

/** The state and an LGA of that state. Choosing another state clears the LGA. */
export function PlaceFields({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const {
    register,
    setValue,
    control,
    formState: { errors },
  } = useFormContext<ProfileValues>();
  const { edit } = useProfileEditor();
  const chosen = useWatch({ control, name: 'state' });
  const [state, lga] = [t`State`, t`Local government area (LGA)`];
  const lgas = lgaChoices(chosen, user);
  return (
    <>
      <EditableField field="state" label={state} value={user.state}>
        <SelectInput
          label={state}
          error={errors.state?.message}
          autoComplete="address-level1"
          {...register('state', {
            onChange: () => {
              edit('lga');
              setValue('lga', '', { shouldDirty: true });
            },
          })}
        >
          <option value="">—</option>
          {STATES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectInput>
      </EditableField>
      <EditableField field="lga" label={lga} value={user.lga}>
        <SelectInput
          label={lga}
          hint={lgas.length === 0 ? t`Choose a state first.` : undefined}
          error={errors.lga?.message}
          autoComplete="address-level2"
          {...register('lga')}
        >
          <option value="">—</option>
          {lgas.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectInput>
      </EditableField>
    </>
  );
}
