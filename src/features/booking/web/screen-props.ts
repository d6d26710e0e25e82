import type { DialogEvent } from '../rules/dialog.ts';
import type { DialogState } from '../rules/dialog-state.ts';

/** What every screen of the dialog gets. */
export interface ScreenProps {
  readonly state: DialogState;
  readonly send: (event: DialogEvent) => void;
  /** True if the provider takes no new patients and this is one; undefined if that is unknown. */
  readonly turnedAway: boolean | undefined;
  /** True if the visit that is to be moved isn't scheduled any more. */
  readonly isOff: boolean;
  readonly close: () => void;
  /** Reads the provider again. */
  readonly retry: () => void;
}
