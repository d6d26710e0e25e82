import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { longDate } from '#platform/common/messages/moment-words.ts';
import { text } from '#platform/common/text.ts';

interface Declared {
  readonly day: string;
  readonly name: string;
}

/** Returns the mail that asks a practice whether it is open on a public holiday that was entered. `url` leads to its answer. */
export function holidayMail({ day, name }: Declared, practice: string, url: string): Mail {
  return {
    subject: `Public holiday on ${longDate(day)}: is ${practice} open?`,
    paragraphs: [
      text('Hello,'),
      `${longDate(day)} is a public holiday: ${name}.`,
      `Please say in the portal whether ${practice} is open. Until you do, your usual hours hold: no day is closed and no visit is cancelled by itself.`,
    ],
    action: { label: text('Answer in the portal'), url },
  };
}

/** Returns the mail to a practice that had answered about a public holiday which was removed. */
export function holidayOffMail(
  { day, name }: Declared,
  { practice, answer, url }: { readonly practice: string; readonly answer: 'open' | 'closed'; readonly url: string },
): Mail {
  return {
    subject: `${longDate(day)} is no public holiday after all`,
    paragraphs: [
      text('Hello,'),
      `${name} was announced for ${longDate(day)} and has been taken back.`,
      answer === 'closed'
        ? `${practice} is still closed on that day, as you said. To open it, remove the day off in your schedule.`
        : `${practice} is open on that day by its usual hours, as you said. There is nothing to do.`,
    ],
    action: { label: text('Open the schedule'), url },
  };
}
