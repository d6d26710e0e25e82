import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { DangerAcceptedNote } from '#features/appointments/web/appointment-reason.tsx';
import { careTypeOf, type Draft, visitTypeOf } from '#features/booking/rules/booking-draft.ts';
import { type Carried, hasAcceptedSigns } from '#features/booking/rules/plain-booking.ts';
import { relativeOf } from '#features/booking/rules/relative.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { coversDay } from '#features/insurance/rules/covers-day.ts';
import { INSURANCE_PLANS } from '#features/insurance/web/insurance-plans-query.ts';
import { LateCancellation } from '#features/schedules/web/late-cancellation.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { BookingDetails } from '../notes/booking-details.tsx';
import { DemoNote, NextStepsNote, SharingNote } from '../notes/booking-notes.tsx';
import { CancellingNote } from '../notes/late-cancellation-note.tsx';
import { StepHeading } from '../step-heading.tsx';
import { PlainForm, type PlainProps } from './plain-form.tsx';

/** Everything once more, before it counts. */
export function PlainReview({
  providerId,
  choice,
  draft,
  offer,
}: PlainProps & { readonly draft: Draft; readonly offer: ProviderDetail }) {
  const carried: Carried = useContext(PostedFormContext)?.values ?? {};
  const nowMs = useNow(0);
  const { slot, provider, date } = draft;
  const careType = careTypeOf(draft);
  if (slot === null || careType === null) return null;
  const visitType = visitTypeOf(draft);
  const fee = offer.cancellationPolicy ?? null;
  return (
    <>
      <PostedProblems />
      <StepHeading>
        <Trans>Appointment Confirmation</Trans>
      </StepHeading>
      {hasAcceptedSigns(draft, carried.accepted) && <DangerAcceptedNote />}
      <BookingDetails
        date={slot.dateTime}
        visitType={visitType}
        careType={careType}
        forPerson={draft.forPerson && relativeOf(draft.forPerson)}
        reason={draft.symptoms.trim()}
        service={draft.service}
        person={draft.person}
      />
      <DemoNote provider={provider} />
      <PlainForm providerId={providerId} choice={choice} to="confirm" own={['insurance', 'fee']}>
        <input type="hidden" name="fee" value={JSON.stringify(fee)} />
        {choice.reschedule === undefined ? (
          <InsurancePlan day={date ?? ''} provider={provider.name} chosen={carried.insurance} />
        ) : (
          <p className="notice">
            <Trans>
              If you share your insurance or health facts with this provider for the visit, they go along. You can take
              them back under My Appointments.
            </Trans>
          </p>
        )}
        <CancellingNote>
          <LateCancellation fee={fee} />
        </CancellingNote>
        <SharingNote provider={provider} relative={draft.forPerson?.name?.trim()} />
        <button type="submit" className="button">
          <Trans>Confirm Appointment</Trans>
        </button>
      </PlainForm>
      <PlainForm providerId={providerId} choice={choice} to="details-again">
        <button type="submit" className="button button-ghost">
          <Trans>Back</Trans>
        </button>
      </PlainForm>
      <NextStepsNote
        visitType={visitType}
        address={provider.address}
        isMovable={!isInsideNotice(Date.parse(slot.dateTime), nowMs)}
      />
    </>
  );
}

/** Which of the patient's own plans that are valid on the day is shared. Shows nothing without one. */
function InsurancePlan({
  day,
  provider,
  chosen,
}: {
  readonly day: string;
  readonly provider: string;
  readonly chosen: string | undefined;
}) {
  const { t } = useLingui();
  const { data: plans = [] } = usePathQuery(INSURANCE_PLANS);
  const valid = plans.filter((plan) => coversDay(plan, day));
  if (valid.length === 0) return null;
  return (
    <SelectInput
      label={<Trans>Pay with insurance</Trans>}
      hint={
        <Trans>
          Only if you choose a plan, {provider} sees its insurer, plan name, member and group numbers, policy holder and
          validity. You can take it back under My Appointments until the visit begins.
        </Trans>
      }
      name="insurance"
      defaultValue={chosen ?? ''}
    >
      <option value="">{t`Share no insurance plan`}</option>
      {valid.map(({ id, provider: insurer, planName }) => (
        <option key={id} value={id}>
          {`${insurer} – ${planName}`}
        </option>
      ))}
    </SelectInput>
  );
}
