import type { Appointment } from '#features/appointments/contract.ts';
import { type DialogEvent, reduceDialog } from '#features/booking/rules/dialog.ts';
import { type DialogEffect, type DialogState, openDialog } from '#features/booking/rules/dialog-state.ts';
import type { KeptBooking } from '#features/booking/rules/kept-booking.ts';
import type { Provider } from '#features/directory/contract.ts';

/** Monday, 9:00 in Lagos. */
export const NOW = Date.UTC(2026, 10, 23, 8);
export const PATIENT = 7;
export const STRANGER = 8;
export const SLOT = { id: '16-2026-11-24T10:00', time: '10:00', dateTime: '2026-11-24T09:00:00.000Z' };
export const OTHER_SLOT = { id: '16-2026-11-24T11:00', time: '11:00', dateTime: '2026-11-24T10:00:00.000Z' };
export const PROVIDER = {
  id: 16,
  name: 'Dr. Ngozi Test',
  providesUrgentCare: false,
  telehealthAvailable: true,
  bookable: true,
} as Provider;
export const OTHER_PROVIDER = { ...PROVIDER, id: 17 } as Provider;

/** A visit as the server answers it, with what a test is about. */
export function appointmentOf(change: Partial<Appointment>): Appointment {
  return { id: 1, providerId: PROVIDER.id, status: 'scheduled', date: SLOT.dateTime, ...change } as Appointment;
}

export interface Played {
  readonly state: DialogState;
  /** The effects of the last event, without the keeping in the tab. */
  readonly effects: readonly DialogEffect[];
  /** Every effect of all events, in order. */
  readonly all: readonly DialogEffect[];
}

/** The state of a dialog that opens, signed in unless said otherwise. */
export function opened({
  userId = PATIENT,
  provider = PROVIDER,
  rescheduled,
  kept = null,
}: {
  readonly userId?: number | null;
  readonly provider?: Provider | undefined;
  readonly rescheduled?: Appointment;
  readonly kept?: KeptBooking | null;
} = {}): DialogState {
  return openDialog({
    opening: { providerId: PROVIDER.id, careType: 'routine', ...(rescheduled && { rescheduled }) },
    known: { today: '2026-11-23', carried: null, again: undefined },
    againId: undefined,
    userId,
    provider,
    kept,
  });
}

/** Plays events one after the other, all at the same moment. */
export function play(from: DialogState, ...events: readonly DialogEvent[]): Played {
  let state = from;
  let effects: readonly DialogEffect[] = [];
  const all: DialogEffect[] = [];
  for (const event of events) {
    const step = reduceDialog(state, { ...event, nowMs: NOW });
    state = step.state;
    effects = step.effects.filter(({ type }) => type !== 'keep');
    all.push(...step.effects);
  }
  return { state, effects, all };
}

export const CONTINUE: DialogEvent = { type: 'continued' };

/** Answers the step on screen with something harmless. */
export const WRITE: DialogEvent = { type: 'answered', change: (draft) => ({ ...draft, symptoms: 'Cough' }) };
export const CHOOSE: DialogEvent = {
  type: 'answered',
  change: (draft) => ({ ...draft, date: '2026-11-24', slot: SLOT }),
};

/** The answer of triage to the check that is under way. */
export function triage({ danger }: DialogState, signs: readonly { id: string }[]): DialogEvent {
  const { run, content } = danger.waiting ?? { run: danger.run, content: danger.latest };
  return { type: 'danger-answered', run, content, signs: signs as never };
}

/** A dialog at its review step: symptoms checked and harmless, a time chosen and held. */
export function atReview(options: Parameters<typeof opened>[0] = {}): DialogState {
  const checked = play(opened(options), WRITE, CONTINUE).state;
  const { state } = play(
    checked,
    triage(checked, []),
    CHOOSE,
    { type: 'hold-granted', held: { providerId: PROVIDER.id, date: SLOT.dateTime, id: 5, untilMs: NOW + 600_000 } },
    CONTINUE,
  );
  return state;
}

/** The names of effects, in order. */
export function names(effects: readonly DialogEffect[]): string[] {
  return effects.map(({ type }) => type);
}
