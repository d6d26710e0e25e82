import { Trans } from '@lingui/react/macro';
import { RadioChip } from './radio-chip.tsx';
import type { StepProps } from './step-props.ts';

/**
 * Whether the patient has been at a provider that takes no new patients, before a time is chosen. Only for patients who
 * aren't signed in: of the others the list of visits says it.
 */
export function BeenHereQuestion({ draft: { provider, beenHere }, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { name } = provider;
  const choose = (answer: boolean) => change((last) => ({ ...last, beenHere: answer }));
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <Trans>Have you been here before?</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2.5">
        <RadioChip name="been-here" checked={beenHere === true} onChoose={() => choose(true)}>
          <Trans>Yes</Trans>
        </RadioChip>
        <RadioChip name="been-here" checked={beenHere === false} onChoose={() => choose(false)}>
          <Trans>No</Trans>
        </RadioChip>
      </div>
      <output className="block text-[0.9375rem] text-soft">
        {beenHere === true && (
          <span key="yes" className="mt-2 block">
            <Trans>
              At the end, sign in with the account that you had your visit with. A new account can't book here.
            </Trans>
          </span>
        )}
        {beenHere === false && (
          <span key="no" className="mt-2 block">
            <Trans>{name} can't see you now. Please choose another provider.</Trans>
          </span>
        )}
      </output>
    </fieldset>
  );
}
