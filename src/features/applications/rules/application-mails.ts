import type { Mail } from '#platform/common/mail-frame.ts';
import { text } from '#platform/common/text.ts';

// Nothing that somebody typed stands in these: whoever names another person's address could write to them.

/** Tells whoever applied that it arrived. */
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

/** Tells an applicant that they are accepted, and what happens next. */
export function approvedMail(): Mail {
  return {
    subject: text('Your application was approved'),
    paragraphs: [
      text('Hello,'),
      text('Your application to join our network was approved. Welcome!'),
      text(
        'Next, we set up your practice with the hours, languages and services that you told us. Then you get another mail with a link to your account, where you can change them and see who booked.',
      ),
      text('Patients can book with you only after that.'),
    ],
  };
}

/** Tells an applicant whose provider was removed before they opened the account that there is nothing to open any more. */
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
 * Tells an applicant that they are not accepted; never why: that is between reviewers. Answers go to support: to the page
 * of `origin`, and to its address where there is one.
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
        'Thank you for applying to join our network, and for the time you took. After looking at your application we cannot accept it at present.',
      ),
      text('You are welcome to write to us about it, and to apply again when something has changed.'),
    ],
    links: [
      { label: text('Write to us'), url: `${origin}/contact-us` },
      ...(supportEmail === undefined ? [] : [{ label: text('By e-mail'), url: `mailto:${supportEmail}` }]),
    ],
  };
}
