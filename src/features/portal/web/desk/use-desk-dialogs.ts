import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { BookingStart, TypedBooking } from '#features/portal/rules/desk/typed-booking.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';

/** The dialogs of the desk, of which one at most is open: a visit to book, and the clients. */
export interface DeskDialogs {
  /** What the visit to book begins with; null while that dialog is closed. */
  readonly start: BookingStart | null;
  readonly isSearching: boolean;
  readonly book: (start: BookingStart) => void;
  readonly search: () => void;
  /** Closes the open one; what was typed of a visit is gone. */
  readonly close: () => void;
  /** What is typed of the visit to book: it outlives Back, which closes the dialog by mistake. Null if nothing is. */
  readonly typed: TypedBooking | null;
  readonly setTyped: (change: (before: TypedBooking | null) => TypedBooking) => void;
}

/** Opens and closes the dialogs of the desk of a place. They come back to their member after a lock. */
export function useDeskDialogs(providerId: number): DeskDialogs {
  const [start, setStart] = useDraft<BookingStart | null>(`new visit at ${providerId} is open`, null);
  const [isSearching, setIsSearching] = useDraft(`clients of ${providerId} are open`, false);
  const [typed, setTyped] = useDraft<TypedBooking | null>(`new visit at ${providerId}`, null);
  const hide = () => {
    setStart(null);
    setIsSearching(false);
  };
  const { begin } = useDialogEntry(start !== null || isSearching, hide);
  return {
    start,
    isSearching,
    book: (chosen) => {
      begin();
      // A gap that was chosen is the time; who comes and why stays.
      if (chosen.fromAt !== null) setTyped((before) => before && { ...before, ...chosen, slot: null });
      setStart(chosen);
    },
    search: () => {
      begin();
      setIsSearching(true);
    },
    close: () => {
      setTyped(null);
      hide();
    },
    typed,
    setTyped,
  };
}
