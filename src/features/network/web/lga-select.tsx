import { Trans } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { lgasOffered } from '#features/network/rules/provider-choices.ts';
import type { ProviderValues } from '#features/network/rules/provider-values.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';

/** The LGAs of the chosen state, and the provider's own. */
export function LgaSelect({
  state,
  initial,
  ...field
}: UseFormRegisterReturn & {
  readonly state: string;
  readonly initial: ProviderValues;
  readonly error: string | undefined;
}) {
  const lgas = lgasOffered(state, initial);
  return (
    <SelectInput
      // The options depend on the state and must be there for the kept value.
      key={state}
      label={<Trans>Local government area (optional)</Trans>}
      hint={<Hint state={state} isEmpty={lgas.length === 0} />}
      {...field}
    >
      <option value="">—</option>
      {lgas.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectInput>
  );
}

function Hint({ state, isEmpty }: { readonly state: string; readonly isEmpty: boolean }) {
  if (isEmpty) return <Trans>Choose a state first.</Trans>;
  if (state === 'Port Harcourt') return <Trans>Port Harcourt without any means the LGA of that name.</Trans>;
  return <Trans>It puts the provider on the map.</Trans>;
}
