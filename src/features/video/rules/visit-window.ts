import { GRACE_MINUTES, JOIN_MINUTES } from '#features/appointments/rules/join-time.ts';

const MINUTE_MS = 60_000;

/** What decides whether the room of a visit is open. Instants in ms since the epoch. */
export interface WindowedVisit {
  readonly status: string;
  readonly visitType: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** How a room stands: not open yet, open, closed again, or never one (in person, cancelled, moved). */
export type Phase = 'early' | 'open' | 'over' | 'off';

/** From when until when (ms) the room of a visit is open. */
export function roomWindow({ startsAtMs, endsAtMs }: Pick<WindowedVisit, 'startsAtMs' | 'endsAtMs'>): {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
} {
  return { opensAtMs: startsAtMs - JOIN_MINUTES * MINUTE_MS, closesAtMs: endsAtMs + GRACE_MINUTES * MINUTE_MS };
}

/** How the room of a visit stands at an instant (ms). A completed visit is over, whatever the time. */
export function phaseAt(visit: WindowedVisit, nowMs: number): Phase {
  if (visit.visitType !== 'telehealth') return 'off';
  if (visit.status === 'completed') return 'over';
  if (visit.status !== 'scheduled') return 'off';
  const { opensAtMs, closesAtMs } = roomWindow(visit);
  if (nowMs < opensAtMs) return 'early';
  return nowMs < closesAtMs ? 'open' : 'over';
}
