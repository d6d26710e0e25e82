import { useEffect, useState } from 'react';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';
import { KEPT_AS, type KeptBooking, keptText, type SentBookings, takeUp } from '../rules/kept-booking.ts';
import type { BookingBody } from './use-send-booking.ts';

const NOTHING_SENT: SentBookings<BookingBody> = { keys: {}, unsettled: null };

/**
 * What this tab kept of the booking that is being opened, if anything, and a way to keep it from now on: on every
 * change, and at once before something is sent.
 */
export function useKeptBooking(opening: string, userId: number | null) {
  const [taken] = useState(() => takeUp(readKept(KEPT_AS), { opening, userId, nowMs: Date.now() }));
  const [sent, setSent] = useState(() => (taken?.sent ?? NOTHING_SENT) as SentBookings<BookingBody>);
  return { taken, sent, setSent };
}

/** Keeps a booking while it is being made; with `answers` null there is nothing to keep. `owner` is whose it is. */
export function useKeeping(
  opening: string,
  owner: number | null,
  answers: Pick<KeptBooking, 'draft' | 'wizard' | 'held'> | null,
  sent: SentBookings<BookingBody>,
): (sent: SentBookings<BookingBody>) => void {
  const write = (nowSent: SentBookings<BookingBody>) => {
    if (answers === null) return;
    const { draft, wizard, held } = answers;
    keep(KEPT_AS, keptText({ opening, userId: owner, keptAtMs: Date.now(), draft, wizard, held, sent: nowSent }));
  };
  useEffect(() => write(sent));
  return write;
}
