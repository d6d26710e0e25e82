import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { numberToDial } from '#features/directory/rules/care-card-phone.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { sightingState } from '../rules/sighting.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, className: 'mt-0.5 flex-none' } as const;

/** Says whether the practice has seen the booking and, if it hasn't and the visit is near, what to do. Empty where that isn't known. */
export function SightingNote({
  appointment,
  nowMs,
}: {
  readonly appointment: Pick<Appointment, 'date' | 'sighting'> & { readonly provider: { readonly name: string } };
  readonly nowMs: number;
}) {
  const { i18n } = useLingui();
  const { sighting } = appointment;
  const { name } = appointment.provider;
  const state = sightingState(appointment, nowMs);
  if (state === undefined || sighting === undefined) return null;
  if (sighting.seenAt !== null) {
    const seenAtMs = Date.parse(sighting.seenAt);
    const isToday = lagosDate(seenAtMs) === lagosDate(nowMs);
    const time = isToday ? lagosTime(seenAtMs) : shortMoment(i18n, sighting.seenAt);
    return (
      <Line icon={<Eye {...ICON} />}>
        <Trans>
          {name} has seen your booking ({time})
        </Trans>
      </Line>
    );
  }
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <Line icon={<EyeOff {...ICON} />}>
        <Trans>Not opened by the clinic yet</Trans>
      </Line>
      {state === 'unseen-near' && <WhatToDo name={name} phone={sighting.phone} />}
    </div>
  );
}

function WhatToDo({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  const number = numberToDial(phone);
  if (number === undefined) {
    return (
      <p className="wrap-anywhere">
        <Trans>Your visit is soon. Ask {name} before you set out whether they expect you.</Trans>
      </p>
    );
  }
  return (
    <p className="wrap-anywhere">
      <Trans>Your visit is soon. Call {name} to make sure that they expect you:</Trans>{' '}
      <a href={`tel:${number}`} className="link inline-flex min-h-11 items-center">
        {phone}
      </a>
    </p>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex gap-1.5 text-[0.9375rem]">
      {icon}
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}

/** Says that the visit will start late, and near when, as the practice said; nothing if it said nothing of it. */
export function DelayNote({
  appointment: { date, delay },
}: {
  readonly appointment: Pick<Appointment, 'date' | 'delay'>;
}) {
  if (delay === undefined) return null;
  const { minutes } = delay;
  const saidAt = lagosTime(Date.parse(delay.at));
  const likely = lagosTime(Date.parse(date) + minutes * 60_000);
  return (
    <p className="notice notice-amber flex gap-1.5 text-[0.9375rem]">
      <Clock {...ICON} />
      <span className="wrap-anywhere">
        <Trans>
          Running about {minutes} minutes late. Likely start: {likely}. The clinic said so at {saidAt}.
        </Trans>
      </span>
    </p>
  );
}

/** Why the practice cancelled or moved a visit, in its words; nothing if it gave no reason. */
export function EndReasonNote({ endReason }: { readonly endReason: string | undefined }) {
  const { i18n } = useLingui();
  if (endReason === undefined) return null;
  const reason = translateText(i18n, endReason);
  return (
    <p className="text-[0.9375rem] whitespace-pre-line wrap-anywhere">
      <Trans>The practice says: {reason}</Trans>
    </p>
  );
}
