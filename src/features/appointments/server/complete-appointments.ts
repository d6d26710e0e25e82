import type { Job } from '#platform/server/jobs.ts';
import { UNMARKED_MS } from '../rules/appointment-sections.ts';
import { completeEndedBefore } from './appointment-store.ts';

/** Completes appointments that the provider didn't mark within 24 hours of their end. @see PRODUCT, Booking: completed */
export const completeAppointments: Job = {
  name: 'complete-visits',
  everyMs: 5 * 60_000,
  run: async ({ db, now }) => await completeEndedBefore(db, now() - UNMARKED_MS, now()),
};
