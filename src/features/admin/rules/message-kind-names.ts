import { text } from '#platform/common/text.ts';

/** What the kinds of messages are called. Every kind that is queued needs a row. */
export const MESSAGE_KIND_NAMES: Readonly<Record<string, string>> = {
  'application-approved': text('Application: approved'),
  'application-question': text('Application: question'),
  'application-received': text('Application: received'),
  'application-rejected': text('Application: rejected'),
  'bookings-unattended': text('Practice: bookings paused, nobody looks'),
  'chat-waits': text('Support: a chat waits'),
  'claim-code': text('Claim: code'),
  'contact-message': text('Support: letter received'),
  'day-sheet': text('Practice: visits of the day'),
  'email-change': text('Account: new e-mail address'),
  'email-confirmation': text('Account: confirm the e-mail address'),
  'holiday-entered': text('Practice: public holiday entered'),
  'holiday-removed': text('Practice: public holiday removed'),
  invitation: text('Account: invitation'),
  'invitation-ended': text('Account: invitation ended'),
  'licence-warning': text('Practice: licence ends'),
  'member-left': text('Team: a member left'),
  'member-removed': text('Team: membership ended'),
  'new-message': text('Conversation: new message'),
  'page-change': text('Practice: page change decided'),
  'password-changed': text('Account: password changed'),
  'password-reset': text('Account: new password'),
  'place-added': text('Practice: place added'),
  'practice-booked': text('Practice: new visit'),
  'practice-cancelled': text('Practice: visit cancelled'),
  'paper-void': text('Paper: no longer holds'),
  'practice-more': text('Practice: more news'),
  'practice-moved': text('Practice: visit moved'),
  'practice-unseen': text('Practice: news not seen'),
  'queue-place': text('Queue: address of the place'),
  'second-factor': text('Account: second factor'),
  'support-answer': text('Support: answer'),
  'test-alert': text('Practice: test alert'),
  'visit-booked': text('Visit: confirmation'),
  'visit-cancelled': text('Visit: cancellation'),
  'visit-cancelled-by-provider': text('Visit: cancellation by the provider'),
  'visit-delayed': text('Visit: begins later'),
  'visit-moved': text('Visit: new time'),
  'visit-moved-by-provider': text('Visit: new time, set by the provider'),
  'visit-on-time': text('Visit: no longer late'),
  'visit-reminder-1h': text('Visit: reminder, an hour before'),
  'visit-reminder-24h': text('Visit: reminder, a day before'),
  'visit-unattended': text('Visit: please call the provider'),
  'waitlist-offer': text('Waiting list: offer'),
};

/** True for the whole name of a kind. */
export function isMessageKind(typed: string): boolean {
  return Object.hasOwn(MESSAGE_KIND_NAMES, typed);
}
