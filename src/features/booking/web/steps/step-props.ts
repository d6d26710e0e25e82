import type { Appointment } from '#features/appointments/contract.ts';
import type { Problem } from '#features/booking/rules/begin-booking.ts';
import type { Draft } from '#features/booking/rules/booking-draft.ts';
import type { OtherTime } from '#features/booking/rules/refusals.ts';
import type { StepName } from '#features/booking/rules/wizard.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';

/** What every step of the dialog gets. */
export interface StepProps {
  readonly draft: Draft;
  /** The patient was warned of danger signs in the symptoms and went on anyway. */
  readonly dangerAccepted: boolean;
  readonly change: (how: (draft: Draft) => Draft) => void;
  /** Why Continue or Confirm didn't work. */
  readonly problem: Problem | null;
  /** Gives up the chosen time, which isn't free. */
  readonly giveUpTime: () => void;
  /** Takes another time than the one that was lost, and goes on. */
  readonly takeInstead: (time: OtherTime) => void;
  /** The visit that gets another time by this booking. */
  readonly rescheduled: Appointment | undefined;
  /** Books a new visit instead; only where the one that gets another time isn't scheduled any more. */
  readonly bookNewAppointment: (() => void) | undefined;
  /** True if the provider takes no new patients and this is one; undefined if that is unknown. */
  readonly turnedAway: boolean | undefined;
  /** Learns which rule for cancelling late is on the screen; null for none. */
  readonly tellFee: (fee: CancellationFee | null) => void;
  readonly goTo: (step: StepName) => void;
  readonly close: () => void;
}
