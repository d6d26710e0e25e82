import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AppointmentInTheWay } from '#features/portal/rules/refusals.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** What becomes of visits that a change puts out of place. */
export interface Booked {
  readonly choice: 'keep' | 'move' | 'cancel';
  readonly ids: number[];
}

/**
 * Lists the visits that a change puts out of place, and lets the desk choose what becomes of them. They can be moved if a
 * colleague is free for at least one.
 */
export function DisplacedDialog({
  name,
  isLeaving = false,
  mayCancel = true,
  appointments,
  busy,
  onChoose,
  onClose,
}: {
  /** Who or what has them now; absent for a whole place. */
  readonly name?: string;
  /** True if that person takes no more visits. */
  readonly isLeaving?: boolean;
  /** False for a member who leaves and is neither owner nor manager. */
  readonly mayCancel?: boolean;
  readonly appointments: readonly AppointmentInTheWay[];
  readonly busy: boolean;
  readonly onChoose: (booked: Booked) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const count = appointments.length;
  const movable = appointments.filter(({ colleagueIsFree }) => colleagueIsFree).length;
  const ids = appointments.map(({ id }) => id);
  const choose = (choice: Booked['choice']) => () => onChoose({ choice, ids });
  return (
    <Dialog
      open
      onClose={onClose}
      title={name === undefined ? t`Visits are booked then` : t`Visits are booked with ${name}`}
      footer={
        <button type="button" className="button button-ghost flex-1" onClick={onClose}>
          <Trans>Back, change nothing</Trans>
        </button>
      }
    >
      <p>
        {t`${plural(count, {
          one: 'This visit does not fit any more. Nothing is changed yet.',
          other: 'These # visits do not fit any more. Nothing is changed yet.',
        })}`}
      </p>
      <BookedList appointments={appointments} />
      <div className="grid gap-4 py-5">
        {movable > 0 && (
          <Choice
            explanation={
              <Trans>
                Each goes to a free colleague at the same time and place, and the patient is told. A visit that fits no
                one stays booked and is named afterwards.
              </Trans>
            }
          >
            <BusyButton busy={busy} busyText={<Trans>Moving...</Trans>} onClick={choose('move')}>
              {movable === count ? <Trans>Move to colleagues</Trans> : <Trans>Move those that can be moved</Trans>}
            </BusyButton>
          </Choice>
        )}
        <Choice
          explanation={
            isLeaving ? (
              <Trans>
                They have no doctor then: someone has to move or take them. The day in the portal shows each of them.
              </Trans>
            ) : count === 1 ? (
              <Trans>The change is saved, and this visit takes place as it is.</Trans>
            ) : (
              <Trans>The change is saved, and these visits take place as they are.</Trans>
            )
          }
        >
          <BusyButton className="button-ghost" busy={busy} busyText={<Trans>Saving...</Trans>} onClick={choose('keep')}>
            {count === 1 ? <Trans>Leave this visit booked</Trans> : <Trans>Leave these visits booked</Trans>}
          </BusyButton>
        </Choice>
        {mayCancel ? (
          <Choice
            explanation={
              count === 1 ? (
                <Trans>It costs the patient nothing, and the patient is told, with a link to book another time.</Trans>
              ) : (
                <Trans>
                  They cost the patients nothing, and the patients are told, with a link to book another time.
                </Trans>
              )
            }
          >
            <BusyButton
              className="button-urgent"
              busy={busy}
              busyText={<Trans>Cancelling...</Trans>}
              onClick={choose('cancel')}
            >
              {count === 1 ? (
                <Trans>Cancel it and tell the patient</Trans>
              ) : (
                <Trans>Cancel them and tell the patients</Trans>
              )}
            </BusyButton>
          </Choice>
        ) : (
          <p className="text-sm text-soft">
            <Trans>Only an owner or a manager can cancel these visits.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** A button with what it does. */
function Choice({ explanation, children }: { readonly explanation: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1">
      {children}
      <p className="text-sm text-soft">{explanation}</p>
    </div>
  );
}

/** Visits with their times and patients and, where that is known, whether a colleague is free. */
export function BookedList({ appointments }: { readonly appointments: readonly AppointmentInTheWay[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="mt-3 grid gap-2" aria-label={t`Visits that are booked`}>
      {appointments.map(({ id, date, name, colleagueIsFree }) => (
        <li key={id} className="flex flex-wrap gap-x-3 border-b border-line pb-2 last:border-b-0">
          <span className="font-semibold tabular-nums">{shortMoment(i18n, date)}</span>
          <span className="flex-1 wrap-anywhere">{name}</span>
          {colleagueIsFree !== undefined && (
            <span className="text-soft">
              {colleagueIsFree ? <Trans>a colleague is free</Trans> : <Trans>no colleague is free</Trans>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Names the visits that were to be moved and fitted no colleague. Takes focus, because it may be out of sight. */
export function StayedNotice({ appointments }: { readonly appointments: readonly AppointmentInTheWay[] }) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the dialog has given focus back.
    const timer = setTimeout(() => {
      notice.current?.focus({ preventScroll: true });
      notice.current?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [appointments]);
  if (appointments.length === 0) return null;
  return (
    <section ref={notice} role="alert" tabIndex={-1} className="notice notice-amber">
      <p className="font-semibold">
        <Trans>These visits fitted no one else and stay as they were:</Trans>
      </p>
      <BookedList appointments={appointments} />
    </section>
  );
}
