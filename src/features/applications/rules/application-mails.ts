import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';

// These mails contain no text that an applicant typed: anybody can give another person's address and would be able to
// write to that person. Reviewers' texts to the applicant are in them.

/** Returns the receipt for an application; of a claim with the link to prove it. */
export function receivedMail(proofUrl?: string): Mail {
  if (proofUrl !== undefined) return claimReceivedMail(proofUrl);
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

function claimReceivedMail(url: string): Mail {
  return {
    subject: text('We received your application'),
    paragraphs: [
      text('Hello,'),
      text('Thank you. You say that a practice in our directory is yours. Please show us that it is: open the link.'),
    ],
    action: { label: text('Show that the practice is yours'), url },
    afterwards: [text('If you did not apply, somebody else gave your address: you need do nothing.')],
  };
}

/** Returns the mail with a reviewer's question. */
export function questionMail(question: string, url: string): Mail {
  return {
    subject: text('A question about your application'),
    paragraphs: [
      text('Hello,'),
      text('We are looking at your application to join our network, and have a question:'),
      question,
    ],
    action: { label: text('Answer the question'), url },
    afterwards: [
      text('You can send a document with your answer. The link works until you have answered.'),
      text('If you did not apply, somebody else gave your address: you need do nothing.'),
    ],
  };
}

/**
 * Returns the mail to an approved applicant, with the next steps and the reviewer's words, if any. The sender of a further
 * place of a practice has an account already.
 */
export function approvedMail(reason: string | null, isFurtherPlace: boolean): Mail {
  return {
    subject: text('Your application was approved'),
    paragraphs: [
      text('Hello,'),
      text('Your application to join our network was approved. Welcome!'),
      ...(reason === null ? [] : [reason]),
      isFurtherPlace
        ? text(
            'Next, we set up your new place with what you told us. Then you get another mail, and the place is in your ' +
              'portal. You sign in as before.',
          )
        : text(
            'Next, we set up your practice with the hours, languages and services that you told us. ' +
              'Then you get another mail with a link to your account, where you can change them and see who booked.',
          ),
      text('Patients can book with you only after that.'),
    ],
  };
}

/** Returns the mail to the owner of a practice about a further place of it. `url` leads to it in the portal. */
export function placeAddedMail(name: string, url: string): Mail {
  return {
    subject: text('Your new place is set up'),
    paragraphs: [
      text('Hello,'),
      `${name} is in your portal now, as a place of your practice. You sign in as before.`,
      text('Patients can book there once you have done the steps that the portal shows.'),
    ],
    action: { label: text('Open the portal'), url },
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

/** Returns the mail to an applicant whose claim was approved, and whose listing was then taken or removed. */
export function claimEndedMail({ reason, origin }: { readonly reason: string | null; readonly origin: string }): Mail {
  return {
    subject: text('Your application cannot go on'),
    paragraphs: [
      text('Hello,'),
      text(
        'We wrote to you that your application was approved. We are sorry: the practice that it claims has another ' +
          'page or owner in our network meanwhile, or was removed, so we cannot set it up for you.',
      ),
      ...(reason === null ? [] : [reason]),
      text('If the practice is yours, write to us. You are welcome to apply again.'),
    ],
    links: [{ label: text('Write to us'), url: `${origin}/contact-us` }],
  };
}

/**
 * Returns the mail to a rejected applicant, with the reviewer's words, if any. Links to the contact page of `origin` and,
 * if there is one, to the support address.
 */
export function rejectedMail({
  reason,
  origin,
  supportEmail,
}: {
  readonly reason: string | null;
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
      ...(reason === null ? [] : [reason]),
      text('You are welcome to write to us about it, and to apply again when something has changed.'),
    ],
    links: [
      { label: text('Write to us'), url: `${origin}/contact-us` },
      ...(supportEmail === undefined ? [] : [{ label: text('By e-mail'), url: `mailto:${supportEmail}` }]),
    ],
  };
}
