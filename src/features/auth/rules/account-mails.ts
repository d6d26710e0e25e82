import type { Mail } from '#platform/common/mail-frame.ts';
import { text } from '#platform/common/text.ts';

// Nothing that somebody typed stands in these: whoever registers with another person's address could write to them. A
// user name stands in them only where the account's owner has proven to read the address: it is theirs.

const NOT_YOU = text('If that was not you, somebody else may know your password: choose a new one at once.');
const FORGOT_PAGE = '/forgot-password';

/** Asks whoever reads an address to confirm it. `pausesReset`: no new password is mailed for a while once it counts. */
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
              'For 7 days after the change of an address, no link for a new password is sent for the account: remember your password.',
            ),
          ]
        : []),
      text(
        'If it was not you, do not open the link: nobody can then show that the address is theirs. Until the account has another address, mails about it, such as those about a visit, still come here.',
      ),
    ],
  };
}

/**
 * Which account a mail is about: by its user name where the address is confirmed, or else by what tells its owner which
 * one it is and can hold no message: when it was made, day and time in Lagos, and the ends of its user name.
 */
export type AboutAccount =
  | { readonly username: string }
  | { readonly maskedName: string; readonly madeOn: string; readonly madeAt: string };

/** The first and the last letter of a user name: `a…i`. */
export function maskedName(username: string): string {
  const letters = Array.from(username);
  return `${letters[0] ?? ''}…${letters.at(-1) ?? ''}`;
}

/** Lets the owner of an account choose a new password. */
export function resetMail(url: string, about: AboutAccount): Mail {
  return {
    subject: text('Choose a new password'),
    paragraphs: [
      text('Hello,'),
      text('Somebody asked for a new password for your account.'),
      'username' in about
        ? `The username of the account is ${about.username}.`
        : `The account was made on ${about.madeOn} at ${about.madeAt} (West Africa Time). Its username begins and ends like this: ${about.maskedName}. This address was not confirmed for it yet.`,
    ],
    action: { label: text('Choose a new password'), url },
    afterwards: [
      text('The link works once, within 30 minutes. Of several links for one account, only the newest works.'),
      'username' in about
        ? text('If you did not ask for it, do nothing: your password stays as it is.')
        : text('If you did not make that account or did not ask for this, do nothing.'),
    ],
  };
}

/** Tells the owner that the password is another one now. */
export function passwordChangedMail(origin: string): Mail {
  return {
    subject: text('Your password was changed'),
    paragraphs: [text('Hello,'), text('The password of your account was changed just now.'), NOT_YOU],
    action: { label: text('Choose a new password'), url: `${origin}${FORGOT_PAGE}` },
  };
}

/** Tells the owner that signing in asks for more, less or other codes than before. */
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

/**
 * Tells the address that an account has, or had until now, that another one is to take its place. `keepUrl` brings it
 * back; only an address that was confirmed has one.
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

/** Goes to a confirmed address when it is given for another account, in place of the link that would confirm it. */
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

/** Opens an account that was made for whoever reads an address: a provider's, or one of staff. */
export function invitationMail(role: 'provider' | 'admin', url: string): Mail {
  return {
    subject: role === 'provider' ? text('Your provider account is ready') : text('Your staff account is ready'),
    paragraphs: [
      text('Hello,'),
      role === 'provider'
        ? text('An account for the provider portal was made for you. Choose a username and a password to open it.')
        : text('An account was made for you. Choose a username and a password to open it.'),
    ],
    action: { label: text('Open my account'), url },
    afterwards: [
      text('The link works once, within seven days, and only the newest one works.'),
      text('If you did not expect this, do nothing: without the link nobody can use the account.'),
    ],
  };
}

/**
 * What messages are called, by kind, that hold a link: their own subject is erased after sending, and before that it
 * would tell what was mailed to an address that isn't proven to be the reader's.
 */
export const MESSAGE_TITLES: Readonly<Record<string, string>> = {
  'email-confirmation': text('Confirm your e-mail address'),
  'password-reset': text('Choose a new password'),
  'email-change': text('Another e-mail address for your account'),
  invitation: text('Your account is ready'),
};
