import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { type GridColumn, shownSpan } from '#features/portal/rules/grid/day-columns.ts';
import { findAppointments } from '#features/portal/rules/grid/find-appointments.ts';
import type { Span } from '#features/portal/rules/grid/gaps.ts';
import { cellsOf, type GridCell, nextCell } from '#features/portal/rules/grid/grid-cells.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import type { DropTarget } from '../appointments/use-change-dialog.ts';
import { useShortcut } from '../desk/use-shortcut.ts';
import { CarryNote } from './carry-note.tsx';
import { ColumnView } from './grid-column.tsx';
import { clockOf, heightOf } from './grid-scale.ts';
import { KeyList } from './key-list.tsx';
import { type PutDown, useCarry } from './use-carry.ts';

/** What the grid does with what is chosen in it. */
export interface GridActs {
  readonly isNew: (appointmentId: number) => boolean;
  readonly isOutside: (appointment: PortalAppointment) => boolean;
  readonly isMovable: (appointment: PortalAppointment) => boolean;
  readonly onOpen: (appointment: PortalAppointment) => void;
  readonly onNew: (column: GridColumn, gap: Span) => void;
  readonly onDrop: (appointment: PortalAppointment, target: DropTarget) => void;
  /** Marks the patient as here, if that is possible now. */
  readonly onHere: (appointment: PortalAppointment) => void;
  readonly onPrint: () => void;
}

/** Visits and gaps in columns by time, with a search. Nothing is moved by it: a drop is confirmed in a dialog. */
export function DayGrid({
  columns,
  label,
  heading,
  note,
  nowMs,
  toolbar,
  below,
  acts,
}: {
  readonly columns: readonly GridColumn[];
  readonly label: string;
  readonly heading: (column: GridColumn) => ReactNode;
  /** What differs in a column, below its heading. */
  readonly note?: (column: GridColumn) => ReactNode;
  readonly nowMs: number;
  /** Shown beside the search. */
  readonly toolbar: ReactNode;
  /** Shown below the search, beside what was carried. */
  readonly below: ReactNode;
  readonly acts: GridActs;
}) {
  const { t } = useLingui();
  const range = shownSpan(columns);
  const cells = columns.map(cellsOf);
  const scroller = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  const [putDown, setPutDown] = useState<PutDown>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const { begin } = useDialogEntry(showsKeys, () => setShowsKeys(false));
  const showKeys = () => {
    begin();
    setShowsKeys(true);
  };
  const { onDrop } = acts;
  const { carrying, pickUp, press, onKey } = useCarry({ columns, range, scroller, onDrop, onPutDown: setPutDown });
  const search = useSearch(cells.flat());
  useFirstScroll(scroller, { day: columns[0]?.day, range, nowMs });
  const isKnown = cells.flat().some(({ key }) => key === reached);
  const keys = { cells, columns, acts, pickUp, showKeys };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = carrying === null ? pressed(event, keys) : onKey(event.key);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const today = lagosDate(nowMs);
  const nowMinute = (nowMs - lagosInstant(today, '00:00')) / 60_000;
  return (
    <section className="grid gap-2" aria-label={label}>
      <div className="flex flex-wrap items-center gap-3">
        {toolbar}
        {search.field}
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1">
        {below}
        <CarryNote carrying={carrying} putDown={putDown} />
      </div>
      <div ref={scroller} className="day-grid relative overflow-auto rounded-card border border-line bg-card">
        <div className="flex min-w-max">
          <Hours range={range} />
          <div
            role="grid"
            tabIndex={-1}
            aria-label={label}
            aria-describedby="grid-keys"
            className="flex flex-1"
            onKeyDown={onKeyDown}
          >
            {columns.map((column, index) => (
              <ColumnView
                key={column.key}
                column={column}
                cells={cells[index] ?? []}
                range={range}
                heading={heading(column)}
                note={note?.(column)}
                nowMinute={column.day === today ? nowMinute : undefined}
                carrying={carrying}
                acts={{
                  ...acts,
                  found: search.found,
                  reached: isKnown ? reached : cells.flat()[0]?.key,
                  onReach: setReached,
                  onPress: (event, appointment, from) => acts.isMovable(appointment) && press(event, appointment, from),
                }}
              />
            ))}
          </div>
        </div>
      </div>
      <p id="grid-keys" className="text-sm text-soft">
        <Trans>Arrow keys go from visit to visit. M moves the chosen one.</Trans>{' '}
        <button type="button" className="link min-h-6" aria-keyshortcuts="?" onClick={showKeys}>
          {t`All keys`}
        </button>
      </p>
      {showsKeys && <KeyList onClose={() => setShowsKeys(false)} />}
    </section>
  );
}

