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
  'video.join': text('Let you into a video visit'),
  'video.refused': text('Tried to open a video visit of yours and was refused'),
  'summary.read': text('Opened the summary of a video visit'),
  'summary.write': text('Wrote the summary of a video visit'),
};

/** A role or an act of the activity log in words; what has no words is answered as it was written down. */
export function accessNameOf(written: string): string {
  return NAMES[written] ?? written;
}
