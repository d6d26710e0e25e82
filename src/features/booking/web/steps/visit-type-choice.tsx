import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Video } from 'lucide-react';
import { visitTypeOf } from '#features/booking/rules/booking-draft.ts';
import { RadioCard } from './radio-card.tsx';
import type { StepProps } from './step-props.ts';

const ICON = { size: 24, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none text-green' } as const;

/** In person or telehealth, as the provider offers it. */
export function VisitTypeChoice({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { t } = useLingui();
  const { name, address, telehealthAvailable } = draft.provider;
  const chosen = visitTypeOf(draft);
  const { name: service, visitTypes = ['in-person', 'telehealth'] } = draft.service ?? {};
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        <Trans>How do you want to be seen?</Trans>
      </legend>
      <RadioCard
        name="visit-type"
        checked={chosen === 'in-person'}
        disabled={!visitTypes.includes('in-person')}
        onChoose={() => change((last) => ({ ...last, wantedVisitType: 'in-person' }))}
        title={t`In person`}
        icon={<MapPin {...ICON} />}
      >
        {visitTypes.includes('in-person') ? address : <Trans>{service} is only offered by video.</Trans>}
      </RadioCard>
      {telehealthAvailable ? (
        <RadioCard
          name="visit-type"
          checked={chosen === 'telehealth'}
          disabled={!visitTypes.includes('telehealth')}
          onChoose={() => change((last) => ({ ...last, wantedVisitType: 'telehealth' }))}
          title={t`Telehealth`}
          icon={<Video {...ICON} />}
        >
          {visitTypes.includes('telehealth') ? (
            <Trans>A video visit, from wherever you are.</Trans>
          ) : (
            <Trans>{service} is only offered in person.</Trans>
          )}
        </RadioCard>
      ) : (
        <p className="text-[0.9375rem] text-soft">
          <Trans>{name} doesn't offer telehealth visits.</Trans>
        </p>
      )}
    </fieldset>
  );
}
