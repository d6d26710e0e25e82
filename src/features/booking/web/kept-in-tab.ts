const NAME = 'booking';

/**
 * What this tab keeps of a booking that is being made; null when there is nothing, or the browser keeps nothing.
 * @see docs/decisions/018-kept-answers.md: why here, and for how long
 */
export function readKept(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Keeps a booking in this tab, in place of any other; null forgets it. */
export function keep(booking: string | null): void {
  try {
    if (booking === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, booking);
  } catch {
    // A browser that keeps nothing loses the answers with the page, as it is told to.
  }
}
