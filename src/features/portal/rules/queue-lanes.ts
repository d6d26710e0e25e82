import { FIRST_SQUEEZE_LANE, type Interval, overlaps } from '#features/schedules/rules/slots.ts';

/** An appointment to come of a place; the end includes the time that its service needs afterwards. */
export interface QueuedAppointment extends Interval {
  readonly id: number;
  readonly lane: number;
}

/**
 * Returns the lanes of a place's appointments once it has no resources: the first of those that overlap is in lane 1, and
 * the others are squeezed in beside it, because a place without resources takes one at a time. So a new booking conflicts
 * with each of them. What was squeezed in before stays so.
 */
export function queueLanes(appointments: readonly QueuedAppointment[]): ReadonlyMap<number, number> {
  const placed: QueuedAppointment[] = [];
  for (const appointment of appointments.toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id)) {
    const used = placed.filter((other) => overlaps(other, appointment)).map(({ lane }) => lane);
    const isFirst = appointment.lane < FIRST_SQUEEZE_LANE && !used.includes(1);
    let lane = isFirst ? 1 : FIRST_SQUEEZE_LANE;
    while (used.includes(lane)) lane += 1;
    placed.push({ ...appointment, lane });
  }
  return new Map(placed.map(({ id, lane }) => [id, lane]));
}
