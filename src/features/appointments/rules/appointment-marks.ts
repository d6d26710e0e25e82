/** The desk's marks of attendance; `none` takes a mark back. */
export const MARKS = ['none', 'attended', 'completed', 'no_show'] as const;
export type Mark = (typeof MARKS)[number];

/** How long before its start an appointment can be marked as attended, ms: for patients who come early. */
export const EARLY_MS = 4 * 60 * 60 * 1000;

/** How long a mark can be taken back or replaced. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** The facts that decide which marks an appointment can have. Instants are ms since the epoch. */
export interface MarkedAppointment {
  readonly status: 'scheduled' | 'completed' | 'cancelled' | 'rescheduled';
  readonly attendance: 'attended' | 'no_show' | null;
  readonly startsAtMs: number;
  readonly markedAtMs: number | null;
}

/** Returns the mark of an appointment; `by_time` if it wasn't marked within a day of its end. */
export function markOf({ status, attendance }: Pick<MarkedAppointment, 'status' | 'attendance'>): Mark | 'by_time' {
  if (attendance === 'no_show') return 'no_show';
  if (status === 'completed') return attendance === null ? 'by_time' : 'completed';
  return attendance === null ? 'none' : 'attended';
}

/** Returns the state of an appointment after a mark. A no-show completes it. */
export function stateOf(mark: Mark): Pick<MarkedAppointment, 'status' | 'attendance'> {
  switch (mark) {
    case 'none':
      return { status: 'scheduled', attendance: null };
    case 'attended':
      return { status: 'scheduled', attendance: 'attended' };
    case 'completed':
      return { status: 'completed', attendance: 'attended' };
    case 'no_show':
      return { status: 'completed', attendance: 'no_show' };
  }
}

/**
 * Returns whether a desk can mark an appointment at an instant (ms); the screen's counterpart of `markRefusal`. `early`:
 * only as attended.
 */
export function markability(
  {
    mark,
    startsAtMs,
    markedAtMs,
  }: Pick<MarkedAppointment, 'startsAtMs' | 'markedAtMs'> & { readonly mark: Mark | 'by_time' },
  nowMs: number,
): 'open' | 'early' | 'too_early' | 'by_time' | 'too_late' {
  if (mark === 'by_time') return 'by_time';
  if (nowMs < startsAtMs) return mark === 'none' && nowMs < startsAtMs - EARLY_MS ? 'too_early' : 'early';
  return markedAtMs !== null && nowMs - markedAtMs >= UNDO_MS ? 'too_late' : 'open';
}

/** Returns why an appointment can't be given a mark at an instant (ms); undefined if it can. */
export function markRefusal(
  appointment: MarkedAppointment,
  wanted: Mark,
  nowMs: number,
): 'over' | 'too_early' | 'not_begun' | 'by_time' | 'too_late' | undefined {
  if (appointment.status === 'cancelled' || appointment.status === 'rescheduled') return 'over';
  const { startsAtMs } = appointment;
  // The time of an appointment that is completed is free for others, and its patient can review it.
  if (nowMs < startsAtMs && (wanted === 'completed' || wanted === 'no_show')) return 'not_begun';
  if (nowMs < startsAtMs - EARLY_MS && wanted === 'attended') return 'too_early';
  const mark = markOf(appointment);
  if (mark === 'by_time') return 'by_time';
  if (mark !== 'none' && appointment.markedAtMs !== null && nowMs - appointment.markedAtMs >= UNDO_MS)
    return 'too_late';
  return undefined;
}
