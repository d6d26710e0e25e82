import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, MessageCircle, MessageSquareText, Navigation } from 'lucide-react';
import type { Appointment } from '#features/appointments/contract.ts';
import { directionsHref } from '#features/appointments/rules/directions.ts';
import { shareText, smsHref, whatsAppHref } from '#features/appointments/rules/share-text.ts';
import { longMoment } from '#platform/web/format-date.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** How a quiet link of a visit looks. */
export const QUIET = 'link inline-flex min-h-11 items-center gap-1.5';

/** What to do with a visit to come outside of here: calendar and directions. `titleId` names whose it is. */
export function AppointmentLinks({
  appointment,
  titleId,
}: {
  readonly appointment: Appointment;
  readonly titleId?: string;
}) {
  const { id, visitType, provider } = appointment;
  return (
    <>
      <a href={`/api/appointments/${id}.ics`} download className={QUIET} aria-describedby={titleId}>
        <CalendarPlus {...ICON} />
        <Trans>Add to calendar</Trans>
      </a>
      {visitType === 'in-person' && (
        <a
          href={directionsHref(provider)}
          target="_blank"
          rel="noreferrer"
          className={QUIET}
          aria-describedby={titleId}
        >
          <Navigation {...ICON} />
          <Trans>Directions</Trans>
        </a>
      )}
    </>
  );
}

/** Sends the time and place of a visit to a person who comes along, by WhatsApp or text message. */
export function ShareLinks({ appointment }: { readonly appointment: Appointment }) {
  const { i18n } = useLingui();
  const text = shareText(appointment, longMoment(i18n, appointment.date));
  return (
    <>
      <a href={whatsAppHref(text)} target="_blank" rel="noreferrer" className={QUIET}>
        <MessageCircle {...ICON} />
        <Trans>Share by WhatsApp</Trans>
      </a>
      <a href={smsHref(text)} className={QUIET}>
        <MessageSquareText {...ICON} />
        <Trans>Share by SMS</Trans>
      </a>
    </>
  );
}
