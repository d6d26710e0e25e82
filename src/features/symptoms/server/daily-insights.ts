import type { Job } from '#platform/server/jobs.ts';
import { refreshAllInsights } from './refresh-insights.ts';

/** Once a day every diary is looked at, because some insights come with time alone. @see TRIAGE.md, Insights */
export const dailyInsights: Job = {
  name: 'daily-insights',
  everyMs: 24 * 60 * 60 * 1000,
  run: async ({ app, db, now }) =>
    await refreshAllInsights(db, now(), (err, { userId }) => app.log.error({ err, userId }, 'a diary failed')),
};
