import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import type { bookAppointment } from '../contract.ts';
import { careTypeOf, type Draft, visitTypeOf } from './booking-draft.ts';
import { relativeOf } from './relative.ts';

/** What a booking sends. */
export type BookingBody = BodyOf<typeof bookAppointment>;

/**
 * Returns what a draft sends, in place of the appointment `rescheduleOf` if that is given, by a patient who has read
 * the rule `shownFee` for cancelling late, and with `dangerAccepted` a warning of danger; null while an answer is missing.
 */
export function bodyOf(
  draft: Draft,
  rescheduleOf: number | undefined,
  shownFee: CancellationFee | null,
  dangerAccepted = false,
): BookingBody | null {
  const { provider, slot, symptoms, insurancePlanId, shareHealth } = draft;
  const familyMemberId = draft.forPerson?.memberId;
  const careType = careTypeOf(draft);
  const forPerson = draft.forPerson && relativeOf(draft.forPerson);
  if (careType === null || slot === null || (draft.forPerson !== null && forPerson === null)) return null;
  return {
    providerId: provider.id,
    date: slot.dateTime,
    status: 'scheduled',
    visitType: visitTypeOf(draft),
    careType,
    reason: symptoms.trim(),
    ...(dangerAccepted && { dangerAccepted }),
    ...(forPerson && { forPerson }),
    ...(rescheduleOf !== undefined && { rescheduleOf }),
    ...chosenOffer(draft),
    toldCancellation: shownFee,
    ...(insurancePlanId !== undefined && { insurancePlanId }),
    ...(shareHealth !== undefined && { shareHealth }),
    ...(shareHealth === true && familyMemberId !== undefined && { familyMemberId }),
  };
}

/** The service and the person that the patient chose, where the place offers a choice. */
function chosenOffer({ service, person }: Draft): Pick<BookingBody, 'serviceId' | 'personId'> {
  return {
    ...(service !== undefined && { serviceId: service?.id ?? null }),
    ...(person !== undefined && { personId: person?.id ?? null }),
  };
}
