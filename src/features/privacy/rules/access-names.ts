import { text } from '#platform/common/text.ts';

/** Names of the roles and actions in the activity log. */
const NAMES: Readonly<Record<string, string>> = {
  provider: text('Provider'),
  admin: text('Administrator'),
  operator: text('Operator of the server'),
  patient: text('Patient'),
  'appointment.read': text('Opened a visit'),
  'appointment.list': text('Opened a list of visits'),
  'appointment.update': text('Changed a visit'),
  'appointment.mark': text('Marked whether you came to a visit'),
  'appointment.cancel': text('Cancelled a visit of yours'),
  'appointment.move': text('Moved a visit of yours to another time'),
  'appointment.feed': text('Received the time of a visit and a first name in a calendar'),
  'appointment.book': text('Booked a visit for you'),
  'client.add': text('Entered you as a client of the practice'),
  'client.block': text('Stopped you from booking online at the practice'),
  'client.change': text('Changed what the practice knows of you'),
  'client.list': text('Found you in a search of the clients of the practice'),
  'client.unblock': text('Allowed you to book online at the practice again'),
  'conversation.read': text('Opened messages that you wrote'),
  'message.find': text('Looked up which messages were sent to you'),
  'message.read': text('Opened a message to you'),
  'video.join': text('Let you into a video visit'),
  'video.refused': text('Tried to open a video visit of yours and was refused'),
  'summary.read': text('Opened the summary of a video visit'),
  'summary.write': text('Wrote the summary of a video visit'),
};

/** Returns the name of a role or action of the activity log; an unknown one is returned unchanged. */
export function accessNameOf(logged: string): string {
  return NAMES[logged] ?? logged;
}
