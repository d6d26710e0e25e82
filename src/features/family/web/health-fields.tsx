import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { GENOTYPES } from '../rules/family-choices.ts';

/** Registers a field whose empty value is null. */
export const OR_NULL = { setValueAs: (value: string | null) => value || null };

interface Facts {
  readonly genotype: string | null;
  readonly allergies: string | null;
  readonly illnesses: string | null;
  readonly medicines: string | null;
}

/** The fields that a user's own health facts and those of a person on the list have in common. */
export function HealthFields() {
  const { register, formState } = useFormContext<Facts>();
  const { errors } = formState;
  const text = (name: keyof Facts, label: ReactNode, hint: ReactNode): ComponentProps<typeof TextInput> => ({
    label,
    hint,
    error: errors[name]?.message,
    maxLength: 500,
    autoComplete: 'off',
    ...register(name, OR_NULL),
  });
  return (
    <>
      <TextInput
        {...text('allergies', <Trans>Allergies (optional)</Trans>, <Trans>For example: penicillin, groundnuts.</Trans>)}
      />
      <TextInput
        {...text(
          'medicines',
          <Trans>Medicines taken (optional)</Trans>,
          <Trans>With the strength, if it is on the pack.</Trans>,
        )}
      />
      <TextInput
        {...text(
          'illnesses',
          <Trans>Long-term illnesses (optional)</Trans>,
          <Trans>For example: asthma, high blood pressure.</Trans>,
        )}
      />
      <SelectInput
        label={<Trans>Genotype (optional)</Trans>}
        error={errors.genotype?.message}
        {...register('genotype', OR_NULL)}
      >
        <option value="">—</option>
        {GENOTYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectInput>
    </>
  );
}
