import { Trans } from '@lingui/react/macro';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { DangerAcceptedNote } from '#features/appointments/web/appointment-reason.tsx';
import { careTypeOf, visitTypeOf } from '#features/booking/rules/booking-draft.ts';
import { relativeOf } from '#features/booking/rules/relative.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { useNow } from '#platform/web/use-now.ts';
import { BookingDetails } from '../notes/booking-details.tsx';
import { DemoNote, NewPatientsNote, NextStepsNote, SharingNote } from '../notes/booking-notes.tsx';
import { LateCancellationNote } from '../notes/late-cancellation-note.tsx';
import { MovingNote } from '../notes/moving-note.tsx';
import { ProblemNote } from '../notes/problem-note.tsx';
import { ProviderSummary } from '../notes/provider-summary.tsx';
import { StepHeading } from '../step-heading.tsx';
import { HolidayNote } from '../times/day-notes.tsx';
import { HealthChoice } from './health-choice.tsx';
import { InsuranceChoice } from './insurance-choice.tsx';
import type { StepProps } from './step-props.ts';

/** Everything once more, before it counts. */
export function ReviewStep(props: StepProps) {
  const { draft, dangerAccepted, change, problem, rescheduled, bookNewAppointment, turnedAway, tellFee, goTo } = props;
  const { provider, slot, symptoms } = draft;
  const { data: offer } = usePathQuery(providerQuery(provider.id));
  const nowMs = useNow(0);
  const careType = careTypeOf(draft);
  const visitType = visitTypeOf(draft);
  if (slot === null || careType === null) return null;
  return (
    <div className="grid gap-4">
      <StepHeading>
        <Trans>Appointment Confirmation</Trans>
      </StepHeading>
      <ProblemNote problem={problem} />
      <NewPatientsNote draft={draft} turnedAway={turnedAway} goTo={goTo} />
      {/* What stands in the way may be that the visit isn't theirs any more. */}
      {(problem === null || bookNewAppointment !== undefined) && <MovingNote {...props} />}
      {dangerAccepted && <DangerAcceptedNote />}
      <ProviderSummary provider={provider} />
      <BookingDetails
        date={slot.dateTime}
        visitType={visitType}
        careType={careType}
        forPerson={draft.forPerson && relativeOf(draft.forPerson)}
        reason={symptoms.trim()}
        service={draft.service}
        person={draft.person}
        onChange={goTo}
      />
      <HolidayNote date={lagosDate(Date.parse(slot.dateTime))} offer={offer} />
      <DemoNote provider={provider} />
      <InsuranceChoice draft={draft} change={change} rescheduled={rescheduled} />
      <HealthChoice draft={draft} change={change} rescheduled={rescheduled} />
      <LateCancellationNote providerId={provider.id} tellFee={tellFee} />
      <SharingNote provider={provider} relative={draft.forPerson?.name?.trim()} />
      <NextStepsNote
        visitType={visitType}
        address={provider.address}
        isMovable={!isInsideNotice(Date.parse(slot.dateTime), nowMs)}
      />
    </div>
  );
}
