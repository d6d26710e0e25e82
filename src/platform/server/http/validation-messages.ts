import * as z from 'zod/mini';
import { NOT_VALID, REQUIRED, VALIDATION_TEXTS } from '#platform/common/validation-texts.ts';

/** Gives every schema messages in plain words. Called once, when the server's code is loaded. */
export function setPlainMessages(): void {
  z.config({
    customError: ({ code, input }) =>
      code === 'invalid_type' && input === undefined ? REQUIRED : (VALIDATION_TEXTS[code ?? ''] ?? NOT_VALID),
  });
}
