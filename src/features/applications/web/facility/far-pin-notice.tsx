import { Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { farPin } from '#features/applications/rules/far-pin.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import type { ApplicationValues } from '../application-values.ts';
import { errorsOf, type PlacePath } from './place-path.ts';

/** Asks to confirm a pin that is far from the chosen state or LGA. */
export function FarPinNotice({ path }: { readonly path: PlacePath }) {
  const form = useFormContext<ApplicationValues>();
  const { register, control } = form;
  const [point, state, lga] = useWatch({ control, name: [`${path}point`, `${path}state`, `${path}lga`] });
  const far = point && farPin({ ...point, state, lga });
  if (far === undefined) return null;
  const { from, nearest } = far;
  const km = far.km.toFixed(1);
  return (
    <div className="notice notice-amber">
      <p role="status">
        <Trans>
          The pin is {km} km from {from}. The nearest local government area is {nearest.lga}, {nearest.state}.
        </Trans>
      </p>
      <CheckboxInput
        label={<Trans>The pin is right</Trans>}
        error={errorsOf(form)(`${path}pointConfirmed`)}
        {...register(`${path}pointConfirmed`)}
      />
    </div>
  );
}
