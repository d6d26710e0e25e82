import { cleanUpResumes } from '#features/applications/server/clean-up-resumes.ts';
import { completeAppointments } from '#features/appointments/server/complete-appointments.ts';
import { sendReminders } from '#features/appointments/server/send-reminders.ts';
import { cleanUpAccounts } from '#features/auth/server/accounts/clean-up-accounts.ts';
import { cleanUpHolds } from '#features/booking/server/clean-up-holds.ts';
import { readCalendars } from '#features/calendars/server/read-calendars.ts';
import { tellUnread } from '#features/conversations/server/tell-unread.ts';
import { cleanUpCards } from '#features/insurance/server/clean-up-cards.ts';
import { cleanUpImages } from '#features/network/server/clean-up-images.ts';
import { warnOfLicences } from '#features/network/server/warn-of-licences.ts';
import { mailDaySheets } from '#features/portal/server/days/mail-day-sheets.ts';
import { pauseOverdueChecklists } from '#features/portal/server/pause-overdue.ts';
import { pauseUnattendedPlaces } from '#features/portal/server/pause-unattended.ts';
import { escalateNews } from '#features/practice-news/server/escalate-news.ts';
import { announcePolicy } from '#features/privacy/server/announce-policy.ts';
import { purgeOldData } from '#features/privacy/server/purge-old-data.ts';
import { heartbeat } from '#features/reports/server/heartbeat.ts';
import { dailyInsights } from '#features/symptoms/server/daily-insights.ts';
import { offerEarlierTimes } from '#features/waitlist/server/offer-earlier-times.ts';
import { cleanUpRateCounts } from '#platform/server/http/rate-limit-store.ts';
import type { Job } from '#platform/server/jobs.ts';

/** Everything that is done again and again while the server runs. */
export const JOBS: readonly Job[] = [
  heartbeat,
  cleanUpAccounts,
  completeAppointments,
  sendReminders,
  cleanUpHolds,
  offerEarlierTimes,
  escalateNews,
  announcePolicy,
  purgeOldData,
  dailyInsights,
  cleanUpResumes,
  cleanUpCards,
  tellUnread,
  warnOfLicences,
  cleanUpImages,
  pauseOverdueChecklists,
  pauseUnattendedPlaces,
  mailDaySheets,
  readCalendars,
  cleanUpRateCounts,
];
