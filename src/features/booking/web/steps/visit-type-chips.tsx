import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitType } from '#features/appointments/contract.ts';
import { visitTypeOf } from '#features/booking/rules/booking-draft.ts';
import { VISIT_TYPE_NAME } from '../notes/appointment-names.ts';
import { RadioChip } from './radio-chip.tsx';
import type { StepProps } from './step-props.ts';

const VISIT_TYPES: readonly VisitType[] = ['in-person', 'telehealth'];

/** In person or telehealth, where both are offered: two equal choices beside the times. */
export function VisitTypeChips({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { i18n } = useLingui();
  const chosen = visitTypeOf(draft);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <Trans>How do you want to be seen?</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {VISIT_TYPES.map((visitType) => (
          <RadioChip
            key={visitType}
            name="visit-type"
            checked={chosen === visitType}
            onChoose={() => change((last) => ({ ...last, wantedVisitType: visitType }))}
          >
            {i18n._(VISIT_TYPE_NAME[visitType])}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );
}
