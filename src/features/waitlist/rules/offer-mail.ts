import type { Mail, MailLinks } from '#platform/common/messages/mail-frame.ts';
import { briefMoment, longMoment } from '#platform/common/messages/moment-words.ts';
import { text } from '#platform/common/text.ts';

/** Returns the mail that offers an earlier time; instants are ISO. It says nothing about health, and no name of the patient. */
export function offerMail(
  offer: { readonly startsAt: string; readonly expiresAt: string },
  appointment: { readonly id: number; readonly date: string; readonly provider: { readonly name: string } },
  origin: string,
): Mail {
  return {
    subject: text('An earlier time is free for your visit'),
    paragraphs: [
      text('Hello,'),
      `${appointment.provider.name} has an earlier time: ${longMoment(offer.startsAt)}.`,
      `It is kept for you until ${longMoment(offer.expiresAt)}. Then it is offered to the next person.`,
      `Your visit now: ${longMoment(appointment.date)}. It stays yours unless you take the earlier time.`,
    ],
    action: { label: text('Take it or leave it'), url: `${origin}/appointments#appointment-${appointment.id}` },
    afterwards: [text('You get this because you asked us to tell you. You can stop it in My Appointments.')],
  };
}

/** Returns the push message about the offer; it shows on locked screens: no name, and nothing about health. */
export function offerPush(
  offer: { readonly startsAt: string; readonly expiresAt: string },
  appointment: { readonly id: number },
  origin: string,
): { readonly subject: string; readonly text: string; readonly links: MailLinks } {
  const url = `${origin}/appointments#appointment-${appointment.id}`;
  return {
    subject: `An earlier time is free: ${briefMoment(offer.startsAt)}`,
    text: `It is yours to take until ${briefMoment(offer.expiresAt)}.`,
    links: { action: { label: text('Take it or leave it'), url } },
  };
}
