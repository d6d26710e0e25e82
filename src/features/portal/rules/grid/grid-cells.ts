import type { PortalAppointment } from '#features/portal/contract.ts';
import { type GridColumn, spanOf } from './day-columns.ts';
import type { Span } from './gaps.ts';

/** The shortest time that a cell is drawn with, minutes: less is too small to read and to press. */
export const MIN_DRAWN_MINUTES = 28;

/** A place in the grid that can be reached: an appointment, or a gap. */
export interface GridCell {
  /** Unique in the grid; of an appointment, it stays the same when it's loaded again. */
  readonly key: string;
  readonly span: Span;
  /** Absent for a gap. */
  readonly appointment?: PortalAppointment;
}

/** A cell with where it is drawn. */
export interface DrawnCell {
  readonly cell: GridCell;
  readonly drawn: Span;
  /** Its place among those drawn side by side, from 0 on, and their number. */
  readonly lane: number;
  readonly lanes: number;
}

/** Returns the key of an appointment's cell. */
export function cellKey(appointmentId: number): string {
  return `appointment-${appointmentId}`;
}

/** Returns the appointments and gaps of a column in order of time. */
export function cellsOf(column: GridColumn): GridCell[] {
  const appointments = column.appointments.map((appointment) => ({
    ...{ key: cellKey(appointment.id), span: spanOf(appointment, column.day), appointment },
  }));
  const gaps = column.gaps.map((span) => ({ key: `gap-${column.key}-${span.from}`, span }));
  return [...appointments, ...gaps].toSorted((a, b) => a.span.from - b.span.from);
}

/** Returns where cells of a column, in order of time, are drawn. Those that overlap stand side by side. */
export function drawCells(cells: readonly GridCell[]): DrawnCell[] {
  const found: DrawnCell[] = [];
  let group: Omit<DrawnCell, 'lanes'>[] = [];
  /** Until when each lane of the group is taken. */
  let lanes: number[] = [];
  const close = () => {
    found.push(...group.map((one) => ({ ...one, lanes: lanes.length })));
    [group, lanes] = [[], []];
  };
  for (const cell of cells) {
    const drawn = drawnSpan(cell, lanes);
    if (drawn.from >= Math.max(...lanes, 0)) close();
    const free = lanes.findIndex((until) => until <= drawn.from);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = drawn.until;
    group.push({ cell, drawn, lane });
  }
  close();
  return found;
}

/** A gap begins below a short appointment before it, if enough of the gap is left. */
function drawnSpan({ span, appointment }: GridCell, lanes: readonly number[]): Span {
  const [until = 0, ...others] = lanes;
  const isBelow = until < span.from + MIN_DRAWN_MINUTES && until <= span.until - MIN_DRAWN_MINUTES;
  const below = appointment === undefined && others.length === 0 && isBelow ? until : 0;
  const from = Math.max(span.from, below);
  return { from, until: Math.max(span.until, from + MIN_DRAWN_MINUTES) };
}

/** Returns the key of the cell to which an arrow leads from another one, Home and End to the column's ends; undefined if to none. */
export function nextCell(columns: readonly (readonly GridCell[])[], from: string, key: string): string | undefined {
  const at = columns.findIndex((cells) => cells.some((cell) => cell.key === from));
  const cells = columns[at] ?? [];
  const index = cells.findIndex((cell) => cell.key === from);
  const here = cells[index];
  if (here === undefined) return undefined;
  if (key === 'ArrowUp') return cells[index - 1]?.key;
  if (key === 'ArrowDown') return cells[index + 1]?.key;
  if (key === 'Home') return cells[0]?.key;
  if (key === 'End') return cells.at(-1)?.key;
  if (key === 'ArrowLeft') return nearest(columns.slice(0, at).findLast(isFilled), here.span.from);
  if (key === 'ArrowRight') return nearest(columns.slice(at + 1).find(isFilled), here.span.from);
  return undefined;
}

function isFilled(cells: readonly GridCell[]): boolean {
  return cells.length > 0;
}

/** The key of the cell at a minute, or of the one that begins nearest to it. */
function nearest(cells: readonly GridCell[] | undefined, minute: number): string | undefined {
  const distance = ({ span: { from, until } }: GridCell) =>
    from <= minute && minute < until ? 0 : Math.abs(from - minute);
  return cells?.toSorted((a, b) => distance(a) - distance(b))[0]?.key;
}
