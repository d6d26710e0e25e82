import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { OwnMessages } from '#features/auth/web/push/own-messages.tsx';
import { canBeOffered } from '#features/waitlist/rules/earlier-times.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { OfferNote } from './offer-note.tsx';
import { useOfferWatch, useWaitlist, waitlistOf } from './use-waitlist.ts';

/** On a visit to come: the request for an earlier time, that the patient waits for one, or the offered time. */
export function EarlierTimeWish({
  appointment,
  userId,
  nowMs,
}: {
  readonly appointment: Appointment;
  readonly userId: number;
  readonly nowMs: number;
}) {
  const isToCome = appointment.status === 'scheduled' && Date.parse(appointment.date) > nowMs;
  const { data: places } = usePathQuery(waitlistOf(userId), { enabled: isToCome });
  const hydrated = useHydrated();
  const place = places?.find(({ appointmentId }) => appointmentId === appointment.id);
  useOfferWatch(userId, isToCome && place !== undefined);
  const { join, leave, accept, decline } = useWaitlist(appointment, userId);
  const titleId = `appointment-${appointment.id}`;
  const isWaiting = place !== undefined;
  const hadWaited = useRef(isWaiting);
  useEffect(() => {
    // The button that had focus is gone.
    if (hadWaited.current !== isWaiting && document.activeElement === document.body)
      document.getElementById(titleId)?.focus();
    hadWaited.current = isWaiting;
  }, [isWaiting, titleId]);

  if (!isToCome || places === undefined) return null;
  const mayBeOffered = appointment.provider.bookable && canBeOffered(Date.parse(appointment.date), nowMs);
  if (place === undefined && !mayBeOffered) return null;
  const offer = place?.offer ?? null;
  return (
    <div className="no-print grid justify-items-start gap-1">
      {offer !== null && (
        <OfferNote
          key={offer.id}
          offer={offer}
          appointmentId={appointment.id}
          userId={userId}
          accepting={accept.isPending}
          declining={decline.isPending}
          onAccept={(id) => accept.mutate(id)}
          onDecline={(id) => decline.mutate(id)}
        />
      )}
      {place === undefined ? (
        <BusyButton
          className="button-ghost"
          busy={join.isPending}
          busyText={<Trans>Saving...</Trans>}
          disabled={!hydrated}
          onClick={() => join.mutate()}
        >
          <span className="inline-flex items-center gap-2 whitespace-normal text-start">
            <BellRing aria-hidden size={18} strokeWidth={1.75} className="flex-none" />
            <Trans>Tell me if an earlier time opens</Trans>
          </span>
        </BusyButton>
      ) : (
        <>
          <output className="flex items-start gap-2 text-[0.9375rem]">
            <BellRing aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-green-strong" />
            <Trans>We will e-mail you when an earlier time opens. Whoever has waited longest is asked first.</Trans>
          </output>
          <OwnMessages />
          <button
            type="button"
            className="link inline-flex min-h-11 items-center"
            aria-describedby={titleId}
            disabled={!hydrated}
            onClick={() => !leave.isPending && leave.mutate()}
          >
            <Trans>Stop waiting</Trans>
          </button>
        </>
      )}
    </div>
  );
}
