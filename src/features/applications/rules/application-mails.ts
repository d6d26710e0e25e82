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

/** Tells an applicant that they are not accepted; never why: that is between reviewers. */
export function rejectedMail(): Mail {
  return {
    subject: text('About your application'),
    paragraphs: [
      text('Hello,'),
      text(
        'Thank you for applying to join our network, and for the time you took. After looking at your application we cannot accept it at present.',
      ),
      text('You are welcome to write to us about it, and to apply again when something has changed.'),
    ],
  };
}
