import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { register as registerCall } from '#features/auth/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { useLgas } from './use-lgas.ts';

/** Sends nothing for an empty field. */

/** Asks for the state and an LGA of that state. Choosing another state clears the LGA. */
export function PlaceDetails() {
  const { t } = useLingui();
  const {
    register,
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<BodyOf<typeof registerCall>>();
  const state = useWatch({ control, name: 'state' });
  // useWatch misses a state chosen before hydration.
  useEffect(() => {
    const chosen = getValues('state');
    if (chosen) setValue('state', chosen);
  }, [getValues, setValue]);
  const lgas = useLgas(state);
  return (
    <>
      <SelectInput
        label={<Trans>State</Trans>}
        error={errors.state?.message}
        autoComplete="address-level1"
        {...register('state', { ...OPTIONAL_TEXT, onChange: () => setValue('lga', undefined) })}
      >
        <option value="">—</option>
        {STATES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
      <SelectInput
        label={<Trans>Local government area (LGA)</Trans>}
        hint={state ? undefined : t`Choose a state first.`}
        error={errors.lga?.message}
        autoComplete="address-level2"
        {...register('lga', OPTIONAL_TEXT)}
      >
        <option value="">—</option>
        {lgas.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
    </>
  );
}
