import {
  freeLanesAt,
  type Interval,
  type Lane,
  overlaps,
  type Schedule,
  slotInLane,
  slotStartingAt,
  squeezeLane,
  type Taken,
} from './slots.ts';

/** What decides which lane a booking takes; `provider` is the schedule for what is chosen. */
interface LaneFacts {
  readonly provider: Schedule | undefined;
  readonly held?: readonly Taken[];
  readonly taken?: readonly Taken[];
  readonly booked?: readonly Taken[];
  readonly maySqueeze?: boolean;
  readonly appointmentsElsewhere?: readonly Interval[];
  readonly takenByPatient?: readonly Interval[];
}
type Known = LaneFacts & { readonly provider: Schedule };

/**
 * Returns the slot at a start with the lane to book, and until when that lane is then taken, ms. The slot is as long as it is
 * in that lane.
 */
export function timeFor(startsAtMs: number, { provider, ...facts }: LaneFacts, nowMs: number) {
  const none = { slot: undefined, isHeld: false, lane: undefined, busyUntilMs: startsAtMs };
  if (provider === undefined) return none;
  const lane = laneFor(startsAtMs, { ...facts, provider }, nowMs);
  const inLane = lane === 'held' || lane === undefined ? undefined : slotInLane(startsAtMs, lane, provider, nowMs);
  if (lane === 'held' || lane === undefined || inLane === undefined) {
    return { ...none, slot: slotStartingAt(startsAtMs, provider, nowMs), isHeld: lane === 'held' };
  }
  const { endsAtMs, busyUntilMs } = inLane;
  return { slot: { startsAtMs, endsAtMs }, isHeld: false, lane, busyUntilMs };
}

/** True if a slot overlaps one of some times. */
export function isIn(slot: Interval | undefined, times: readonly Interval[] = []): boolean {
  return slot !== undefined && times.some((time) => overlaps(time, slot));
}

/**
 * Returns the lane to book a start in: a free one or, for a booking, one that the constraints of the table will refuse.
 * Undefined if there is neither: what was squeezed in takes the place of a free lane, which no constraint can see.
 */
function laneFor(startsAtMs: number, facts: Known, nowMs: number): Lane | 'held' | undefined {
  const { provider, held = [], taken, booked = [], maySqueeze } = facts;
  const notHeld = freeLanesAt(startsAtMs, provider, held, nowMs);
  const [first] = notHeld;
  if (first === undefined) return 'held';
  const free = freeLanesAt(startsAtMs, provider, [...held, ...(taken ?? booked)], nowMs);
  if (free.length > 0 || taken !== undefined) return leastInTheWay(startsAtMs, free, facts, nowMs);
  // With the time that the service needs afterwards, as the constraints see it.
  const busyIn = (lane: Lane) => {
    const endsAtMs = slotInLane(startsAtMs, lane, provider, nowMs)?.busyUntilMs;
    return endsAtMs === undefined ? undefined : { startsAtMs, endsAtMs };
  };
  const busy = busyIn(first);
  if (busy === undefined) return undefined;
  if (maySqueeze) return { resourceId: first.resourceId, lane: squeezeLane(busy, first.resourceId, booked) };
  return notHeld.find((lane) => {
    const wanted = busyIn(lane);
    return booked.some(
      (each) =>
        wanted !== undefined &&
        overlaps(each, wanted) &&
        (each.resourceId ?? null) === lane.resourceId &&
        each.lane === lane.lane,
    );
  });
}

/** The first of some lanes in which the appointment ends before the next one of the patient, or the first. */
function leastInTheWay(
  startsAtMs: number,
  lanes: readonly Lane[],
  { provider, appointmentsElsewhere = [], takenByPatient = [] }: Known,
  nowMs: number,
): Lane | undefined {
  const own = [...appointmentsElsewhere, ...takenByPatient];
  if (own.length === 0) return lanes[0];
  return lanes.find((lane) => !isIn(slotInLane(startsAtMs, lane, provider, nowMs), own)) ?? lanes[0];
}
