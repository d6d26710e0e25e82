import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';

// These mails contain no text that a user typed: anybody can give another person's address and would be able to write to
// that person.

/** Returns the receipt for an application. */
export function receivedMail(): Mail {
  return {
    subject: text('We received your application'),
    paragraphs: [
      text('Hello,'),
      text(
        "Thank you for your interest in joining our network. We'll review your application and get back to you soon.",
      ),
      text('If you did not apply, somebody else gave your address: you need do nothing.'),
    ],
  };
}

/** Returns the mail to an approved applicant, with the next steps. */
export function approvedMail(): Mail {
  return {
    subject: text('Your application was approved'),
    paragraphs: [
      text('Hello,'),
      text('Your application to join our network was approved. Welcome!'),
      text(
        'Next, we set up your practice with the hours, languages and services that you told us. ' +
          'Then you get another mail with a link to your account, where you can change them and see who booked.',
      ),
      text('Patients can book with you only after that.'),
    ],
  };
}

/** Returns the mail to an applicant whose provider was removed before the invitation was accepted. */
export function invitationEndedMail(): Mail {
  return {
    subject: text('Your invitation has ended'),
    paragraphs: [
      text('Hello,'),
      text('The practice that we had set up for you was removed from our network, and your invitation ended with it.'),
      text('The links that we sent you do not work any more. You need do nothing.'),
    ],
  };
}

/**
 * Returns the mail to a rejected applicant, without the reason, which is only for reviewers. Links to the contact page of
 * `origin` and, if there is one, to the support address.
 */
export function rejectedMail({
  origin,
  supportEmail,
}: {
  readonly origin: string;
  readonly supportEmail: string | undefined;
}): Mail {
  return {
    subject: text('About your application'),
    paragraphs: [
      text('Hello,'),
      text(
        'Thank you for applying to join our network, and for the time you took. ' +
          'After looking at your application we cannot accept it at present.',
      ),
      text('You are welcome to write to us about it, and to apply again when something has changed.'),
    ],
    links: [
      { label: text('Write to us'), url: `${origin}/contact-us` },
      ...(supportEmail === undefined ? [] : [{ label: text('By e-mail'), url: `mailto:${supportEmail}` }]),
    ],
  };
}
