import { useSearch } from 'wouter';
import { timeIn } from '../rules/booking-draft.ts';
import { OpenBookingDialog, type OpenBookingProps } from './open-booking-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/**
 * Books a visit with a provider in five steps. Starts again each time it opens, or opens for something else. A service,
 * a person and a time chosen before stand in the address.
 */
export function BookingDialog({
  open,
  rescheduleOf,
  ...chosen
}: OpenBookingProps & {
  readonly open: boolean;
  /** The visit that is to get another time, by its id. */
  readonly rescheduleOf?: number | undefined;
}) {
  const search = new URLSearchParams(useSearch());
  if (!open) return null;
  const time = timeIn(search.get('time'));
  const opening = { ...chosen, serviceId: idIn(search, 'serviceId'), personId: idIn(search, 'personId'), time };
  const { providerId, careType, visitType, serviceId, personId } = opening;
  const key = [providerId, careType, visitType, rescheduleOf, serviceId, personId, time].join(' ');
  if (rescheduleOf === undefined) return <OpenBookingDialog key={key} {...opening} />;
  return <RescheduleDialog key={key} appointmentId={rescheduleOf} {...opening} />;
}

function idIn(search: URLSearchParams, name: string): number | undefined {
  return Number(/^[1-9]\d{0,14}$/.exec(search.get(name) ?? '')?.[0]) || undefined;
}
