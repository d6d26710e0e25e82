import * as z from 'zod/mini';
import type { AppointmentMessageKind } from './appointment-messages.ts';

/** The most text messages in a day that a practice causes to one number: more help no one and can be used to annoy. */
export const MAX_TEXTS = 5;

/** The most text messages in a day that the desks of a practice cause. A busy hospital stays far below. */
export const MAX_PRACTICE_TEXTS = 300;

/** The limits of a Lagos day on the texts that desks cause, with the name under which a reply says how many there were. */
export const TEXT_LIMITS = [
  { reply: 'textsToday', perNumber: true, max: MAX_TEXTS },
  { reply: 'practiceTexts', perNumber: false, max: MAX_PRACTICE_TEXTS },
] as const;

/** Why no text message is sent: one of these, or neither. */
export const TextLimit = z.object({
  /** How many text messages the number got today, if that is why it gets no further one. */
  textsToday: z.optional(z.int()),
  /** How many text messages the practice sent today, if that is why it sends no further one. */
  practiceTexts: z.optional(z.int()),
});
export type TextLimit = z.output<typeof TextLimit>;

/** What a desk causes by its acts. Reminders and warnings, which it doesn't, are sent anyway. */
export const BY_DESK: readonly AppointmentMessageKind[] = [
  'visit-booked',
  'visit-cancelled-by-provider',
  'visit-delayed',
  'visit-moved-by-provider',
  'visit-on-time',
];

/** The kind of the text with the address of a place in the queue. */
export const PLACE_TEXT = 'queue-place';

/** The kinds of texts that count. */
export const COUNTED_TEXTS: readonly string[] = [...BY_DESK, PLACE_TEXT];
