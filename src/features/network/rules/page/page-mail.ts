import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';

interface Decided {
  /** The practice's name on its page. */
  readonly practice: string;
  /** The label of the changed field. */
  readonly field: string;
  /** Why it was refused; null if it was approved. */
  readonly reason: string | null;
}

/** Returns the mail to the member who wanted a change of a practice's page. `url` leads to the form. */
export function pageDecisionMail({ practice, field, reason }: Decided, url: string): Mail {
  return {
    subject: reason === null ? `Your page: ${field} has changed` : `Your page: ${field} has not changed`,
    paragraphs: [
      text('Hello,'),
      reason === null
        ? `We have checked the change that you wanted on the page of ${practice} (${field}). Patients see it now.`
        : `We have not made the change that you wanted on the page of ${practice} (${field}).`,
      ...(reason === null ? [] : [`Our reason: ${reason}`]),
    ],
    action: { label: text('Open your page'), url },
  };
}
