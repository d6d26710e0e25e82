import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { listMoveTimes } from '#features/portal/rules/appointment-change-contract.ts';
import { type Carried, type CarryAction, carry, type Landing, landing } from '#features/portal/rules/grid/carried.ts';
import { type GridColumn, spanOf } from '#features/portal/rules/grid/day-columns.ts';
import type { Span } from '#features/portal/rules/grid/gaps.ts';
import { get } from '#platform/web/calls/query-client.ts';
import type { DropTarget } from '../appointments/use-change-dialog.ts';
import type { MoveTime } from '../appointments/use-move-times.ts';
import { followPointer, type PointerPress } from './follow-pointer.ts';

/** How long the times of a column are used while a visit is carried, ms. */
const FRESH_MS = 15_000;

/** A visit that is carried, as the grid draws it. */
export interface Carrying {
  readonly appointment: PortalAppointment;
  readonly carried: Carried;
  readonly over: GridColumn;
  readonly where: Landing;
}

/** How the last visit that was carried came down; null before, and while one is carried. */
export type PutDown = 'back' | 'gone' | 'dropped' | null;

/** Picks visits up by key or pointer, shows where they would land, and drops them: `onDrop` confirms, nothing is moved here. */
export function useCarry({
  columns,
  range,
  scroller,
  onDrop,
  onPutDown,
}: {
  readonly columns: readonly GridColumn[];
  /** The hours that are drawn. */
  readonly range: Span;
  /** What scrolls, with the columns in it. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onDrop: (appointment: PortalAppointment, target: DropTarget) => void;
  readonly onPutDown: (how: PutDown) => void;
}) {
  const [carried, dispatch] = useReducer(carry, null);
  const appointment = columns.flatMap((column) => column.appointments).find(({ id }) => id === carried?.appointmentId);
  const over = columns.find(({ key }) => key === carried?.over.columnKey);
  const times = useTimesIn(over, appointment?.id);
  const carrying: Carrying | null =
    carried === null || appointment === undefined || over === undefined
      ? null
      : { appointment, carried, over, where: landing(carried, times) };
  // Another desk has moved or cancelled it, or its column is gone.
  const isLost = carried !== null && carrying === null;
  useEffect(() => {
    if (!isLost) return;
    dispatch({ type: 'putDown' });
    onPutDown('gone');
  }, [isLost, onPutDown]);

  const putBack = () => {
    dispatch({ type: 'putDown' });
    onPutDown('back');
  };
  const drop = () => {
    if (carrying === null) return;
    const { where } = carrying;
    if (where.type !== 'time') return putBack();
    dispatch({ type: 'putDown' });
    onPutDown('dropped');
    const { personId, name } = carrying.over;
    onDrop(carrying.appointment, { time: where.time, personId, personName: name ?? null });
  };
  const pickUp = ({ id, date, endsAt }: PortalAppointment, column: GridColumn) => {
    const home = { columnKey: column.key, minute: spanOf({ date, endsAt }, column.day).from };
    dispatch({ type: 'pickUp', appointmentId: id, home });
    onPutDown(null);
  };
  const press = usePress({ scroller, range, dispatch, pickUp, drop, putBack });
  const canDrop = carrying?.where.type === 'time' || carrying?.where.type === 'home';
  /** Handles a key while a visit is carried; true if it is one of those. */
  const onKey = (key: string): boolean => {
    const action = actionOf(key, { times: times ?? [], columns });
    if (action !== undefined) dispatch(action);
    else if (key === 'Escape') putBack();
    else if (key === 'Enter' && canDrop) drop();
    return action !== undefined || ['Escape', 'Enter', ' '].includes(key);
  };
  return { carrying, pickUp, press, onKey };
}

/** Where a key leads a visit that is carried; undefined for other keys. */
function actionOf(
  key: string,
  { times, columns }: { readonly times: readonly MoveTime[]; readonly columns: readonly GridColumn[] },
): CarryAction | undefined {
  switch (key) {
    case 'ArrowUp':
      return { type: 'step', by: -1, times };
    case 'ArrowDown':
      return { type: 'step', by: 1, times };
    case 'ArrowLeft':
      return { type: 'sideways', by: -1, columns };
    case 'ArrowRight':
      return { type: 'sideways', by: 1, columns };
    default:
      return undefined;
  }
}

/** Returns what picks a visit up by pointer. */
function usePress({
  scroller,
  range,
  dispatch,
  pickUp,
  ...ends
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly range: Span;
  readonly dispatch: (action: CarryAction) => void;
  readonly pickUp: (appointment: PortalAppointment, column: GridColumn) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
}) {
  // The listeners of a press outlive the rendering that it began in.
  const latest = useRef(ends);
  useEffect(() => {
    latest.current = ends;
  });
  return (event: PointerPress, picked: PortalAppointment, column: GridColumn) =>
    followPointer(event, {
      scroller: scroller.current,
      range,
      onPickUp: () => pickUp(picked, column),
      onHold: (over) => dispatch({ type: 'holdOver', over }),
      onDrop: () => latest.current.drop(),
      onPutBack: () => latest.current.putBack(),
    });
}

/** The times in a column at which a visit can be put, also those that are taken; undefined while they load. */
function useTimesIn(column: GridColumn | undefined, id: number | undefined): readonly MoveTime[] | undefined {
  const { day = '', personId = null, takesMoves = false } = column ?? {};
  const query = { date: day, taken: 'true' as const, ...(personId !== null && { person: String(personId) }) };
  const { queryKey } = get<typeof listMoveTimes>('/api/portal/visits/:id/times', { params: { id: id ?? 0 }, query });
  const { data, isError } = useQuery<MoveTime[]>({
    queryKey,
    enabled: takesMoves && id !== undefined,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  return takesMoves && !isError ? data : [];
}
