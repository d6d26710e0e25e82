import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentInTheWay } from '#features/portal/rules/refusals.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Conflict } from './use-schedule-change.ts';

/** Lists the visits that a change would put outside the hours, and asks whether to keep or cancel them. */
export function BookedDialog({
  conflict,
  busy,
  onChoose,
  onClose,
}: {
  readonly conflict: Conflict;
  readonly busy: boolean;
  readonly onChoose: (choice: 'keep' | 'cancel') => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { appointments } = conflict;
  const count = appointments.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Visits are booked then`}
      footer={
        <>
          <BusyButton
            className="button-ghost flex-1"
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => onChoose('keep')}
          >
            <Trans>Keep the visits</Trans>
          </BusyButton>
          <BusyButton
            className="button-urgent flex-1"
            busy={busy}
            busyText={<Trans>Cancelling...</Trans>}
            onClick={() => onChoose('cancel')}
          >
            <Trans>Cancel them and tell the patients</Trans>
          </BusyButton>
        </>
      }
    >
      <p>
        {t`${plural(count, {
          one: 'This visit is booked at a time that would be closed. Nothing is changed yet.',
          other: 'These # visits are booked at times that would be closed. Nothing is changed yet.',
        })}`}
      </p>
      <BookedList appointments={appointments} />
      <p className="notice mt-4">
        <Trans>
          Kept visits stay valid. Cancelled ones cost the patients nothing, and they are told by e-mail with a link to
          book another time.
        </Trans>
      </p>
    </Dialog>
  );
}

/** Visits with their times and patients. */
export function BookedList({ appointments }: { readonly appointments: readonly AppointmentInTheWay[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="mt-3 grid gap-2" aria-label={t`Visits that are booked`}>
      {appointments.map(({ id, date, name }) => (
        <li key={id} className="flex flex-wrap gap-x-3 border-b border-line pb-2 last:border-b-0">
          <span className="font-semibold tabular-nums">{shortMoment(i18n, date)}</span>
          <span className="wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  );
}
