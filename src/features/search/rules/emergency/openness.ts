import type { Schedule } from '#features/schedules/rules/slots.ts';
import { isOpenAt } from '../index/schedules.ts';

/** Whether a place is open: day and night, at the moment, not at the moment, or not on record. */
export const OPENNESS = ['always', 'open', 'closed', 'unknown'] as const;
export type Openness = (typeof OPENNESS)[number];

const DAYS = 7;

/** Returns whether a place with these hours is open at an instant (ms since the epoch); without hours that is unknown. */
export function opennessOf(schedule: Pick<Schedule, 'hours' | 'exceptions'> | undefined, nowMs: number): Openness {
  if (schedule === undefined || schedule.hours.length === 0) return 'unknown';
  if (!isOpenAt(schedule, nowMs)) return 'closed';
  const wholeDays = schedule.hours.filter(({ opens, closes }) => opens === '00:00' && closes >= '23:59');
  return new Set(wholeDays.map(({ weekday }) => weekday)).size === DAYS ? 'always' : 'open';
}
