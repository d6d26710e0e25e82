import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import { text } from '#platform/common/text.ts';

// Except the invitation of a practice, these mails contain no text that a user typed: anybody can register with another
// person's address and would be able to write to that person. A user name appears only if the owner of the account has confirmed the address.

const NOT_YOU = text('If that was not you, somebody else may know your password: choose a new one at once.');
const FORGOT_PAGE = '/forgot-password';

/**
 * Returns the mail that asks the reader of an address to confirm it. `pausesReset` adds that no password-reset link is
 * mailed for a while after the change.
 */
export function confirmationMail(url: string, pausesReset = false): Mail {
  return {
    subject: text('Confirm your e-mail address'),
    paragraphs: [
      text('Hello,'),
      text('Somebody gave this address for an account. If that was you, please confirm it.'),
    ],
    action: { label: text('Confirm this address'), url },
    afterwards: [
      text('The link works once, within three days.'),
      ...(pausesReset
        ? [
            text(
              'For 7 days after the change of an address, no link for a new password is sent for the account: ' +
                'remember your password.',
            ),
          ]
        : []),
      text(
        'If it was not you, do not open the link: nobody can then show that the address is theirs. Until the account ' +
          'has another address, mails about it, such as those about a visit, still come here.',
      ),
    ],
  };
}

/**
 * Identifies the account that a mail is about: by user name if the address is confirmed. Otherwise by its creation time
 * in Lagos and a masked user name, which are enough for the owner and can't carry a message from a stranger.
 */
export type AboutAccount =
  | { readonly username: string }
  | { readonly maskedName: string; readonly madeOn: string; readonly madeAt: string };

/** Returns the first and the last letter of a user name: `a…i`. */
export function maskedName(username: string): string {
  const letters = Array.from(username);
  return `${letters[0] ?? ''}…${letters.at(-1) ?? ''}`;
}

/** Returns the mail with the password-reset link. */
export function resetMail(url: string, about: AboutAccount): Mail {
  return {
    subject: text('Choose a new password'),
    paragraphs: [text('Hello,'), text('Somebody asked for a new password for your account.'), ofAccount(about)],
    action: { label: text('Choose a new password'), url },
    afterwards: [
      text('The link works once, within 30 minutes. Of several links for one account, only the newest works.'),
      'username' in about
        ? text('If you did not ask for it, do nothing: your password stays as it is.')
        : text('If you did not make that account or did not ask for this, do nothing.'),
    ],
  };
}

/** Returns the mail with the link that lets a new browser sign in although others guessed at the password. */
export function signInLinkMail(url: string, about: AboutAccount): Mail {
  return {
    subject: text('Sign in from a new browser'),
    paragraphs: [
      text('Hello,'),
      text('Open this link in the browser that you want to sign in with. Then enter your password as usual.'),
      ofAccount(about),
    ],
    action: { label: text('Go to sign in'), url },
    afterwards: [
      text('The link works once, within 30 minutes. Of several links for one account, only the newest works.'),
      text('Without your password it opens nothing. If you did not ask for it, do nothing.'),
    ],
  };
}

function ofAccount(about: AboutAccount): string {
  return 'username' in about
    ? `The username of the account is ${about.username}.`
    : `The account was made on ${about.madeOn} at ${about.madeAt} (West Africa Time). Its username begins and ends like this: ${about.maskedName}. This address was not confirmed for it yet.`;
}

/** Returns the notice that the password was changed. */
export function passwordChangedMail(origin: string): Mail {
  return {
    subject: text('Your password was changed'),
    paragraphs: [text('Hello,'), text('The password of your account was changed just now.'), NOT_YOU],
    action: { label: text('Choose a new password'), url: `${origin}${FORGOT_PAGE}` },
  };
}

/** Returns the notice that the second factor was turned on, turned off or given new recovery codes. */
export function secondFactorMail(origin: string): Mail {
  return {
    subject: text('Your second factor was changed'),
    paragraphs: [
      text('Hello,'),
      text('The second factor of your account was turned on, turned off or given new recovery codes just now.'),
      NOT_YOU,
    ],
    action: { label: text('Choose a new password'), url: `${origin}${FORGOT_PAGE}` },
  };
}

