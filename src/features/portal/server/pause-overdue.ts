import type { Job } from '#platform/server/jobs.ts';
import { pauseOverdue } from './change-bookings.ts';

/** Pauses the bookings of practices that were live before there was a checklist and didn't do it in time. */
export const pauseOverdueChecklists: Job = {
  name: 'pause-overdue-checklists',
  everyMs: 10 * 60_000,
  run: pauseOverdue,
};
