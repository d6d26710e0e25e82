import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** What the history entry of a booking opened from a page holds, so that closing it can go back. */
export const OPENED_HERE = { bookingOpenedHere: true };

/** True if a history entry is a booking dialog opened from the page before it. */
export function isBookingOpenedHere(historyState: unknown): boolean {
  return (historyState as typeof OPENED_HERE | null)?.bookingOpenedHere === true;
}

/** How many history entries a booking has put behind its first one. */
export function bookingDepth(historyState: unknown): number {
  return Math.max(0, ((historyState as { stepTrail?: unknown[] } | null)?.stepTrail?.length ?? 0) - 1);
}

/** Opens the booking: a link to the same page with `providerId` in it. */
export function BookLink({
  href,
  className = '',
  onIntent,
  children,
}: {
  readonly href: string;
  readonly className?: string;
  /** Called when the user is about to book. */
  readonly onIntent: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Link
      href={href}
      state={OPENED_HERE}
      className={`button ${className}`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
    >
      {children}
    </Link>
  );
}
