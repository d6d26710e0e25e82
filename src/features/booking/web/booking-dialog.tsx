import { OpenBookingDialog, type OpenBookingProps } from './open-booking-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/** Books a visit with a provider in five steps. Starts again each time it opens, or opens for something else. */
export function BookingDialog({
  open,
  rescheduleOf,
  ...opening
}: OpenBookingProps & {
  readonly open: boolean;
  /** The visit that is to get another time, by its id. */
  readonly rescheduleOf?: number | undefined;
}) {
  if (!open) return null;
  const { providerId, careType, visitType } = opening;
  const key = [providerId, careType, visitType, rescheduleOf].join(' ');
  if (rescheduleOf === undefined) return <OpenBookingDialog key={key} {...opening} />;
  return <RescheduleDialog key={key} appointmentId={rescheduleOf} {...opening} />;
}
