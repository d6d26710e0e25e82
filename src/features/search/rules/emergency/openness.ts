import { defaultHours, type Schedule } from '#features/schedules/rules/slots.ts';
import { isOpenAt } from '../index/schedules.ts';

/** Whether a place is open: day and night, at the moment, not at the moment, or not on record. */
export const OPENNESS = ['always', 'open', 'closed', 'unknown'] as const;
export type Openness = (typeof OPENNESS)[number];

const DAYS = 7;

/**
 * Returns whether a place with these hours is open at an instant (ms since the epoch). Unknown without hours, and with the
 * usual ones, which every provider has that states none. A hospital is never called closed: its hours are those of its
 * appointments, and its emergency room is open longer.
 */
export function opennessOf(
  schedule: Pick<Schedule, 'hours' | 'exceptions' | 'providesUrgentCare'> | undefined,
  isHospital: boolean,
  nowMs: number,
): Openness {
  if (schedule === undefined || schedule.hours.length === 0 || isUsual(schedule)) return 'unknown';
  if (!isOpenAt(schedule, nowMs)) return isHospital ? 'unknown' : 'closed';
  const wholeDays = schedule.hours.filter(({ opens, closes }) => opens === '00:00' && closes >= '23:59');
  return new Set(wholeDays.map(({ weekday }) => weekday)).size === DAYS ? 'always' : 'open';
}

function isUsual({ hours, providesUrgentCare }: Pick<Schedule, 'hours' | 'providesUrgentCare'>): boolean {
  const usual = defaultHours(providesUrgentCare);
  return (
    hours.length === usual.length &&
    usual.every((day) =>
      hours.some(
        ({ weekday, opens, closes }) => weekday === day.weekday && opens === day.opens && closes === day.closes,
      ),
    )
  );
}
