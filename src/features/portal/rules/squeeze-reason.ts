import * as z from 'zod/mini';
import { visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';

/** Why a desk puts an appointment in although the time is taken, for the practice's own record. */
export const SqueezeReason = z
  .string()
  .check(
    visible(),
    z.minLength(1, text('Say why this visit is squeezed in.')),
    z.maxLength(300, text('Please shorten this to 300 characters.')),
  );
