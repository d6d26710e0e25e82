import { useLingui } from '@lingui/react/macro';
import {
  CalendarPlus,
  Check,
  CheckCheck,
  LogOut,
  type LucideIcon,
  Plus,
  TriangleAlert,
  UserX,
  Video,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { Span } from '#features/portal/rules/grid/gaps.ts';
import type { DrawnCell, GridCell } from '#features/portal/rules/grid/grid-cells.ts';
import type { PointerPress } from './follow-pointer.ts';
import { clockOf, placeOf } from './grid-scale.ts';

const ICON = { size: 15, strokeWidth: 2, 'aria-hidden': true, className: 'flex-none' } as const;

/** The cell that Tab reaches is one; arrows reach the others. */
const CELL = 'absolute overflow-hidden rounded-[6px] border text-start text-[0.8125rem] leading-[1.35] select-none';

/** How a visit looks by its mark; the words are in its name for screen readers, and its icon shows it too. */
const LOOK: Readonly<Record<PortalAppointment['mark'], string>> = {
  none: 'border-edge border-s-4 border-s-green bg-card',
  attended: 'border-edge border-s-4 border-s-green bg-green-tint',
  completed: 'border-line border-s-4 bg-paper text-soft',
  by_time: 'border-line border-s-4 bg-paper text-soft',
  no_show: 'border-line border-s-4 bg-paper text-soft line-through',
};

/** What a cell does, and how it is reached. */
export interface CellActs {
  readonly isReached: boolean;
  readonly onFocus: () => void;
  readonly onPress: (event: PointerPress) => void;
  readonly onOpen: () => void;
}

/** A visit in the grid. */
export function AppointmentBlock({
  appointment,
  drawn,
  range,
  isNew,
  isOutside,
  found,
  isCarried,
  acts,
}: {
  readonly appointment: PortalAppointment;
  readonly drawn: DrawnCell;
  readonly range: Span;
  readonly isNew: boolean;
  /** It can't take place as booked. */
  readonly isOutside: boolean;
  /** Whether the search finds it; null while none is typed. */
  readonly found: boolean | null;
  readonly isCarried: boolean;
  readonly acts: CellActs;
}) {
  const { patient, forPerson, service, squeezeReason } = appointment;
  const said = useWords(appointment, drawn.cell.span, { isNew, isOutside });
  const isSqueezed = squeezeReason !== undefined;
  return (
    <button
      {...cellProps(drawn, range, acts)}
      aria-label={said}
      aria-keyshortcuts="Enter M A"
      className={[
        ...[CELL, LOOK[appointment.mark], '@container flex touch-manipulation gap-1.5 py-px pe-1.5 hover:border-ink'],
        isSqueezed ? 'squeezed ps-3.5' : 'ps-1.5',
        found === true ? 'outline-3 outline-amber' : '',
        found === false ? 'text-soft' : '',
        isCarried ? 'border-dashed' : '',
      ].join(' ')}
    >
      <span className="flex-none font-semibold tabular-nums">{clockOf(drawn.cell.span.from)}</span>
      <span className="min-w-0 flex-1 truncate">
        <span className="font-semibold">{forPerson?.name ?? patient.name}</span>
        {service !== undefined && <span className="text-soft"> · {service.name}</span>}
      </span>
      <Marks appointment={appointment} isNew={isNew} isOutside={isOutside} />
    </button>
  );
}

/** What is said of a visit beside its name: the same words as its icons show. */
interface Notes {
  readonly isNew: boolean;
  readonly isOutside: boolean;
}

/** The name of a visit's cell for screen readers. */
function useWords(appointment: PortalAppointment, span: Span, { isNew, isOutside }: Notes): string {
  const { t } = useLingui();
  const { patient, forPerson, service, mark, went, visitType, squeezeReason, triage } = appointment;
  const [from, until] = [clockOf(span.from), clockOf(span.until)];
  const marks: Record<PortalAppointment['mark'], string> = {
    none: '',
    attended: t`Here`,
    completed: t`Completed`,
    by_time: t`Completed`,
    no_show: t`No-show`,
  };
  const said = [
    t`${from} to ${until}`,
    forPerson?.name ?? patient.name,
    service?.name,
    went === undefined ? marks[mark] : went === 'seen' ? t`Seen` : t`Left`,
    isNew && t`New`,
    visitType === 'telehealth' && t`Video`,
    squeezeReason !== undefined && t`Extra visit`,
    triage?.urgency === 'high' && t`Triage: high`,
    isOutside && t`Can't take place as booked`,
  ];
  return said.filter(Boolean).join(', ');
}

const MARK_ICONS: Readonly<Record<PortalAppointment['mark'], LucideIcon | null>> = {
  none: null,
  attended: Check,
  completed: CheckCheck,
  by_time: CheckCheck,
  no_show: UserX,
};

/** The icons of a visit. Where visits stand side by side there is room for the name only. */
function Marks({ appointment, isNew, isOutside }: Notes & { readonly appointment: PortalAppointment }) {
  const { t } = useLingui();
  const { mark, went, visitType, squeezeReason, triage } = appointment;
  const MarkIcon = went === 'left' ? LogOut : went === 'seen' ? CheckCheck : MARK_ICONS[mark];
  return (
    <span className="hidden flex-none items-center gap-1 self-start @[7rem]:flex">
      {isNew && <span className="flex-none rounded-full bg-green px-1.5 font-semibold text-on-green">{t`New`}</span>}
      {(triage?.urgency === 'high' || isOutside) && <TriangleAlert {...ICON} className="flex-none text-red" />}
      {squeezeReason !== undefined && <CalendarPlus {...ICON} className="flex-none text-amber" />}
      {visitType === 'telehealth' && <Video {...ICON} />}
      {MarkIcon !== null && <MarkIcon {...ICON} />}
      {went !== undefined && <span aria-hidden>{went === 'seen' ? t`Seen` : t`Left`}</span>}
    </span>
  );
}

/** Free time, in which a visit can be booked. */
export function GapBlock({
  drawn,
  range,
  acts,
}: {
  readonly drawn: DrawnCell;
  readonly range: Span;
  readonly acts: CellActs;
}) {
  const { t } = useLingui();
  const { span } = drawn.cell;
  const [from, until] = [clockOf(span.from), clockOf(span.until)];
  return (
    <button
      {...cellProps(drawn, range, acts)}
      aria-label={t`Free ${from} to ${until}: new visit`}
      className={`${CELL} flex items-start gap-1 border-dashed border-line px-1.5 py-px text-soft hover:border-edge hover:text-ink`}
    >
      <Plus {...ICON} className="mt-0.5 flex-none" />
      <span className="truncate tabular-nums">
        {from}–{until}
      </span>
    </button>
  );
}

function cellProps({ cell, drawn, lane, lanes }: DrawnCell, range: Span, acts: CellActs) {
  const style: CSSProperties = {
    ...placeOf(drawn, range),
    insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
    width: `calc(${100 / lanes}% - 4px)`,
  };
  return {
    ...({ type: 'button', role: 'gridcell', id: cell.key, style } as const),
    tabIndex: acts.isReached ? 0 : -1,
    onFocus: acts.onFocus,
    onPointerDown: acts.onPress,
    onClick: acts.onOpen,
  };
}

/** Where a visit that is carried would land. */
export function Ghost({
  cell,
  range,
  isTaken,
  children,
}: {
  readonly cell: Pick<GridCell, 'span'>;
  readonly range: Span;
  readonly isTaken: boolean;
  readonly children: string;
}) {
  return (
    <div
      ref={showWhole}
      aria-hidden
      className={`${CELL} pointer-events-none inset-x-0.5 z-10 border-2 px-1.5 font-semibold shadow-card ${
        isTaken ? 'border-amber bg-amber-tint text-amber' : 'border-green bg-green-tint text-green-strong'
      }`}
      style={placeOf(cell.span, range)}
    >
      <span className="block truncate">{children}</span>
    </div>
  );
}

/** By keys it may leave the part that is visible. Its key makes it a new element at each place. */
const showWhole = (ghost: HTMLElement | null) => ghost?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
