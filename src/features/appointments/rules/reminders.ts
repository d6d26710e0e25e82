const HOUR_MS = 60 * 60 * 1000;

/**
 * The reminders of an appointment. One booked after a reminder's time doesn't get that reminder: the confirmation has
 * just been sent.
 */
export const REMINDERS = [
  // Late, after the service was down, it is still of use until shortly before the other one.
  { kind: 'visit-reminder-24h', beforeMs: 24 * HOUR_MS, untilMs: 2 * HOUR_MS },
  { kind: 'visit-reminder-1h', beforeMs: HOUR_MS, untilMs: 0 },
] as const satisfies readonly Reminder[];

/** When one of them is due: between so long and so long before the start, in ms. */
export interface Reminder {
  readonly kind: 'visit-reminder-24h' | 'visit-reminder-1h';
  readonly beforeMs: number;
  readonly untilMs: number;
}
