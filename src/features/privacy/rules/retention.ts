import { text } from '#platform/common/text.ts';

/** The retention period of one kind of data. */
export interface Retention {
  readonly id: string;
  readonly what: string;
  readonly days: number;
  /** The event from which the days are counted. */
  readonly from: string;
  readonly why: string;
  /** The recurring job that deletes it. */
  readonly job: string;
}

/** Six years in days, with leap days, rounded up. */
const SIX_YEARS = 2192;

/**
 * The retention periods. We chose them, because no law that we could check names one; counsel must confirm them.
 * @see docs/privacy.md, Where the periods come from
 */
export const RETENTION = [
  {
    id: 'sessions',
    what: text('Sign-ins'),
    days: 30,
    from: text('signing in'),
    why: text('So long somebody stays signed in at most'),
    job: 'clean-up-accounts',
  },
  {
    id: 'mailed_links',
    what: text('Links mailed to reset a password or confirm an address'),
    days: 1,
    from: text('the end of the link'),
    why: text('So that they cannot be asked for endlessly'),
    job: 'clean-up-accounts',
  },
  {
    id: 'failed_attempts',
    what: text('Counts of failed attempts'),
    days: 1,
    from: text('the first failure'),
    why: text('No limit looks further back'),
    job: 'clean-up-accounts',
  },
  {
    id: 'shared_computers',
    what: text('Shared computers of practices'),
    days: 90,
    from: text('setting it up'),
    why: text('It works for this long, then it must be set up again'),
    job: 'clean-up-accounts',
  },
  {
    id: 'message_texts',
    what: text('The text of messages that we sent'),
    days: 365,
    from: text('the message'),
    why: text('To show what was sent when somebody asks'),
    job: 'purge-old-data',
  },
  {
    id: 'messages',
    what: text('That a message was sent'),
    days: 730,
    from: text('the message'),
    why: text('To show that reminders were sent'),
    job: 'purge-old-data',
  },
  {
    id: 'contact_messages',
    what: text('Messages to support'),
    days: 730,
    from: text('the message'),
    why: text('To answer when somebody comes back to it'),
    job: 'purge-old-data',
  },
  {
    id: 'support_chats',
    what: text('Chats with support'),
    days: 730,
    from: text('the last message'),
    why: text('To answer when somebody comes back to it'),
    job: 'purge-old-data',
  },
  {
    id: 'provider_messages',
    what: text('Messages between patients and providers'),
    days: SIX_YEARS,
    from: text('the last message'),
    why: text('Providers must keep records of the care they gave'),
    job: 'purge-old-data',
  },
  {
    id: 'rejected_applications',
    what: text('Applications to join the network that were rejected'),
    days: 365,
    from: text('the decision'),
    why: text('To answer when the applicant asks or applies again'),
    job: 'purge-old-data',
  },
  {
    id: 'unfinished_applications',
    what: text('Applications that were not decided, or approved and never converted'),
    days: 730,
    from: text('the application'),
    why: text('What nobody took up for so long is not needed'),
    job: 'purge-old-data',
  },
  {
    id: 'resumes',
    what: text('Résumés, and documents sent with answers to our questions'),
    days: 365,
    from: text('the decision'),
    why: text('They are for deciding, and for questions about the decision'),
    job: 'purge-old-data',
  },
  {
    id: 'cancelled_reasons',
    what: text('What was written and shared for visits that did not take place'),
    days: 365,
    from: text('the time of the visit'),
    why: text('No care was given that a record has to be kept of'),
    job: 'purge-old-data',
  },
  {
    id: 'visits',
    what: text(
      'Visits, with the insurance details shared for them, their papers, payments and summaries, and the reviews',
    ),
    days: SIX_YEARS,
    from: text('the end of the visit'),
    why: text('Providers must keep records of the care they gave'),
    job: 'purge-old-data',
  },
  {
    id: 'review_reports',
    what: text('Reports of reviews that were decided'),
    days: 365,
    from: text('the decision'),
    why: text('To answer when somebody comes back to it'),
    job: 'purge-old-data',
  },
  {
    id: 'practice_news',
    what: text('That a practice was notified of a booking, a move or a cancellation'),
    days: 90,
    from: text('the event'),
    why: text('To show when somebody of the practice saw it'),
    job: 'purge-old-data',
  },
  {
    id: 'tickets',
    what: text('Numbers in the queue of a place, and how long you waited'),
    days: 396,
    from: text('the day of the number'),
    why: text('To compare waits with those of the year before'),
    job: 'purge-old-data',
  },
  {
    id: 'waiting_list',
    what: text('Places on waiting lists, and what was offered'),
    days: 365,
    from: text('the wish'),
    why: text('To show in which order times were offered'),
    job: 'purge-old-data',
  },
  {
    id: 'unanswered_contacts',
    what: text('Addresses for the news of a practice from which no test alert was answered'),
    days: 30,
    from: text('the last test alert'),
    why: text("Such an address may be a mistake, and a stranger's"),
    job: 'purge-old-data',
  },
  {
    id: 'contacts_of_removed',
    what: text('Addresses for the news of a practice that has left the network'),
    days: 30,
    from: text('the removal of the practice'),
    why: text('Patients may still ask about visits that were cancelled'),
    job: 'purge-old-data',
  },
  {
    id: 'activity_log',
    what: text('The log of who opened a record and of what administrators did'),
    days: SIX_YEARS,
    from: text('the entry'),
    why: text('To answer for what was done with records'),
    job: 'purge-old-data',
  },
  {
    id: 'deleted_accounts',
    what: text('What is left of a deleted account, and what it had agreed to'),
    days: SIX_YEARS,
    from: text('the deletion'),
    why: text('To prove that there was consent'),
    job: 'purge-old-data',
  },
] as const satisfies readonly Retention[];

export type RetentionId = (typeof RETENTION)[number]['id'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the instant (ms) before which data of a kind is to be deleted. */
export function retentionCutoff(id: RetentionId, nowMs: number): number {
  const rule = RETENTION.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`There is no retention rule ${id}.`);
  return nowMs - rule.days * DAY_MS;
}
