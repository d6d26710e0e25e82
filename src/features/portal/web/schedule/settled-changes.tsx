import { DisplacedDialog, StayedNotice } from '../displaced-dialog.tsx';
import type { useScheduleChange } from './use-schedule-change.ts';

/** The choice for visits that a change of the schedule puts out of place, and those that could not be moved. */
export function SettledChanges({
  of: { busy, conflict, stayed, change, giveUp },
}: {
  readonly of: ReturnType<typeof useScheduleChange>;
}) {
  return (
    <>
      <StayedNotice appointments={stayed} />
      {conflict !== null && (
        <DisplacedDialog
          {...(conflict.form.name !== undefined && { name: conflict.form.name })}
          appointments={conflict.appointments}
          busy={busy}
          onClose={giveUp}
          onChoose={(booked) => void change(conflict.send, conflict.form, booked)}
        />
      )}
    </>
  );
}
