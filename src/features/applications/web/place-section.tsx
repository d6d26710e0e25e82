import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { ApplicationValues } from './application-values.ts';
import { FormSection } from './form-section.tsx';

/** The section for the location of the practice; `hint` belongs to the address, and `children` follow it. Choosing another state clears the LGA. */
export function PlaceSection({ hint, children }: { readonly hint?: ReactNode; readonly children?: ReactNode }) {
  const { t } = useLingui();
  const { register, control, getValues, setValue, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  const watched = useWatch({ control, name: 'state' });
  // After Back, the browser restores the state before useWatch subscribes.
  const hydrated = useHydrated();
  const chosen = watched ?? (hydrated ? getValues('state') : undefined);
  const state = chosen ? findState(chosen) : undefined;
  const leave = (...fields: readonly ('lga' | 'pointConfirmed')[]) => {
    for (const field of fields) setValue(field, undefined);
  };
  const lgas = state === undefined ? [] : lgasOf(state);
  return (
    <FormSection title={<Trans>Practice Information</Trans>}>
      <TextInput
        label={<Trans>Address</Trans>}
        hint={hint}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          label={<Trans>State</Trans>}
          defaultValue=""
          autoComplete="address-level1"
          error={errors.state?.message}
          {...register('state', { onChange: () => leave('lga', 'pointConfirmed') })}
        >
          <option value="" disabled>
            {t`Select a state`}
          </option>
          {STATES.map((name) => (
            <option key={name} value={name}>
              {name === 'Abuja FCT' ? t`FCT (Abuja)` : name}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          // Mounted again with each state, so that a restored LGA finds its option.
          key={state}
          label={<Trans>Local government area (optional)</Trans>}
          hint={lgas.length === 0 ? t`Choose a state first.` : t`It puts you on the map.`}
          error={errors.lga?.message}
          {...register('lga', { ...OPTIONAL_TEXT, onChange: () => leave('pointConfirmed') })}
        >
          <option value="">—</option>
          {lgas.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectInput>
      </div>
      {children}
    </FormSection>
  );
}
