import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { OtherTimes } from '#features/booking/web/times/other-times.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { ChangeErrorBody } from '#features/portal/rules/refusals.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { AppointmentNamed } from './appointment-named.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { SqueezeReasonField } from './move-times.tsx';
import { NoticeNote } from './notice-note.tsx';
import { ReasonField } from './reason-field.tsx';
import type { DropTarget } from './use-change-dialog.ts';
import { requestOf, useMove, type Wrong } from './use-move.ts';

/** Where a member goes on by Enter: a drop was deliberate already. */
const focusButton = (box: HTMLElement | null) => box?.querySelector('button')?.focus();
const focusField = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

/** Confirms a drop in the grid, which by itself moves nothing: the old and the new time, and how the patient hears of it. */
export function DropDialog({
  appointment,
  providerId,
  to,
  onClose,
  focusBack,
  focusAfterwards,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly to: DropTarget;
  readonly onClose: () => void;
  /** Where focus goes if it isn't moved. */
  readonly focusBack: () => HTMLElement | null;
  /** Where focus goes once it is moved; `id` is that of the visit at the new time. */
  readonly focusAfterwards: (id: number) => HTMLElement | null;
}) {
  const { t } = useLingui();
  const { id, date, patient } = appointment;
  const [slot, setSlot] = useState(to.time);
  const [reason, setReason] = useDraft(`reason to move ${id}`, '');
  const [squeezeReason, setSqueezeReason] = useDraft(`reason to squeeze ${id} in`, '');
  const [wrong, setWrong] = useState<Wrong>({});
  const movedTo = useRef<number>(null);
  const { busy, error, problem, attempt, alternatives, move } = useMove({
    appointment,
    providerId,
    onDone: (moved) => {
      movedTo.current = moved.id;
      onClose();
    },
    onLost: () => undefined,
  });
  const isGone = errorBody<ChangeErrorBody>(error)?.code === 'visit_changed';
  const confirm = () => {
    const { body, wrong: found } = requestOf({ date, slot, reason, squeezeReason, personId: to.personId });
    setWrong(found);
    if (body !== undefined) move(body);
  };
  const who = appointment.forPerson?.name ?? patient.name;
  const [from, until] = useFromTo(date, slot.dateTime);
  const { personName } = to;
  const name = patient.name;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Move ${who} from ${from} to ${until}?`}
      returnFocusTo={() => (movedTo.current === null ? focusBack() : focusAfterwards(movedTo.current))}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            {isGone ? <Trans>Close</Trans> : <Trans>Don't move it</Trans>}
          </button>
          {!isGone && (
            <div ref={slot.isTaken === true ? undefined : focusButton} className="flex flex-1">
              <BusyButton
                className="flex-1 whitespace-nowrap"
                busy={busy}
                busyText={<Trans>Moving...</Trans>}
                onClick={confirm}
              >
                <Trans>Move the visit</Trans>
              </BusyButton>
            </div>
          )}
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGone) confirm();
        }}
      >
        {problem !== undefined && (
          <ChangeProblem key={attempt}>
            <p role="alert" className="notice notice-red">
              {problem}
            </p>
            <OtherTimes times={alternatives} onChoose={setSlot} />
          </ChangeProblem>
        )}
        <AppointmentNamed appointment={appointment} />
        {personName !== null && (
          <p className="font-semibold wrap-anywhere">
            <Trans>With {personName}</Trans>
          </p>
        )}
        {slot.isTaken === true && (
          <div ref={focusField}>
            <SqueezeReasonField reason={squeezeReason} error={wrong.squeeze} onReason={setSqueezeReason} />
          </div>
        )}
        {!isGone && (
          <>
            <ReasonField value={reason} onChange={setReason} error={wrong.reason} isOptional />
            <NoticeNote appointment={appointment}>
              <Trans>{name} is told the old time, the new one and why it moved.</Trans>
            </NoticeNote>
          </>
        )}
        {/* So that Enter moves it from any field. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}

/** The old and the new time in words, with their days if these differ. */
function useFromTo(date: string, dateTime: string): [string, string] {
  const { i18n } = useLingui();
  const [from, until] = [Date.parse(date), Date.parse(dateTime)];
  return lagosDate(from) === lagosDate(until)
    ? [lagosTime(from), lagosTime(until)]
    : [shortMoment(i18n, date), shortMoment(i18n, dateTime)];
}
