import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';

/**
 * When a box leaves the page with the focus in it, the heading of its visit gets it, or of the visit that has replaced
 * that one. A focus elsewhere is left alone.
 */
export function useFocusOnAppointment(
  box: RefObject<HTMLElement | null>,
  { appointmentId, userId }: { readonly appointmentId: number; readonly userId: number },
): void {
  const queryClient = useQueryClient();
  const hadFocus = useRef(false);
  // Read while the box is still there; focus moves once its replacement is.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      hadFocus.current = current?.contains(document.activeElement) ?? false;
    };
  }, [box]);
  useEffect(
    () => () => {
      if (!hadFocus.current || document.activeElement !== document.body) return;
      const appointments = queryClient.getQueryData<Appointment[]>(appointmentsOf(userId).queryKey);
      const successor = appointments?.find(({ id }) => id === appointmentId)?.rescheduledTo;
      document.getElementById(`appointment-${successor ?? appointmentId}`)?.focus();
    },
    [queryClient, userId, appointmentId],
  );
}
