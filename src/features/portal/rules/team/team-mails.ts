import { type FramedMail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';

/** Who left which place, and what that leaves behind. */
export interface Departure {
  readonly name: string;
  readonly placeName: string;
  /** The owner or manager who did it; absent for a member who left by themselves. */
  readonly removedBy?: string;
  /** The number of visits to come that no one takes now. */
  readonly unassigned: number;
  /** No one is left who takes visits, so that the bookings were paused. */
  readonly isPaused: boolean;
}

/** Returns the mail to an owner about a member who left. Its subject is the notice in the portal. */
export function departureMail(departure: Departure, portalUrl: string): FramedMail {
  const { name, placeName, removedBy, unassigned, isPaused } = departure;
  const left =
    unassigned === 0 ? '' : `; ${unassigned === 1 ? '1 visit stays' : `${unassigned} visits stay`} without a doctor`;
  const paused = isPaused ? '; bookings are paused' : '';
  return mailFrame({
    subject: `${name} has left${left}${paused}`,
    paragraphs: [
      removedBy === undefined
        ? `${name} has left the team of ${placeName}.`
        : `${removedBy} has taken ${name} off the team of ${placeName}.`,
      ...(unassigned > 0 ? [text('No one has these visits now. The days in the portal show them, with Move.')] : []),
      ...(isPaused
        ? [text('No one is left who takes visits there, so patients cannot book until you start bookings again.')]
        : []),
    ],
    action: { label: text('Open the portal'), url: portalUrl },
  });
}

/** Returns the mail to a member who was taken off the team of some places. */
export function removedMail(places: readonly string[], contactUrl: string): FramedMail {
  const practice = places.join(', ');
  return mailFrame({
    subject: `You are no longer in the team of ${practice}`,
    paragraphs: [
      text('Hello,'),
      `You are no longer in the team of ${practice}. You see nothing of it any more, and your calendar link has ended.`,
      text('Your account stays, with your own visits. If this is a mistake, ask an owner of the practice.'),
    ],
    action: { label: text('Contact us'), url: contactUrl },
  });
}
