import { GRACE_MINUTES, JOIN_MINUTES } from '#features/appointments/rules/join-time.ts';

const MINUTE_MS = 60_000;

/** The facts that decide whether the room of a visit is open. Instants in ms since the epoch. */
export interface WindowedVisit {
  readonly status: string;
  readonly visitType: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** The state of a room: not open yet, open, closed, or none (in person, cancelled, rescheduled). */
export type Phase = 'early' | 'open' | 'over' | 'off';

/** Returns when the room of a visit opens and closes, ms. */
export function roomWindow({ startsAtMs, endsAtMs }: Pick<WindowedVisit, 'startsAtMs' | 'endsAtMs'>): {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
} {
  return { opensAtMs: startsAtMs - JOIN_MINUTES * MINUTE_MS, closesAtMs: endsAtMs + GRACE_MINUTES * MINUTE_MS };
}

/** Returns the state of the room at an instant (ms). That of a completed visit is closed at any time. */
export function phaseAt(visit: WindowedVisit, nowMs: number): Phase {
  if (visit.visitType !== 'telehealth') return 'off';
  if (visit.status === 'completed') return 'over';
  if (visit.status !== 'scheduled') return 'off';
  const { opensAtMs, closesAtMs } = roomWindow(visit);
  if (nowMs < opensAtMs) return 'early';
  return nowMs < closesAtMs ? 'open' : 'over';
}
