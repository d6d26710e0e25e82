import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { EndReason } from '#features/appointments/rules/end-reasons.ts';
import type { BookingErrorBody } from '#features/booking/rules/refusals.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import { DayPicker } from '#features/booking/web/times/day-picker.tsx';
import { OtherTimes } from '#features/booking/web/times/other-times.tsx';
import { SlotPicker } from '#features/booking/web/times/slot-picker.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { MovedByDesk, moveByDesk } from '#features/portal/rules/appointment-change-contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { AppointmentNamed } from './appointment-named.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { NoticeNote } from './notice-note.tsx';
import { ReasonField } from './reason-field.tsx';
import { useDeskChange } from './use-desk-change.ts';
import { useMoveTimes } from './use-move-times.ts';

/** Moves a visit to another free time of the practice: a day, a time and, if wanted, why. */
export function MoveDialog({
  appointment,
  providerId,
  onClose,
  focusAfterwards,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly onClose: () => void;
  /** Where focus goes once the visit is moved, because its card may be gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t, i18n } = useLingui();
  const { id, date, patient } = appointment;
  const dates = bookableDates(lagosDate(useNow(0)));
  const own = lagosDate(Date.parse(date));
  const [day, setDay] = useState(dates.includes(own) ? own : (dates[0] ?? own));
  const [slot, setSlot] = useState<Slot | null>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const done = useRef(false);
  const { data: times, isError, refetch } = useMoveTimes(id, day);
  const { busy, error, problem, attempt, send } = useDeskChange<MovedByDesk>(appointment, {
    providerId,
    title: t`Visit moved`,
    onDone: () => {
      done.current = true;
      onClose();
    },
  });
  const { alternatives = [] } = errorBody<BookingErrorBody>(error) ?? {};
  const from = shortMoment(i18n, date);
  const to = slot === null ? '' : shortMoment(i18n, slot.dateTime);
  const name = patient.name;
  const choose = (chosen: Slot) => {
    setDay(lagosDate(Date.parse(chosen.dateTime)));
    setSlot(chosen);
  };
  const confirm = () => {
    const why = reason.trim() === '' ? undefined : EndReason.safeParse(reason);
    setWrong(why?.error?.issues[0]?.message);
    if (slot === null || why?.success === false) return;
    const body = { date: slot.dateTime, was: { date }, ...(why && { reason: why.data }) };
    send(async () => {
      try {
        return await call<typeof moveByDesk>('POST', '/api/portal/visits/:id/move', { params: { id }, body });
      } catch (refused) {
        if (errorBody<BookingErrorBody>(refused)?.alternatives !== undefined) {
          setSlot(null);
          void refetch();
        }
        throw refused;
      }
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Move this visit`}
      returnFocusTo={() => (done.current ? focusAfterwards() : null)}
      footer={
        <>
          <p aria-live="polite" className="w-full font-semibold">
            {slot === null ? (
              <Trans>Choose a day and a time.</Trans>
            ) : (
              <Trans>
                From {from} to {to}
              </Trans>
            )}
          </p>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            <Trans>Keep the time</Trans>
          </button>
          <BusyButton
            className="flex-1 whitespace-nowrap"
            busy={busy}
            busyText={<Trans>Moving...</Trans>}
            disabled={slot === null}
            onClick={confirm}
          >
            <Trans>Move the visit</Trans>
          </BusyButton>
        </>
      }
    >
      <div className="grid gap-4 pb-4">
        <AppointmentNamed appointment={appointment} />
        {problem !== undefined && (
          <ChangeProblem key={attempt}>
            <p role="alert" className="notice notice-red">
              {problem}
            </p>
            <OtherTimes times={alternatives} onChoose={choose} />
          </ChangeProblem>
        )}
        <DayPicker
          dates={dates}
          chosen={day}
          onChoose={(chosen) => {
            setDay(chosen);
            setSlot(null);
          }}
        />
        <Times times={times} onRetry={isError ? refetch : undefined} chosen={slot} onChoose={setSlot} />
        <ReasonField value={reason} onChange={setReason} error={wrong} isOptional />
        <NoticeNote appointment={appointment}>
          <Trans>{name} is told the old time, the new one and why it moved.</Trans>
        </NoticeNote>
      </div>
    </Dialog>
  );
}

/** The free times of the chosen day. */
function Times({
  times,
  onRetry,
  ...choice
}: {
  readonly times: readonly Slot[] | undefined;
  /** Present if the times couldn't be loaded. */
  readonly onRetry: (() => unknown) | undefined;
  readonly chosen: Slot | null;
  readonly onChoose: (slot: Slot) => void;
}) {
  if (onRetry !== undefined) {
    return (
      <LoadError onRetry={onRetry}>
        <Trans>We couldn't load the times of this day.</Trans>
      </LoadError>
    );
  }
  return times === undefined ? <Spinner /> : <SlotPicker slots={times} {...choice} />;
}