/** Returns the notice that a passkey was added or removed. */
export function passkeyMail(origin: string, change: 'added' | 'removed'): Mail {
  return {
    subject: change === 'added' ? text('A passkey was added to your account') : text('A passkey was removed'),
    paragraphs: [
      text('Hello,'),
      change === 'added'
        ? text('A passkey was added to your account just now. It signs in without your password.')
        : text('A passkey was removed from your account just now. It signs in no more.'),
      text(
        'If that was not you, somebody else may know your password: choose a new one at once. Then look at the ' +
          'passkeys in your profile, and remove those that are not yours.',
      ),
    ],
    action: { label: text('Choose a new password'), url: `${origin}${FORGOT_PAGE}` },
  };
}

/**
 * Returns the notice to the present (or former) address of an account that another address replaces it. `keepUrl`
 * restores the address; undefined if the address was never confirmed.
 */
export function emailChangeMail(origin: string, keepUrl: string | undefined): Mail {
  return {
    subject: text('Another e-mail address for your account'),
    paragraphs: [
      text('Hello,'),
      text('Your account is to use another e-mail address instead of this one, as was asked for just now.'),
      keepUrl === undefined
        ? NOT_YOU
        : text(
            'If that was not you, keep this address: everybody is signed out then. After that, choose a new password.',
          ),
    ],
    action:
      keepUrl === undefined
        ? { label: text('Choose a new password'), url: `${origin}${FORGOT_PAGE}` }
        : { label: text('Keep this address'), url: keepUrl },
    ...(keepUrl !== undefined && { afterwards: [text('The link works once, within seven days.')] }),
  };
}

/** Returns the mail to a confirmed address that was given for another account, sent instead of a confirmation link. */
export function addressKnownMail(origin: string, username: string): Mail {
  return {
    subject: text('You have an account with this address'),
    paragraphs: [
      text('Hello,'),
      text('Somebody gave this address for another account. You have one with it already, and it stays as it is.'),
      `If that was you: sign in as ${username}, or choose a new password if you forgot yours.`,
      text('If it was not you, do nothing: the other account cannot confirm this address.'),
    ],
    action: { label: text('Choose a new password'), url: `${origin}${FORGOT_PAGE}` },
  };
}

const INVITED = {
  provider: {
    subject: text('Your provider account is ready'),
    made: text('An account for the provider portal was made for you. Choose a username and a password to open it.'),
  },
  admin: {
    subject: text('Your staff account is ready'),
    made: text('An account was made for you. Choose a username and a password to open it.'),
  },
} as const;

/** Returns the invitation to an account that was made for a staff member or a provider; `place` is the name of the latter's. */
export function invitationMail(role: 'provider' | 'admin', url: string, place?: string): Mail {
  const { subject, made: ofUnnamed } = INVITED[role];
  const made =
    place === undefined
      ? ofUnnamed
      : `An account for the provider portal of ${place} was made for you. Choose a username and a password to open it.`;
  return {
    subject,
    paragraphs: [text('Hello,'), made],
    action: { label: text('Open my account'), url },
    afterwards: [
      text('The link works once, within seven days, and only the newest one works.'),
      text('If you did not expect this, do nothing: without the link nobody can use the account.'),
    ],
  };
}

/** What the mail of a practice's invitation says. */
export interface InvitingPractice {
  readonly inviter: string;
  readonly places: readonly string[];
  /** In words, such as "front desk". */
  readonly role: string;
}

/** Returns the invitation of a practice, into a new account or one that the reader has. */
export function practiceMail({ inviter, places, role }: InvitingPractice, url: string): Mail {
  const practice = places.join(', ');
  return {
    subject: `${practice}: you are invited`,
    paragraphs: [
      text('Hello,'),
      `${inviter} invites you to ${practice} on ${PRODUCT_NAME}. Your role: ${role}.`,
      text('Open the link to make an account for it, or to use an account that you have already.'),
    ],
    action: { label: text('Open the invitation'), url },
    afterwards: [
      text('The link works once, within seven days, and only the newest one works.'),
      text('If you did not expect this, do nothing: without the link nobody can use the invitation.'),
    ],
  };
}

/**
 * Titles by kind for messages that contain a link, shown in the user's list of messages. Their real subject isn't shown:
 * it is erased after sending, and before that it would reveal what was mailed to an address that may not be the user's.
 */
export const MESSAGE_TITLES: Readonly<Record<string, string>> = {
  'email-confirmation': text('Confirm your e-mail address'),
  'password-reset': text('Choose a new password'),
  'sign-in-link': text('Sign in from a new browser'),
  'email-change': text('Another e-mail address for your account'),
  invitation: text('Your account is ready'),
};
