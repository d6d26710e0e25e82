import type { Mark } from '#features/appointments/rules/appointment-marks.ts';
import { queueDay } from './queue-day.ts';

/** The facts that decide whether the patient of an appointment can get a number. */
export interface ArrivalFacts {
  /** Ms since the epoch. */
  readonly startsAtMs: number;
  readonly visitType: 'in-person' | 'telehealth';
  readonly mark: Mark | 'by_time';
}

/** Returns why the patient of an appointment gets no number at an instant (ms); undefined if they get one. */
export function numberRefusal(
  { startsAtMs, visitType, mark }: ArrivalFacts,
  nowMs: number,
): 'not_today' | 'video' | 'marked' | undefined {
  if (visitType !== 'in-person') return 'video';
  if (queueDay(startsAtMs) !== queueDay(nowMs)) return 'not_today';
  // A number would take back what the desk has noted: that they have gone, or didn't come.
  return mark === 'none' || mark === 'attended' ? undefined : 'marked';
}
