/** The desk's marks of attendance; `none` takes a mark back. */
export const MARKS = ['none', 'attended', 'completed', 'no_show'] as const;
export type Mark = (typeof MARKS)[number];

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

/** Returns whether a desk can mark an appointment at an instant (ms); the screen's counterpart of `markRefusal`. */
export function markability(
  {
    mark,
    startsAtMs,
    markedAtMs,
  }: Pick<MarkedAppointment, 'startsAtMs' | 'markedAtMs'> & { readonly mark: Mark | 'by_time' },
  nowMs: number,
): 'open' | 'too_early' | 'by_time' | 'too_late' {
  if (mark === 'by_time') return 'by_time';
  if (mark === 'none' && nowMs < startsAtMs) return 'too_early';
  return markedAtMs !== null && nowMs - markedAtMs >= UNDO_MS ? 'too_late' : 'open';
}

/** Returns why an appointment can't be marked at an instant (ms); undefined if it can. */
export function markRefusal(
  appointment: MarkedAppointment,
  nowMs: number,
): 'over' | 'too_early' | 'by_time' | 'too_late' | undefined {
  if (appointment.status === 'cancelled' || appointment.status === 'rescheduled') return 'over';
  if (nowMs < appointment.startsAtMs) return 'too_early';
  const mark = markOf(appointment);
  if (mark === 'by_time') return 'by_time';
  if (mark !== 'none' && appointment.markedAtMs !== null && nowMs - appointment.markedAtMs >= UNDO_MS)
    return 'too_late';
  return undefined;
}
