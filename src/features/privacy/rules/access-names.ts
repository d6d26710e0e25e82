import { text } from '#platform/common/text.ts';

/** What is written into the log, in words. */
const NAMES: Readonly<Record<string, string>> = {
  provider: text('Provider'),
  admin: text('Administrator'),
  operator: text('Operator of the server'),
  patient: text('Patient'),
  'appointment.read': text('Opened a visit'),
  'appointment.list': text('Opened a list of visits'),
  'appointment.update': text('Changed a visit'),
  'appointment.mark': text('Marked whether you came to a visit'),
  'appointment.feed': text('Received the time of a visit and a first name in a calendar'),
  'conversation.read': text('Opened messages that you wrote'),
  'message.read': text('Opened a message to you'),
};

/** A role or an act of the activity log in words; what has no words is answered as it was written down. */
export function accessNameOf(written: string): string {
  return NAMES[written] ?? written;
}
