import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { BookingStart } from '#features/portal/rules/desk/typed-booking.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';

/** The dialogs of the desk, of which one at most is open: a visit to book, and the clients. */
export interface DeskDialogs {
  /** What the visit to book begins with; null while that dialog is closed. */
  readonly start: BookingStart | null;
  readonly isSearching: boolean;
  readonly book: (start: BookingStart) => void;
  readonly search: () => void;
  readonly close: () => void;
}

/** Opens and closes the dialogs of the desk of a place. They come back to their member after a lock. */
export function useDeskDialogs(providerId: number): DeskDialogs {
  const [start, setStart] = useDraft<BookingStart | null>(`new visit at ${providerId} is open`, null);
  const [isSearching, setIsSearching] = useDraft(`clients of ${providerId} are open`, false);
  const close = () => {
    setStart(null);
    setIsSearching(false);
  };
  const { begin } = useDialogEntry(start !== null || isSearching, close);
  return {
    start,
    isSearching,
    book: (chosen) => {
      begin();
      setStart(chosen);
    },
    search: () => {
      begin();
      setIsSearching(true);
    },
    close,
  };
}
