import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { type AgeDetails, GUARDIAN_RELATIONS } from '#features/auth/rules/guardian.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { RelationName } from './relation-name.tsx';

/** Asks for the guardian who consents for a person under 18. Needs the form's FormProvider. */
export function GuardianFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<AgeDetails>();
  return (
    <fieldset className="grid gap-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold">
        <Trans>Parent or guardian</Trans>
      </legend>
      <TextInput
        label={<Trans>Full name of the parent or guardian</Trans>}
        error={errors.guardianName?.message}
        autoComplete="off"
        {...register('guardianName', OPTIONAL_TEXT)}
      />
      <SelectInput
        label={<Trans>How they are related to you</Trans>}
        error={errors.guardianRelation?.message}
        {...register('guardianRelation', OPTIONAL_TEXT)}
      >
        <option value="">—</option>
        {GUARDIAN_RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            <RelationName relation={relation} />
          </option>
        ))}
      </SelectInput>
      <CheckboxInput
        label={
          <Trans>I am the parent or guardian named above. I agree to this account and to what it is used for.</Trans>
        }
        error={errors.guardianConsent?.message}
        {...register('guardianConsent')}
      />
    </fieldset>
  );
}
