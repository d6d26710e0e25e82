import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { GridColumn } from '#features/portal/rules/grid/day-columns.ts';
import { DAY_MINUTES, type Span } from '#features/portal/rules/grid/gaps.ts';
import { drawCells, type GridCell } from '#features/portal/rules/grid/grid-cells.ts';
import { COLUMN, type PointerPress } from './follow-pointer.ts';
import { AppointmentBlock, GapBlock, Ghost } from './grid-block.tsx';
import { clockOf, heightOf, placeOf } from './grid-scale.ts';
import type { Carrying } from './use-carry.ts';

/** What a column needs to know of the visits in it, and what they do. */
export interface ColumnActs {
  readonly isNew: (appointmentId: number) => boolean;
  readonly isOutside: (appointment: PortalAppointment) => boolean;
  /** The ids that the search finds; null while none is typed. */
  readonly found: readonly number[] | null;
  /** The key of the cell that Tab reaches. */
  readonly reached: string | undefined;
  readonly onReach: (cellKey: string) => void;
  readonly onPress: (event: PointerPress, appointment: PortalAppointment, column: GridColumn) => void;
  readonly onOpen: (appointment: PortalAppointment) => void;
  readonly onNew: (column: GridColumn, gap: Span) => void;
}

/** One column: for screen readers a row with its name, its visits and its gaps in order of time. */
export function ColumnView({
  column,
  cells,
  range,
  heading,
  note,
  nowMinute,
  carrying,
  acts,
}: {
  readonly column: GridColumn;
  /** In order of time. */
  readonly cells: readonly GridCell[];
  readonly range: Span;
  readonly heading: ReactNode;
  readonly note: ReactNode;
  /** The present in minutes since midnight; undefined on another day. */
  readonly nowMinute: number | undefined;
  readonly carrying: Carrying | null;
  readonly acts: ColumnActs;
}) {
  const { t } = useLingui();
  return (
    <div role="row" className="min-w-36 flex-1 border-s border-line">
      <div
        role="rowheader"
        className="sticky top-0 z-20 flex h-8 items-center truncate border-b border-line bg-card px-2 text-sm font-semibold"
      >
        {heading}
      </div>
      <div
        role="presentation"
        {...{ [COLUMN]: column.key }}
        className="grid-hours relative"
        style={{ height: heightOf(range.until - range.from) }}
      >
        {closedParts(column.open, range).map((part) => (
          <div key={part.from} aria-hidden className="hatched absolute inset-x-0" style={placeOf(part, range)} />
        ))}
        {column.busy.map((busy) => (
          <div
            key={`${busy.from} ${busy.label}`}
            role="gridcell"
            className="absolute inset-x-0 overflow-hidden bg-line px-1.5 text-end text-[0.8125rem]"
            style={placeOf(clipped(busy, range), range)}
          >
            {t`Busy: ${busy.label}`}
          </div>
        ))}
        {/* On closed time, if it is closed from the first hour on; what is booked covers it. */}
        {note !== undefined && (
          <div role="gridcell" className="absolute inset-x-0 top-0 bg-card px-1.5 empty:hidden">
            {note}
          </div>
        )}
        {cells.length === 0 && (
          <span role="gridcell" className="sr-only">
            <Trans>No visits, no free time</Trans>
          </span>
        )}
        {drawCells(cells).map((drawn) => {
          const { key, appointment, span } = drawn.cell;
          const common = { isReached: acts.reached === key, onFocus: () => acts.onReach(key) };
          return appointment === undefined ? (
            <GapBlock
              key={key}
              drawn={drawn}
              range={range}
              acts={{ ...common, onPress: () => undefined, onOpen: () => acts.onNew(column, span) }}
            />
          ) : (
            <AppointmentBlock
              key={key}
              appointment={appointment}
              drawn={drawn}
              range={range}
              isNew={acts.isNew(appointment.id)}
              isOutside={acts.isOutside(appointment)}
              found={acts.found && acts.found.includes(appointment.id)}
              isCarried={carrying?.appointment.id === appointment.id}
              acts={{
                ...common,
                onPress: (event) => acts.onPress(event, appointment, column),
                onOpen: () => acts.onOpen(appointment),
              }}
            />
          );
        })}
        {nowMinute !== undefined && nowMinute >= range.from && nowMinute <= range.until && (
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-0 border-t-2 border-red"
            style={{ top: heightOf(nowMinute - range.from) }}
          />
        )}
        {carrying?.over.key === column.key && <CarriedGhost carrying={carrying} range={range} />}
      </div>
    </div>
  );
}

function CarriedGhost({ carrying, range }: { readonly carrying: Carrying; readonly range: Span }) {
  const { t } = useLingui();
  const { appointment, carried, over, where } = carrying;
  const minutes = (Date.parse(appointment.endsAt) - Date.parse(appointment.date)) / 60_000;
  const from =
    where.type === 'time'
      ? where.minute
      : where.type === 'home'
        ? carried.home.minute
        : Math.round(carried.over.minute);
  const isTaken = where.type === 'time' && where.time.isTaken === true;
  const name = over.name ?? '';
  const said = {
    unknown: '…',
    none: t`No time here`,
    home: t`${clockOf(from)}: as before`,
    time: isTaken ? t`${clockOf(from)}: taken` : [clockOf(from), name].filter(Boolean).join(' '),
  }[where.type];
  const top = Math.min(Math.max(from, range.from), range.until - minutes);
  return (
    <Ghost
      key={`${over.key} ${top}`}
      cell={{ span: { from: top, until: top + minutes } }}
      range={range}
      isTaken={isTaken || where.type === 'none'}
    >
      {said}
    </Ghost>
  );
}

/** The parts of the shown hours that are not open. */
function closedParts(open: readonly Span[], range: Span): Span[] {
  const edges = open.toSorted((a, b) => a.from - b.from);
  const closed: Span[] = [];
  let from = range.from;
  for (const period of [...edges, { from: DAY_MINUTES, until: DAY_MINUTES }]) {
    const part = { from, until: Math.min(period.from, range.until) };
    if (part.from < part.until) closed.push(part);
    from = Math.max(from, period.until);
  }
  return closed;
}

function clipped({ from, until }: Span, range: Span): Span {
  const top = Math.min(Math.max(from, range.from), range.until);
  return { from: top, until: Math.max(top, Math.min(until, range.until)) };
}
