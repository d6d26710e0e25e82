import type { Refusal } from './app-error.ts';
import { text, untranslated } from './text.ts';

/** The refusal codes of the platform, and those that no feature owns, with their HTTP statuses. */
export const PLATFORM_CODES = {
  busy: 503,
  changed_meanwhile: 409,
  cross_site: 403,
  forbidden: 403,
  full_sign_in_needed: 403,
  invalid: 400,
  locked: 423,
  not_found: 404,
  other_user: 409,
  second_factor_required: 403,
  signed_out: 401,
  storage_full: 503,
  too_large: 413,
  too_many_requests: 429,
  unsupported_media_type: 415,
} as const;

export type PlatformCode = keyof typeof PLATFORM_CODES;

/** A refusal of a feature that has codes of its own: with one of these, or with one of the platform. */
export type RefusalOf<Codes extends Readonly<Record<string, number>>> = Refusal<PlatformCode | (keyof Codes & string)>;

/** Returns the refusal of an address that leads nowhere. */
export function nothingAt(address: string): Refusal<'not_found'> {
  return { code: 'not_found', message: untranslated(`There is nothing at ${address}.`) };
}

/** Returns the refusal of an input, with a message that a rule or a schema gave; `field` names where it belongs. */
export function invalid(message: string, field?: string): Refusal<'invalid'> {
  return { code: 'invalid', message, ...(field !== undefined && { field }) };
}

export const ADDRESS_NOT_VALID: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('That address is not valid.'),
};

export const BODY_NOT_VALID: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('Some fields are missing or not valid.'),
};

export const BUSY: Refusal<PlatformCode> = {
  code: 'busy',
  message: text('The service is very busy. Please try again in a moment.'),
};

export const CHANGED_MEANWHILE: Refusal<PlatformCode> = {
  code: 'changed_meanwhile',
  message: text('Somebody else has changed this meanwhile. Look at it again.'),
};

export const CHOOSE_A_PICTURE: Refusal<PlatformCode> = { code: 'invalid', message: text('Choose a picture first.') };

export const CROSS_SITE: Refusal<PlatformCode> = {
  code: 'cross_site',
  message: text('This was sent by another website. Open this one and try again.'),
};

export const FORBIDDEN: Refusal<PlatformCode> = {
  code: 'forbidden',
  message: text("You don't have permission to do that."),
};

export const FULL_SIGN_IN_NEEDED: Refusal<PlatformCode> = {
  code: 'full_sign_in_needed',
  message: text('Sign in with your password to do this.'),
};

export const KEY_NOT_VALID: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('The Idempotency-Key must be 1 to 100 visible characters.'),
};

export const LOCKED: Refusal<PlatformCode> = {
  code: 'locked',
  message: text('This computer is locked. Enter your PIN to go on.'),
};

export const NOTHING_HERE: Refusal<PlatformCode> = {
  code: 'not_found',
  message: text('There is nothing at this address.'),
};

export const NOT_A_PICTURE: Refusal<PlatformCode> = {
  code: 'unsupported_media_type',
  message: text('Choose a picture in JPEG, PNG or WebP format.'),
};

export const NOT_STORABLE: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('The text contains characters that cannot be stored.'),
};

export const NO_PARAMETERS: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('This call takes no parameters.'),
};

export const NO_SUCH_PICTURE: Refusal<PlatformCode> = { code: 'not_found', message: text('There is no such picture.') };

export const NO_SUCH_USER: Refusal<PlatformCode> = { code: 'not_found', message: text('There is no such user.') };

export const OTHER_USER: Refusal<PlatformCode> = {
  code: 'other_user',
  message: text('Someone else has signed in here meanwhile. The page is loaded again.'),
};

export const PICTURE_DAMAGED: Refusal<PlatformCode> = {
  code: 'unsupported_media_type',
  message: text('This picture is damaged and could not be opened.'),
};

export const PICTURE_TOO_DETAILED: Refusal<PlatformCode> = {
  code: 'too_large',
  message: text('This picture has too many pixels. Please send a smaller one.'),
};

export const PICTURE_TOO_LARGE: Refusal<PlatformCode> = {
  code: 'too_large',
  message: text('The picture is larger than 5 MB.'),
};

export const RECORDS_AWAY_READING: Refusal<PlatformCode> = {
  code: 'busy',
  message: text('We cannot reach our records just now. Please try again in a moment.'),
};

/** A connection can break between storing and answering: the message must not deny what may have been stored. */
export const RECORDS_AWAY_WRITING: Refusal<PlatformCode> = {
  code: 'busy',
  message: text(
    'We cannot reach our records just now, so we cannot say whether this was done. Please try again in a moment.',
  ),
};

export const REQUEST_TOO_LARGE: Refusal<PlatformCode> = {
  code: 'too_large',
  message: text('That is too much to send at once.'),
};

export const SEARCH_NOT_VALID: Refusal<PlatformCode> = { code: 'invalid', message: text('That search is not valid.') };

export const SECOND_FACTOR_REQUIRED: Refusal<PlatformCode> = {
  code: 'second_factor_required',
  message: text('Set up a second factor for your account first.'),
};

export const SEND_JSON: Refusal<PlatformCode> = {
  code: 'unsupported_media_type',
  message: text('Send JSON, with content type application/json.'),
};

export const SIGNED_OUT: Refusal<PlatformCode> = { code: 'signed_out', message: text('Please sign in.') };

export const STORAGE_FULL: Refusal<PlatformCode> = {
  code: 'storage_full',
  message: text('There is no room left on our side to store this, and nothing was stored. Please try again later.'),
};

export const TOO_MANY_ATTEMPTS: Refusal<PlatformCode> = {
  code: 'too_many_requests',
  message: text('Too many attempts. Please wait a minute and try again.'),
};

export const TOO_MANY_PICTURES: Refusal<PlatformCode> = {
  code: 'busy',
  message: text('Too many pictures at once. Please try again in a moment.'),
};

export const TOO_MANY_WINDOWS: Refusal<PlatformCode> = {
  code: 'too_many_requests',
  message: text('This is open in too many windows at once.'),
};

export const UNREADABLE: Refusal<PlatformCode> = { code: 'invalid', message: text('The request could not be read.') };

export const NO_SITEMAP_PART: Refusal<PlatformCode> = {
  code: 'not_found',
  message: text('There is no such part of the sitemap.'),
};

export const SERVER_STOPPING: Refusal<PlatformCode> = { code: 'busy', message: text('The server is about to stop.') };

export const DATABASE_AWAY: Refusal<PlatformCode> = { code: 'busy', message: text('The database cannot be reached.') };

/** What people read when an error is a bug. */
export const OUR_FAULT = text('Something went wrong on our side. Please try again.');
