import { text } from '#platform/common/text.ts';
import type { OpenMark } from '../contract.ts';
import type { PersonState } from './day-now.ts';
import type { MarkAct } from './merge-mark.ts';

/** What acts are called on buttons: as the portal calls them with network. */
export const ACT_WORDS: Readonly<Record<MarkAct, string>> = {
  arrive: text('Here'),
  walk_in: text('Walk-in'),
  begin: text('Begin'),
  end: text('Done'),
  no_show: text('No-show'),
  leave: text('Has left'),
  priority: text('Order'),
  note: text('Note'),
  wish: text('Wants a visit'),
};

/** How a person of the day is. */
export const STATE_WORDS: Readonly<Record<PersonState, string>> = {
  to_come: text('Not here yet'),
  here: text('Here'),
  begun: text('Begun'),
  ended: text('Done'),
  left: text('Has left'),
  missed: text('No-show'),
};

/** How the server has a visit, within a sentence. */
export const APPOINTMENT_WORDS: Readonly<Record<NonNullable<OpenMark['appointment']>['mark'], string>> = {
  none: text('not marked'),
  attended: text('here'),
  completed: text('completed'),
  by_time: text('over'),
  no_show: text('no-show'),
  cancelled: text('cancelled'),
  moved: text('moved to another time'),
};

/** How the server has a number, within a sentence. */
export const QUEUE_WORDS: Readonly<Record<NonNullable<OpenMark['queue']>['state'], string>> = {
  waiting: text('waits'),
  called: text('called'),
  served: text('begun'),
  done: text('done'),
  left: text('has left'),
  cancelled: text('cancelled'),
  mistake: text('taken back'),
};

const WHY: Readonly<Record<string, string>> = {
  already_waiting: text('This person has a number already.'),
  begun_meanwhile: text('Another desk had begun with this person.'),
  by_another: text('A colleague sent this for who did it. Is it right?'),
  changed_later: text('Later than this, something else was entered for this person. That stays.'),
  came_meanwhile: text('Another desk had marked this person as here. That stays.'),
  cancelled_meanwhile: text('The visit was cancelled meanwhile.'),
  ended_meanwhile: text('Another desk was done with this person.'),
  in_future: text('The clock of this computer was wrong.'),
  left_meanwhile: text('Another desk had noted that this person left.'),
  missed_meanwhile: text('Another desk had marked "No-show". This person came, and that stays.'),
  missing: text('The visit or number is not there any more.'),
  moved_meanwhile: text('The visit was moved to another time meanwhile.'),
  moved_on: text('This person waits at another service point now.'),
  no_pin: text('Who did this had no PIN then, or has changed it since.'),
  not_here: text('This person was not marked as here.'),
  not_markable: text('The visit could not be marked like this at that time.'),
  not_member: text('Who did this is not in the team.'),
  note: text('A note to read.'),
  number_taken: text('The number was taken. This person has another one now.'),
  number_too_far: text('The number was too far ahead. This person has another one now.'),
  point_busy: text('Everybody at the service point was busy.'),
  same_person: text('There is a client with this name and number already. Is it the same person?'),
  too_old: text('This was done more than three days before it was sent.'),
  wish: text('Nothing is booked yet.'),
  unreadable: text('This could not be read. It may have to be entered again.'),
};

/** Returns why a mark was changed or waits for a member, as a text to translate; refusals are among the reasons. */
export function whyWords(why: string): string {
  return WHY[why] ?? text('This could not be done as it was entered.');
}
