import type { MailLinks } from '#platform/common/messages/mail-frame.ts';
import { briefMoment } from '#platform/common/messages/moment-words.ts';
import { text } from '#platform/common/text.ts';
import { APPOINTMENT_MESSAGE_TITLES, type AppointmentMessageKind } from './appointment-messages.ts';

/**
 * The notices that go to the patient's browsers first, if there are any, and by mail or text message only if no browser takes
 * them. What a patient did is confirmed by mail, with the calendar file, as before: it is the proof.
 */
export const PUSH_FIRST: ReadonlySet<AppointmentMessageKind> = new Set([
  'visit-cancelled-by-provider',
  'visit-delayed',
  'visit-moved-by-provider',
  'visit-on-time',
  'visit-reminder-1h',
  'visit-reminder-24h',
  'visit-unattended',
]);

/** Returns the push message about an appointment; it shows on locked screens: its kind and time, no name, nothing about health. */
export function appointmentPush(
  kind: AppointmentMessageKind,
  { id, date }: { readonly id: number; readonly date: string },
  origin: string,
): { readonly subject: string; readonly text: string; readonly links: MailLinks } {
  return {
    subject: `${APPOINTMENT_MESSAGE_TITLES[kind]}: ${briefMoment(date)}`,
    text: 'Open this to see it.',
    links: { action: { label: text('Open'), url: `${origin}/appointments#appointment-${id}` } },
  };
}
