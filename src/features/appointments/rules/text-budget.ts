import type { AppointmentMessageKind } from './appointment-messages.ts';

/** The most text messages in a day that a practice causes to one number: more help no one and can be used to annoy. */
export const MAX_TEXTS = 5;

/** What a desk causes by its acts. Reminders and warnings, which it doesn't, are sent anyway. */
export const BY_DESK: readonly AppointmentMessageKind[] = [
  'visit-booked',
  'visit-cancelled-by-provider',
  'visit-delayed',
  'visit-moved-by-provider',
];
