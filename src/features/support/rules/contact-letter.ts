import { type FramedMail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { categoryTitle } from './contact-categories.ts';

/** A message of the contact form. */
export interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly category: string;
  readonly subject: string;
  readonly message: string;
}

/** Returns the letter as lines of a mail. @see provider and admin area specification, section 7: contact form */
export function letterText({ name, email, phone, category, message }: ContactLetter): string {
  return [
    `Name: ${name}`,
    `Email: ${email}`,
    `Phone: ${phone || 'Not provided'}`,
    `Category: ${categoryTitle(category)}`,
    '',
    message,
  ].join('\n');
}

/** Returns the mail to support about a letter. Its subject names only the ticket: subjects show on locked screens. */
export function supportMail(ticket: string, letter: ContactLetter): FramedMail {
  return mailFrame({
    subject: `${ticket}: ${categoryTitle(letter.category)}`,
    paragraphs: [`Subject: ${letter.subject}`, ...letterText(letter).split('\n').filter(Boolean)],
  });
}

/** Returns the mailto address that opens the letter in the visitor's mail program, for when the form can't be sent. */
export function mailtoHref(to: string, letter: ContactLetter): string {
  const [subject, body] = [letter.subject, letterText(letter)].map(encodeURIComponent);
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
