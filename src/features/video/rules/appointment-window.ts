import { GRACE_MINUTES, JOIN_MINUTES } from '#features/appointments/rules/join-time.ts';

const MINUTE_MS = 60_000;

/** The facts that decide whether the room of a visit is open. Instants in ms since the epoch. */
export interface WindowedAppointment {
  readonly status: string;
  readonly visitType: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** The state of a room: not open yet, open, closed, or none (in person, cancelled, rescheduled). */
export type Phase = 'early' | 'open' | 'over' | 'off';

/** Returns when the room of a visit opens and closes, ms. */
export function roomWindow({ startsAtMs, endsAtMs }: Pick<WindowedAppointment, 'startsAtMs' | 'endsAtMs'>): {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
} {
  return { opensAtMs: startsAtMs - JOIN_MINUTES * MINUTE_MS, closesAtMs: endsAtMs + GRACE_MINUTES * MINUTE_MS };
}

/** Returns the state of the room at an instant (ms). That of a completed visit is closed at any time. */
export function phaseAt(appointment: WindowedAppointment, nowMs: number): Phase {
  if (appointment.visitType !== 'telehealth') return 'off';
  if (appointment.status === 'completed') return 'over';
  if (appointment.status !== 'scheduled') return 'off';
  const { opensAtMs, closesAtMs } = roomWindow(appointment);
  if (nowMs < opensAtMs) return 'early';
  return nowMs < closesAtMs ? 'open' : 'over';
}
