import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { careTypeOf, type Draft, visitTypeOf } from '../rules/booking-draft.ts';
import { relativeOf } from '../rules/relative.ts';
import type { BookingBody } from './use-send-booking.ts';

/**
 * What a draft sends, in place of the visit `rescheduleOf` if that is given, by somebody who has read the rule `toldFee`
 * for cancelling late; null while something is missing.
 */
export function bodyOf(
  draft: Draft,
  rescheduleOf: number | undefined,
  toldFee: CancellationFee | null,
): BookingBody | null {
  const { provider, slot, symptoms, insurancePlanId } = draft;
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
    ...(forPerson && { forPerson }),
    ...(rescheduleOf !== undefined && { rescheduleOf }),
    toldCancellation: toldFee,
    ...(insurancePlanId !== undefined && { insurancePlanId }),
  };
}
