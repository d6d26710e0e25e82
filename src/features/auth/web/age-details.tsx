import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { register as registerCall } from '#features/auth/contract.ts';
import { GUARDIAN_RELATIONS, needsGuardian } from '#features/auth/rules/guardian.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useNow } from '#platform/web/use-now.ts';

const optional = { setValueAs: (typed: string | undefined) => typed || undefined };

/** The date of birth, and for somebody under 18 who consents. Stands inside the form's FormProvider. */
export function AgeDetails() {
  const {
    register,
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<BodyOf<typeof registerCall>>();
  const dateOfBirth = useWatch({ control, name: 'dateOfBirth' });
  // A date that was typed before the scripts arrived: watching starts too late to see it.
  useEffect(() => {
    const typed = getValues('dateOfBirth');
    if (typed) setValue('dateOfBirth', typed);
  }, [getValues, setValue]);
  const guarded = needsGuardian(dateOfBirth, lagosDate(useNow(0)));
  return (
    <>
      <TextInput
        label={<Trans>Date of birth</Trans>}
        hint={<Trans>For people under 18, a parent or guardian has to agree.</Trans>}
        error={errors.dateOfBirth?.message}
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        {...register('dateOfBirth', optional)}
      />
      {guarded && (
        <fieldset className="grid gap-4 rounded-control border border-line p-4">
          <legend className="px-1 font-semibold">
            <Trans>Parent or guardian</Trans>
          </legend>
          <TextInput
            label={<Trans>Full name of the parent or guardian</Trans>}
            error={errors.guardianName?.message}
            autoComplete="off"
            {...register('guardianName', optional)}
          />
          <SelectInput
            label={<Trans>How they are related to you</Trans>}
            error={errors.guardianRelation?.message}
            {...register('guardianRelation', optional)}
          >
            <option value="">—</option>
            <Relations />
          </SelectInput>
          <CheckboxInput
            label={
              <Trans>
                I am the parent or guardian named above. I agree to this account and to what it is used for.
              </Trans>
            }
            error={errors.guardianConsent?.message}
            {...register('guardianConsent')}
          />
        </fieldset>
      )}
    </>
  );
}

function Relations() {
  const names = {
    Parent: <Trans>Parent</Trans>,
    Guardian: <Trans>Guardian</Trans>,
    Grandparent: <Trans>Grandparent</Trans>,
    'Brother or sister': <Trans>Brother or sister</Trans>,
    Other: <Trans>Other</Trans>,
  };
  return GUARDIAN_RELATIONS.map((relation) => (
    <option key={relation} value={relation}>
      {names[relation]}
    </option>
  ));
}
