import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Held } from '../rules/held-time.ts';
import { type StepName, shownSteps, stepName, type Wizard } from '../rules/wizard.ts';
import { HeldNote } from './held-note.tsx';

const NAMES: Readonly<Record<StepName, MessageDescriptor>> = {
  'care-type': msg`Care Type`,
  symptoms: msg`Symptoms`,
  provider: msg`Provider`,
  schedule: msg`Schedule`,
  review: msg`Review`,
};

/** How far the booking is: the number of the step among those that are shown, and these by name (in sight where there is room). */
export function BookingProgress({ wizard, held }: { readonly wizard: Wizard; readonly held: Held | null }) {
  const { t, i18n } = useLingui();
  const steps = shownSteps(wizard);
  const step = steps.indexOf(stepName(wizard));
  const number = step + 1;
  const total = steps.length;
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {/* Another element for another step: a browser's translation would keep the old number. */}
        <p key={number} className="text-sm font-semibold text-soft">
          <Trans>
            Step {number} of {total}
          </Trans>
        </p>
        <HeldNote held={held} />
      </div>
      <ol className="mt-1.5 grid auto-cols-fr grid-flow-col gap-1.5" aria-label={t`Steps`}>
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            className={`border-t-4 pt-1 text-sm ${index <= step ? 'border-green' : 'border-line'} ${index === step ? 'font-bold' : 'text-soft'}`}
          >
            <span className="max-sm:sr-only">{i18n._(NAMES[name])}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
