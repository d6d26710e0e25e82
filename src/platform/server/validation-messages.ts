import * as z from 'zod/mini';

/** What a value is refused with where its schema has no words of its own. @see patient-area specification, section 5 */
const MESSAGES: Readonly<Record<string, string>> = {
  invalid_type: 'This has the wrong type.',
  invalid_value: 'This is not one of the choices.',
  invalid_format: 'This is not in the right form.',
  too_small: 'This is too small or too short.',
  too_big: 'This is too large or too long.',
  unrecognized_keys: 'Unknown field.',
};

/** Makes every schema speak plain words. Called once, when the server's code is loaded. */
export function speakPlainly(): void {
  z.config({
    customError: ({ code, input }) =>
      code === 'invalid_type' && input === undefined ? 'Required' : (MESSAGES[code ?? ''] ?? 'Not valid.'),
  });
}
