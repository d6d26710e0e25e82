import { type FramedMail, mailFrame } from '#platform/common/mail-frame.ts';
import { categoryTitle } from './contact-categories.ts';

/** What somebody wrote by the contact form. */
export interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly category: string;
  readonly subject: string;
  readonly message: string;
}

/** The letter as lines, for mails. @see provider and admin area specification, section 7: contact form */
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

/** The mail that tells support of a letter. Its subject names no more than the ticket: subjects stand on locked screens. */
export function supportMail(ticket: string, letter: ContactLetter): FramedMail {
  return mailFrame({
    subject: `${ticket}: ${categoryTitle(letter.category)}`,
    paragraphs: [`Subject: ${letter.subject}`, ...letterText(letter).split('\n').filter(Boolean)],
  });
}

/** The address that opens somebody's own mail program with the letter, for when it can't be sent from the page. */
export function mailtoHref(to: string, letter: ContactLetter): string {
  const [subject, body] = [letter.subject, letterText(letter)].map(encodeURIComponent);
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
