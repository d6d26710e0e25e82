import * as z from 'zod/mini';
import { visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';

/** The reasons that a desk can choose from for a cancelled or moved appointment. None says anything about health. */
export const COMMON_END_REASONS = [
  text('The doctor is away.'),
  text('We are closed that day.'),
  text('Please call us.'),
] as const;

/** Why a practice cancels or moves an appointment: as its patient reads it. */
export const EndReason = z
  .string()
  .check(
    visible(),
    z.minLength(1, text('Say why: the patient reads it.')),
    z.maxLength(300, text('Please shorten this to 300 characters.')),
  );

/** True if a reason is one of the common ones, which can go out in a text message. */
export function isCommonReason(reason: string): boolean {
  return COMMON_END_REASONS.some((common) => common === reason);
}
