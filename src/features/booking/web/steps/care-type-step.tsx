import { Trans, useLingui } from '@lingui/react/macro';
import { Activity, CalendarCheck } from 'lucide-react';
import { Link } from 'wouter';
import { careTypeOf, urgentCareMissing } from '#features/booking/rules/booking-draft.ts';
import { chooseCareType, NO_FILTERS } from '#features/search/rules/search-filters.ts';
import { homeHref } from '#features/search/web/search-address.ts';
import { EmergencyNote, NewPatientsNote } from '../notes/booking-notes.tsx';
import { ProblemNote } from '../notes/problem-note.tsx';
import { StepHeading } from '../step-heading.tsx';
import { RadioCard } from './radio-card.tsx';
import type { StepProps } from './step-props.ts';

/** The same as the home page's card leads to. */
const URGENT_CARE = homeHref(chooseCareType(NO_FILTERS, 'urgent'));
const ICON = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Urgent or routine care. */
export function CareTypeStep({ draft, change, problem, turnedAway, close }: StepProps) {
  const { t } = useLingui();
  const { name, providesUrgentCare } = draft.provider;
  const chosen = careTypeOf(draft);
  const { name: service, careTypes = ['urgent', 'routine'] } = draft.service ?? {};
  const isUrgentOffered = providesUrgentCare && careTypes.includes('urgent');
  return (
    <div className="grid gap-4">
      <StepHeading>
        <Trans>Care Type</Trans>
      </StepHeading>
      <NewPatientsNote draft={draft} turnedAway={turnedAway} />
      {urgentCareMissing(draft) && (
        <p className="notice notice-amber">
          <Trans>
            You asked for urgent care. {name} doesn't offer it, so this would be a routine visit.{' '}
            <Link href={URGENT_CARE} onClick={close} className="-my-2 inline-block py-2 font-semibold underline">
              Find urgent care
            </Link>
          </Trans>
        </p>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">
          <Trans>What kind of care do you need?</Trans>
        </legend>
        <RadioCard
          name="care-type"
          checked={chosen === 'urgent'}
          disabled={!isUrgentOffered}
          onChoose={() => change((last) => ({ ...last, wantedCareType: 'urgent' }))}
          title={t`Urgent Care`}
          icon={<Activity {...ICON} className="flex-none text-red" />}
        >
          {isUrgentOffered ? (
            <Trans>Immediate attention for conditions that are not life-threatening</Trans>
          ) : providesUrgentCare ? (
            <Trans>{service} is not offered as urgent care.</Trans>
          ) : (
            <Trans>{name} doesn't offer urgent care.</Trans>
          )}
        </RadioCard>
        <RadioCard
          name="care-type"
          checked={chosen === 'routine'}
          disabled={!careTypes.includes('routine')}
          onChoose={() => change((last) => ({ ...last, wantedCareType: 'routine' }))}
          title={t`Routine Care`}
          icon={<CalendarCheck {...ICON} className="flex-none text-green" />}
        >
          {careTypes.includes('routine') ? (
            <Trans>Check-ups, vaccinations and non-urgent needs</Trans>
          ) : (
            <Trans>{service} is not offered as routine care.</Trans>
          )}
        </RadioCard>
      </fieldset>
      <ProblemNote problem={problem} />
      <EmergencyNote />
    </div>
  );
}
