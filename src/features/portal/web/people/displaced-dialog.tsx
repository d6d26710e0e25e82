import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentInTheWay } from '#features/portal/rules/refusals.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { BookedList } from '../schedule/booked-dialog.tsx';
import type { Booked } from './use-offer-change.ts';

/** Lists the visits that a change puts out of place, and asks whether to move, keep or cancel them. */
export function DisplacedDialog({
  name,
  canMove,
  appointments,
  busy,
  onChoose,
  onClose,
}: {
  /** Who or what has them now. */
  readonly name: string;
  /** False where there is no colleague. */
  readonly canMove: boolean;
  readonly appointments: readonly AppointmentInTheWay[];
  readonly busy: boolean;
  readonly onChoose: (choice: Booked['choice']) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const count = appointments.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Visits are booked with ${name}`}
      footer={
        <>
          {canMove && (
            <BusyButton
              className="flex-1 whitespace-nowrap"
              busy={busy}
              busyText={<Trans>Moving...</Trans>}
              onClick={() => onChoose('move')}
            >
              <Trans>Move to colleagues</Trans>
            </BusyButton>
          )}
          <BusyButton
            className="button-ghost flex-1 whitespace-nowrap"
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => onChoose('keep')}
          >
            <Trans>Keep the visits</Trans>
          </BusyButton>
          <BusyButton
            className="button-urgent flex-1 whitespace-nowrap"
            busy={busy}
            busyText={<Trans>Cancelling...</Trans>}
            onClick={() => onChoose('cancel')}
          >
            <Trans>Cancel the visits</Trans>
          </BusyButton>
        </>
      }
    >
      <p>
        {t`${plural(count, {
          one: 'This visit does not fit any more. Nothing is changed yet.',
          other: 'These # visits do not fit any more. Nothing is changed yet.',
        })}`}
      </p>
      <BookedList appointments={appointments} />
      <ul className="notice my-4 grid list-disc gap-1 ps-8">
        {canMove && (
          <li>
            <Trans>
              Moved: each goes to a free colleague with the same title at the same time, and the patient is told. A
              visit that fits no one stays.
            </Trans>
          </li>
        )}
        <li>
          <Trans>Kept: they stay as they are.</Trans>
        </li>
        <li>
          <Trans>Cancelled: they cost the patients nothing, and the patients are told.</Trans>
        </li>
      </ul>
    </Dialog>
  );
}
