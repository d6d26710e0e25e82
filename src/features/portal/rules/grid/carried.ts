import type { ReplyOf } from '#platform/common/endpoint.ts';
import type { listMoveTimes } from '../appointment-change-contract.ts';
import type { GridColumn } from './day-columns.ts';

type MoveTime = ReplyOf<typeof listMoveTimes>[number];

/** An appointment that was picked up, and where it is held; nothing is moved before the drop is confirmed. */
export interface Carried {
  readonly appointmentId: number;
  /** Where it stands, and keeps standing when it is put back. Minutes since midnight in Lagos. */
  readonly home: Place;
  readonly over: Place;
}

interface Place {
  readonly columnKey: string;
  readonly minute: number;
}

export type CarryAction =
  | { readonly type: 'pickUp'; readonly appointmentId: number; readonly home: Place }
  | { readonly type: 'holdOver'; readonly over: Place }
  /** To the next (1) or previous (-1) of the times that are possible in the column. */
  | { readonly type: 'step'; readonly by: 1 | -1; readonly times: readonly MoveTime[] }
  /** To the column to the right (1) or left (-1), at the same time. */
  | { readonly type: 'sideways'; readonly by: 1 | -1; readonly columns: readonly Column[] }
  | { readonly type: 'putDown' };

type Column = Pick<GridColumn, 'key' | 'takesMoves'>;

/** Returns what is carried after an action; null if nothing is. */
export function carry(carried: Carried | null, action: CarryAction): Carried | null {
  if (action.type === 'pickUp') return { ...action, over: action.home };
  if (carried === null || action.type === 'putDown') return null;
  if (action.type === 'holdOver') return { ...carried, over: action.over };
  const { columnKey, minute } = carried.over;
  if (action.type === 'step') {
    const minutes = possibleMinutes(carried, action.times);
    const next = action.by > 0 ? minutes.find((one) => one > minute) : minutes.findLast((one) => one < minute);
    return next === undefined ? carried : { ...carried, over: { columnKey, minute: next } };
  }
  const columns = action.columns.filter(({ key, takesMoves }) => takesMoves || key === columnKey);
  const next = columns[columns.findIndex(({ key }) => key === columnKey) + action.by];
  return next === undefined ? carried : { ...carried, over: { columnKey: next.key, minute } };
}

/** Where a carried appointment would land. */
export type Landing =
  /** The times of the column aren't loaded yet. */
  | { readonly type: 'unknown' }
  /** Where it stands already. */
  | { readonly type: 'home' }
  /** It can't take place in this column at all. */
  | { readonly type: 'none' }
  | { readonly type: 'time'; readonly time: MoveTime; readonly minute: number };

/** Returns where a carried appointment would land: at the nearest of the times that are possible in its column. */
export function landing(carried: Carried, times: readonly MoveTime[] | undefined): Landing {
  if (times === undefined) return { type: 'unknown' };
  const minutes = possibleMinutes(carried, times);
  const [minute] = minutes.toSorted(
    (a, b) => Math.abs(a - carried.over.minute) - Math.abs(b - carried.over.minute) || a - b,
  );
  if (minute === undefined) return { type: 'none' };
  const time = times.find((one) => minuteOf(one) === minute);
  return isHome(carried, minute) || time === undefined ? { type: 'home' } : { type: 'time', time, minute };
}

/** The starts that are possible in the column, in order; where it stands is one of them. */
function possibleMinutes({ home, over }: Carried, times: readonly MoveTime[]): number[] {
  const own = over.columnKey === home.columnKey ? [home.minute] : [];
  return [...new Set([...own, ...times.map(minuteOf)])].toSorted((a, b) => a - b);
}

function isHome({ home, over }: Carried, minute: number): boolean {
  return over.columnKey === home.columnKey && home.minute === minute;
}

/** Minutes since midnight in Lagos. */
function minuteOf({ time }: MoveTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Returns the column under a pointer: the last one that begins left of it. All in px; undefined without columns. */
export function columnAt<Edge extends { readonly left: number }>(x: number, edges: readonly Edge[]): Edge | undefined {
  return edges.findLast(({ left }) => left <= x) ?? edges[0];
}

/** Returns how far to scroll in one frame, px, while a pointer is near the edges of what scrolls; 0 in between. */
export function edgeScroll(at: number, from: number, until: number): number {
  const NEAR_PX = 40;
  const STEP_PX = 8;
  if (at < from + NEAR_PX) return -STEP_PX;
  return at > until - NEAR_PX ? STEP_PX : 0;
}
