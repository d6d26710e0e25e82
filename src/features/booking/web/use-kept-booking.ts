import { useEffect, useState } from 'react';
import { type KeptBooking, keptText, type SentBookings, takeUp } from '../rules/kept-booking.ts';
import { keep, readKept } from './kept-in-tab.ts';
import type { BookingBody } from './use-send-booking.ts';

const NOTHING_SENT: SentBookings<BookingBody> = { keys: {}, unsettled: null };

/**
 * What this tab kept of the booking that is being opened, if anything, and a way to keep it from now on: on every
 * change, and at once before something is sent.
 */
export function useKeptBooking(opening: string, userId: number | null) {
  const [taken] = useState(() => takeUp(readKept(), { opening, userId, nowMs: Date.now() }));
  const [sent, setSent] = useState(() => (taken?.sent ?? NOTHING_SENT) as SentBookings<BookingBody>);
  return { taken, sent, setSent };
}

/** Keeps a booking while it is being made; with `answers` null there is nothing to keep. */
export function useKeeping(
  opening: string,
  userId: number | null,
  answers: Pick<KeptBooking, 'draft' | 'wizard'> | null,
  sent: SentBookings<BookingBody>,
): (sent: SentBookings<BookingBody>) => void {
  const write = (nowSent: SentBookings<BookingBody>) => {
    if (answers === null) return;
    const { draft, wizard } = answers;
    keep(keptText({ opening, userId, keptAtMs: Date.now(), draft, wizard, sent: nowSent }));
  };
  useEffect(() => write(sent));
  return write;
}
