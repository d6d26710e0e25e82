import { Trans } from '@lingui/react/macro';
import { HeartPulse, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { SharedInsurance } from './shared-insurance.tsx';
import { useWithdraw } from './use-withdraw.ts';

interface Props {
  readonly appointment: Appointment;
  readonly nowMs: number;
  /** Of the heading of the visit, where focus goes once it is taken back. */
  readonly titleId: string;
}

/** What of an insurance plan the provider sees of a visit, and a way to take it back until the visit begins. */
export function AppointmentInsurance({ appointment, nowMs, titleId }: Props) {
  if (appointment.insurance === null) return null;
  return (
    <div className="text-[0.9375rem]">
      <p className="flex gap-1.5">
        <ShieldCheck aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <SharedInsurance insurance={appointment.insurance} />
      </p>
      {canWithdraw(appointment, nowMs) && <Withdraw kind="insurance" appointment={appointment} titleId={titleId} />}
    </div>
  );
}

/** That the provider sees health facts of the person, and a way to take them back until the visit begins. */
export function AppointmentHealth({ appointment, nowMs, titleId }: Props) {
  if (appointment.sharesHealth !== true) return null;
  return (
    <div className="text-[0.9375rem]">
      <p className="flex gap-1.5">
        <HeartPulse aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <Trans>Shared with the provider: health facts</Trans>
      </p>
      {canWithdraw(appointment, nowMs) && <Withdraw kind="health" appointment={appointment} titleId={titleId} />}
    </div>
  );
}

function canWithdraw({ status, date }: Appointment, nowMs: number): boolean {
  return status === 'scheduled' && nowMs < Date.parse(date);
}

function Withdraw({
  kind,
  appointment,
  titleId,
}: {
  readonly kind: 'insurance' | 'health';
  readonly appointment: Appointment;
  readonly titleId: string;
}) {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const withdrawing = useWithdraw(kind, () => document.getElementById(titleId)?.focus());
  const { name } = appointment.provider;
  useEffect(() => {
    if (isAsking) first.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={opener}
        type="button"
        className="link no-print inline-flex min-h-11 items-center"
        aria-describedby={titleId}
        onClick={() => setAsking(true)}
      >
        <Trans>Stop sharing</Trans>
      </button>
    );
  }
  return (
    <div className="no-print mt-1 grid gap-2">
      <p ref={first} tabIndex={-1}>
        {kind === 'insurance' ? (
          <Trans>
            {name} will no longer see your insurance for this visit. To share it again, choose it when you reschedule or
            book.
          </Trans>
        ) : (
          <Trans>
            {name} will no longer see your health facts for this visit. To share them again, choose it when you
            reschedule or book.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button button-ghost" onClick={() => setAsking(false)}>
          <Trans>Keep sharing</Trans>
        </button>
        <BusyButton
          busy={withdrawing.isPending}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => withdrawing.mutate(appointment.id)}
        >
          <Trans>Stop sharing</Trans>
        </BusyButton>
      </div>
    </div>
  );
}
