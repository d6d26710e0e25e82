import { text } from './text.ts';

/** What a missing field is refused with. */
export const REQUIRED = text('Required');

/** What a value is refused with where nothing more is known. */
export const NOT_VALID = text('Not valid.');

/** What a value is refused with where its schema has no message, by zod's code. @see patient-area specification, section 5 */
export const VALIDATION_TEXTS: Readonly<Record<string, string>> = {
  invalid_format: text('This is not in the right form.'),
  invalid_type: text('This has the wrong type.'),
  invalid_value: text('This is not one of the choices.'),
  too_big: text('This is too large or too long.'),
  too_small: text('This is too small or too short.'),
  unrecognized_keys: text('Unknown field.'),
};
