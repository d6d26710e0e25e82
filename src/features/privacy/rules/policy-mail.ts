import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';
import type { PolicyNotice } from './policy-changes.ts';

/** Returns the mail that says what changes in the privacy policy and from when; `url` leads to the policy. */
export function policyMail({ holdsFrom, points }: PolicyNotice, url: string): Mail {
  return {
    subject: text('Our privacy policy changes'),
    paragraphs: [text('Hello,'), `From ${holdsFrom} on, our privacy policy changes in what matters to you:`, ...points],
    action: { label: text('Read the privacy policy'), url },
    afterwards: [
      text(
        'You need not do anything. If you do not want the change, you can delete your account under Profile Settings.',
      ),
    ],
  };
}
