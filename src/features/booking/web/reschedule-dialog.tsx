import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { isReschedulable } from '#features/appointments/rules/appointment-sections.ts';
import { useAppointments } from '#features/appointments/web/use-appointments.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { BookingLoading } from './booking-loading.tsx';
import { NotMovable } from './not-movable.tsx';
import { OpenBookingDialog, type OpenBookingProps } from './open-booking-dialog.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** Reschedules a visit: asks to sign in, finds the visit, and books with its answers filled in. */
export function RescheduleDialog({ appointmentId, ...opening }: OpenBookingProps & { readonly appointmentId: number }) {
  const { t } = useLingui();
  const user = useCurrentUser();
  if (user) return <MovingAppointment appointmentId={appointmentId} userId={user.id} {...opening} />;
  return (
    <Dialog open onClose={opening.onClose} title={t`Book Appointment`}>
      {user === null ? <SignInPanel isMoving onSignedIn={() => undefined} /> : <BookingLoading />}
    </Dialog>
  );
}

function MovingAppointment({
  appointmentId,
  userId,
  ...opening
}: OpenBookingProps & { readonly appointmentId: number; readonly userId: number }) {
  const { t } = useLingui();
  const { data: appointments, isError, refetch } = useAppointments(userId);
  // Once moved, the list says that the visit can't be moved: the first one found stays the one that is moved.
  const [openedAtMs] = useState(serverNow);
  const [moving, setMoving] = useState<Appointment>();
  const found = appointments?.find(({ id }) => id === appointmentId);
  if (moving === undefined && found !== undefined && isReschedulable(found, openedAtMs)) setMoving(found);
  if (moving !== undefined) {
    const isOff = found !== undefined && found.status !== 'scheduled';
    return <OpenBookingDialog {...opening} rescheduled={moving} isOff={isOff} />;
  }
  return (
    <Dialog open onClose={opening.onClose} title={t`Book Appointment`}>
      {isError && (
        <LoadError onRetry={refetch}>
          <Trans>Sorry, we had trouble loading your appointments. Please try again.</Trans>
        </LoadError>
      )}
      {!isError && appointments === undefined && <BookingLoading />}
      {appointments !== undefined && <NotMovable found={found} close={opening.onClose} />}
    </Dialog>
  );
}
