import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { EndReason } from '#features/appointments/rules/end-reasons.ts';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { CancelledByDesk, cancelByDesk } from '#features/portal/rules/appointment-change-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { AppointmentNamed } from './appointment-named.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { NoticeNote } from './notice-note.tsx';
import { ReasonField } from './reason-field.tsx';
import { useDeskChange } from './use-desk-change.ts';

/** Asks why a visit is cancelled, shows what its patient will read, and cancels it. */
export function CancelDialog({
  appointment,
  providerId,
  onClose,
  focusBack,
  focusAfterwards,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly onClose: () => void;
  /** Where focus goes if it stays; null for what opened the dialog. */
  readonly focusBack: () => HTMLElement | null;
  /** Where focus goes once the visit is cancelled, because its card is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const [reason, setReason] = useDraft(`reason to cancel ${appointment.id}`, '');
  const [wrong, setWrong] = useState<string>();
  const [andLater, setAndLater] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const done = useRef(false);
  const { busy, problem, attempt, send } = useDeskChange<CancelledByDesk>(appointment, {
    providerId,
    title: andLater ? t`Visits cancelled` : t`Visit cancelled`,
    onDone: () => {
      done.current = true;
      onClose();
    },
  });
  const { id, date, patient, laterOnes = 0 } = appointment;
  const name = patient.name;
  const confirm = () => {
    const checked = EndReason.safeParse(reason);
    setWrong(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const body = { reason: checked.data, was: { date }, ...(andLater && { andLater: true as const }) };
    send(() => call<typeof cancelByDesk>('POST', '/api/portal/visits/:id/cancel', { params: { id }, body }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Cancel this visit?`}
      returnFocusTo={() => (done.current ? focusAfterwards() : focusBack())}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            <Trans>Keep the visit</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1 whitespace-nowrap"
            busy={busy}
            busyText={<Trans>Cancelling...</Trans>}
            onClick={confirm}
          >
            <Trans>Cancel the visit</Trans>
          </BusyButton>
        </>
      }
    >
      <div ref={form} className="grid gap-4 pb-4">
        <AppointmentNamed appointment={appointment} />
        <ReasonField value={reason} onChange={setReason} error={wrong} />
        {laterOnes > 0 && (
          <CheckboxInput
            label={
              <Plural
                value={laterOnes}
                one="Cancel also the # visit after it"
                other="Cancel also the # visits after it"
              />
            }
            checked={andLater}
            onChange={({ target }) => setAndLater(target.checked)}
          />
        )}
        <NoticeNote appointment={appointment}>
          <Trans>
            {name} is told that you cancelled the visit, why, and how to book another time. It costs the patient
            nothing.
          </Trans>
        </NoticeNote>
        {problem !== undefined && (
          <ChangeProblem key={attempt}>
            <p role="alert" className="notice notice-red">
              {problem}
            </p>
          </ChangeProblem>
        )}
      </div>
    </Dialog>
  );
}
