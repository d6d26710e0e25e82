import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import { bookingsStanding, canPause, canStart } from '#features/portal/rules/checklist-state.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useMay } from '../practice-member.ts';
import { RoleNote } from '../role-note.tsx';
import { useMissingNames } from './use-missing-names.ts';

/** Starts bookings once nothing is missing, or pauses them after a question. */
export function BookingsSwitch({
  checklist,
  busy,
  set,
  focusAfterwards,
}: {
  readonly checklist: Checklist;
  readonly busy: boolean;
  /** Returns true if it succeeded. */
  readonly set: (on: boolean) => Promise<boolean>;
  /** Where focus goes once bookings are started or paused, because the button is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const namesOf = useMissingNames();
  const [isAsking, setIsAsking] = useState(false);
  const { begin } = useDialogEntry(isAsking, () => setIsAsking(false), { losesNothing: true });
  const standing = bookingsStanding(checklist);
  const missing = namesOf(checklist.missing);
  if (!useMay('bookings')) return <RoleNote lacks="bookings" />;
  if (canPause(standing)) {
    return (
      <section className="card grid justify-items-start gap-3 sm:p-6">
        <h2>
          <Trans>Take a break from bookings</Trans>
        </h2>
        <p className="max-w-[64ch] text-soft">
          <Trans>
            While bookings are paused, patients can't book new visits. Visits that are booked stay. For single days,
            take days off in the schedule instead.
          </Trans>
        </p>
        <button
          type="button"
          className="button button-ghost"
          onClick={() => {
            begin();
            setIsAsking(true);
          }}
        >
          <Trans>Pause bookings</Trans>
        </button>
        {isAsking && (
          <PauseDialog
            name={checklist.name}
            isMissing={checklist.missing.length > 0}
            busy={busy}
            onClose={() => setIsAsking(false)}
            onPause={() => set(false)}
            focusAfterwards={focusAfterwards}
          />
        )}
      </section>
    );
  }
  if (!canStart(standing)) return null;
  return (
    <section className="card grid justify-items-start gap-3 sm:p-6">
      <h2>
        <Trans>Start</Trans>
      </h2>
      <p className="max-w-[64ch]">
        {missing === '' ? (
          <Trans>Patients can then book your free times at once. You can pause bookings at any time.</Trans>
        ) : (
          <Trans>Still missing: {missing}.</Trans>
        )}
      </p>
      <BusyButton
        busy={busy}
        busyText={<Trans>Starting...</Trans>}
        disabled={missing !== ''}
        onClick={() => void set(true).then((done) => done && focusAfterwards()?.focus())}
      >
        <Trans>Start taking bookings</Trans>
      </BusyButton>
    </section>
  );
}

function PauseDialog({
  name,
  isMissing,
  busy,
  onClose,
  onPause,
  focusAfterwards,
}: {
  readonly name: string;
  /** A step is missing, so that bookings can't start again before it is done. */
  readonly isMissing: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPause: () => Promise<boolean>;
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const paused = useRef(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Pause bookings?`}
      returnFocusTo={() => (paused.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Keep taking bookings</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1"
            busy={busy}
            busyText={<Trans>Pausing...</Trans>}
            onClick={() =>
              void onPause().then((done) => {
                paused.current = done;
                onClose();
              })
            }
          >
            <Trans>Pause bookings</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="text-lg font-bold wrap-anywhere">{name}</p>
      <ul className="mt-2 grid list-disc gap-2 ps-5 pb-4">
        <li>
          <Trans>Visits that are booked stay. Patients can still cancel them.</Trans>
        </li>
        <li>
          <Trans>Patients can't book new visits or move booked ones online until you start again.</Trans>
        </li>
        <li>
          <Trans>Your public page says that you take no online bookings just now, and asks patients to call.</Trans>
        </li>
        {isMissing && (
          <li className="font-semibold">
            <Trans>To start again, all steps on this page must be done.</Trans>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
