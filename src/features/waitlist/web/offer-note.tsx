import { Trans, useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EarlierTime } from '#features/waitlist/contract.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { useFocusOnAppointment } from './use-focus-on-appointment.ts';

const SECOND_MS = 1000;

/** An earlier time that is held for a few minutes, with the time left and the two answers. */
export function OfferNote({
  offer,
  appointmentId,
  userId,
  accepting,
  declining,
  onAccept,
  onDecline,
}: {
  readonly offer: EarlierTime;
  readonly appointmentId: number;
  readonly userId: number;
  readonly accepting: boolean;
  readonly declining: boolean;
  readonly onAccept: (id: number) => void;
  readonly onDecline: (id: number) => void;
}) {
  const { i18n } = useLingui();
  const hydrated = useHydrated();
  const secondsLeft = useSecondsUntil(Date.parse(offer.expiresAt), Math.ceil(offer.openForMs / SECOND_MS));
  const moment = shortMoment(i18n, offer.date);
  const clock = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  if (secondsLeft <= 0) {
    return (
      <output className="notice">
        <Trans>The offer of {moment} is over. Your visit stays as it is.</Trans>
      </output>
    );
  }
  return (
    <OpenOffer appointmentId={appointmentId} userId={userId}>
      {/* Said aloud once, when it appears: not every second. */}
      <output className="font-bold">
        <Trans>Earlier time free: {moment}</Trans>
      </output>
      <p className="inline-flex items-center gap-1.5">
        <Timer aria-hidden size={18} strokeWidth={1.75} />
        <Trans>
          Kept for you for <span className="tabular-nums">{clock}</span>
        </Trans>
      </p>
      <p className="text-sm">
        <Trans>If you take it, your visit moves there. If not, it stays as it is.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          className="flex-1"
          busy={accepting}
          busyText={<Trans>Moving...</Trans>}
          disabled={!hydrated || declining}
          onClick={() => onAccept(offer.id)}
        >
          <Trans>Take this time</Trans>
        </BusyButton>
        <BusyButton
          className="button-ghost flex-1"
          busy={declining}
          busyText={<Trans>Saving...</Trans>}
          disabled={!hydrated || accepting}
          onClick={() => onDecline(offer.id)}
        >
          <Trans>Keep my time</Trans>
        </BusyButton>
      </div>
    </OpenOffer>
  );
}

function OpenOffer({
  appointmentId,
  userId,
  children,
}: {
  readonly appointmentId: number;
  readonly userId: number;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  // However it ends, its buttons go.
  useFocusOnAppointment(box, { appointmentId, userId });
  return (
    <section
      ref={box}
      aria-describedby={`appointment-${appointmentId}`}
      className="notice notice-green grid w-full gap-2"
    >
      {children}
    </section>
  );
}

/** Whole seconds until an instant (ms), not below 0; `first` while the page is taken over. */
function useSecondsUntil(untilMs: number, first: number): number {
  const [seconds, setSeconds] = useState(first);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((untilMs - serverNow()) / SECOND_MS)));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
