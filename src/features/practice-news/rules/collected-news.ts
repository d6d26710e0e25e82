import { briefMoment } from '#platform/common/messages/moment-words.ts';

/** What one message says of several events. */
export interface Collected {
  /** How many. */
  readonly count: number;
  /** They are all bookings. */
  readonly areBookings: boolean;
  /** The start of the next of these appointments that stands, an ISO instant; null if none does. */
  readonly next: string | null;
  /** They are reported again, because no member has seen them. */
  readonly unseen: boolean;
}

/** Returns them in words, such as `5 new bookings, the next Tue 24 Nov, 10:30`. */
export function collectedWords({ count, areBookings, next, unseen }: Collected): string {
  const many = count === 1 ? '' : 's';
  const news = areBookings ? `booking${many}` : `booking${many} or change${many}`;
  const what = unseen ? `${count} ${news} not seen yet` : `${count} ${areBookings ? 'new ' : ''}${news}`;
  return next === null ? what : `${what}, the next ${briefMoment(next)}`;
}
