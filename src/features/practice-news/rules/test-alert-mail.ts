import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';

/** Returns the test alert to a browser: its title and its text. A press on it opens the page with the button. */
export function testAlertPush(): { readonly subject: string; readonly text: string } {
  return { subject: text('Test alert'), text: text('News of bookings can come here. Open this and press the button.') };
}

/**
 * Returns the test alert. It names the practice, whose name an administrator has checked, and no member, who could write
 * to a stranger by a name.
 */
export function testAlertMail(practice: string, origin: string, token: string): Mail {
  return {
    subject: `Test alert for ${practice}`,
    paragraphs: [
      text('Hello,'),
      `${practice} wants to receive the news of its bookings at this address: that a patient has booked, moved or cancelled a visit.`,
      text('This is a test alert. Please show that it reaches you: open the link and press the button there.'),
    ],
    action: { label: text('Answer the test alert'), url: `${origin}/practice-alert#${token}` },
    links: [{ label: text('Write to us'), url: `${origin}/contact-us` }],
    afterwards: [
      text('The link works for seven days. A newer test alert replaces it.'),
      `If you do not work for ${practice}, this mail is a mistake: do nothing, and no news will come here. If you get it again, write to us.`,
    ],
  };
}