/** Handles a key on a cell while nothing is carried; true if it is one of the grid's. */
function pressed(
  { key, target }: KeyboardEvent<HTMLElement>,
  {
    cells,
    columns,
    acts,
    pickUp,
    showKeys,
  }: {
    readonly cells: readonly (readonly GridCell[])[];
    readonly columns: readonly GridColumn[];
    readonly acts: GridActs;
    readonly pickUp: (appointment: PortalAppointment, column: GridColumn) => void;
    readonly showKeys: () => void;
  },
): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const at = cells.findIndex((column) => column.some((cell) => cell.key === target.id));
  const appointment = cells[at]?.find((cell) => cell.key === target.id)?.appointment;
  const column = columns[at];
  if (column === undefined) return false;
  const next = nextCell(cells, target.id, key);
  if (next !== undefined) document.getElementById(next)?.focus();
  else if (key === '?') showKeys();
  else if (key.toLowerCase() === 'p') acts.onPrint();
  else if (key.toLowerCase() === 'm' && appointment !== undefined) {
    if (acts.isMovable(appointment)) pickUp(appointment, column);
  } else if (key.toLowerCase() === 'a' && appointment !== undefined) acts.onHere(appointment);
  else return key.startsWith('Arrow');
  return true;
}

/** Shows the working day first of a place that is open longer than the screen is high: today from an hour ago on. */
function useFirstScroll(
  scroller: RefObject<HTMLElement | null>,
  { day = '', range, nowMs }: { readonly day: string | undefined; readonly range: Span; readonly nowMs: number },
): void {
  const scroll = useEffectEvent(() => {
    const isToday = day === lagosDate(nowMs);
    const first = isToday ? (nowMs - lagosInstant(day, '00:00')) / 60_000 - 60 : 8 * 60;
    const height = scroller.current?.scrollHeight ?? 0;
    const top = (height * (first - range.from)) / (range.until - range.from);
    scroller.current?.scrollTo({ top, behavior: 'instant' });
  });
  useEffect(() => {
    if (day !== '') scroll();
  }, [day]);
}

/** The hours beside the columns. */
function Hours({ range }: { readonly range: Span }) {
  const hours = Array.from({ length: (range.until - range.from) / 60 + 1 }, (_, index) => range.from + index * 60);
  return (
    <div
      aria-hidden
      className="sticky start-0 z-30 w-13 flex-none bg-card pt-8 text-[0.8125rem] text-soft tabular-nums"
    >
      <div className="relative" style={{ height: heightOf(range.until - range.from) }}>
        {hours.map((minute, index) => (
          <span
            key={minute}
            className={`absolute end-1.5 ${index === hours.length - 1 ? '-translate-y-full' : index === 0 ? '' : '-translate-y-1/2'}`}
            style={{ top: heightOf(minute - range.from) }}
          >
            {clockOf(minute)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A search in the visits of the grid: what it finds is outlined, and Enter goes from one to the next. */
function useSearch(cells: readonly GridCell[]) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus());
  const ids = findAppointments(
    cells.flatMap(({ appointment }) => appointment ?? []),
    query,
  );
  const found = query.trim() === '' ? null : ids;
  const jump = () => {
    const [first] = cells.filter(({ appointment }) => appointment !== undefined && ids.includes(appointment.id));
    if (first !== undefined) document.getElementById(first.key)?.focus();
  };
  const field = (
    <div role="search" className="flex flex-1 items-center justify-end gap-2">
      <span role="status" className="text-sm whitespace-nowrap text-soft">
        {found !== null && <Plural value={ids.length} _0="None found" one="# found" other="# found" />}
      </span>
      <input
        ref={input}
        type="search"
        className="input max-w-60"
        aria-label={t`Find a visit by name, hospital number or telephone`}
        aria-keyshortcuts="/"
        placeholder={t`Find a visit (/)`}
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The key would press what takes the focus.
          event.preventDefault();
          jump();
        }}
      />
    </div>
  );
  return { found, field };
}
