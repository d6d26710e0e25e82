import { text } from '#platform/common/text.ts';

/** Titles of messages about appointments, by kind. They name no provider and nothing about health. */
export const APPOINTMENT_MESSAGE_TITLES = {
  'paper-void': text('A paper no longer holds'),
  'visit-booked': text('Confirmation'),
  'visit-moved': text('New time'),
  'visit-moved-by-provider': text('New time, set by the provider'),
  'visit-cancelled': text('Cancellation'),
  'visit-cancelled-by-provider': text('Cancellation by the provider'),
  'visit-reminder-24h': text('Reminder, a day before'),
  'visit-reminder-1h': text('Reminder, an hour before'),
  'visit-delayed': text('The practice runs late'),
  'visit-on-time': text('No longer late'),
  'visit-unattended': text('Please call the provider'),
} as const;

export type AppointmentMessageKind = keyof typeof APPOINTMENT_MESSAGE_TITLES;
