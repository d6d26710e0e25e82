import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { ApplicationValues } from '../application-values.ts';
import { errorsOf, type PlacePath } from './place-path.ts';

/** Address, state and LGA of a place; `hint` belongs to the address. Choosing another state clears the LGA. */
export function AddressFields({ path, hint }: { readonly path: PlacePath; readonly hint?: ReactNode }) {
  const { t } = useLingui();
  const form = useFormContext<ApplicationValues>();
  const { register, control, getValues, setValue } = form;
  const errorAt = errorsOf(form);
  const watched = useWatch({ control, name: `${path}state` });
  // After Back, the browser restores the state before useWatch subscribes.
  const hydrated = useHydrated();
  const chosen = watched ?? (hydrated ? getValues(`${path}state`) : undefined);
  const state = chosen ? findState(chosen) : undefined;
  const leave = (...fields: readonly ('lga' | 'pointConfirmed')[]) => {
    for (const field of fields) setValue(`${path}${field}`, undefined);
  };
  const lgas = state === undefined ? [] : lgasOf(state);
  // A browser fills in the address of the main place only.
  const autoComplete =
    path === '' ? { address: 'street-address', state: 'address-level1' } : { address: 'off', state: 'off' };
  return (
    <>
      <TextInput
        label={<Trans>Address</Trans>}
        hint={hint}
        autoComplete={autoComplete.address}
        error={errorAt(`${path}address`)}
        {...register(`${path}address`)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          label={<Trans>State</Trans>}
          defaultValue=""
          autoComplete={autoComplete.state}
          error={errorAt(`${path}state`)}
          {...register(`${path}state`, { onChange: () => leave('lga', 'pointConfirmed') })}
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
          error={errorAt(`${path}lga`)}
          {...register(`${path}lga`, { ...OPTIONAL_TEXT, onChange: () => leave('pointConfirmed') })}
        >
          <option value="">—</option>
          {lgas.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectInput>
      </div>
    </>
  );
}
