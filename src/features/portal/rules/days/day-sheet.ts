import type { PortalAppointment } from '#features/portal/contract.ts';
import type { Ticket } from '#features/queue/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';

/** The visits on one printed page: A4, with a row of 6 mm for each. */
export const SHEET_ROWS = 40;
/** Empty rows of a full page, for those who come without a booking. */
const WALK_IN_ROWS = 2;

/** A visit on a printed sheet: nothing of why the patient comes, since paper lies about. */
export interface SheetRow {
  /** Differs on all pages. */
  readonly key: string;
  /** Counted from 1 over all pages. */
  readonly number: number;
  /** Of the start, or the arrival of a walk-in, in Lagos: `09:40`. */
  readonly time: string;
  /** The number in the queue. */
  readonly ticket: string | null;
  readonly isDanger: boolean;
  readonly isWalkIn: boolean;
  readonly name: string;
  /** Years, if known. */
  readonly age: number | null;
  readonly phone: string | null;
  /** Of the practice's own paper record. */
  readonly hospitalNumber: string | null;
  /** What takes the visit and which service it is, as far as the place has described them. */
  readonly person: string | null;
  readonly service: string | null;
  readonly insurer: string | null;
  readonly isVideo: boolean;
  /** As the day is marked so far: here, missed, gone before they were seen, or none of it; and seen. */
  readonly here: 'yes' | 'missed' | 'left' | 'open';
  readonly isSeen: boolean;
}

/** Returns how many empty rows fill a page of which some rows are taken. */
export function emptyRows(taken: number): number {
  return SHEET_ROWS + WALK_IN_ROWS - taken;
}

/**
 * Returns the pages of a day's sheet; a single one without rows if there are no visits. Of the queue of that day: the number
 * and danger sign of each visit, and after the visits the walk-ins.
 */
export function sheetPages(appointments: readonly PortalAppointment[], tickets: readonly Ticket[] = []): SheetRow[][] {
  const ticketOf = new Map(tickets.map((ticket) => [ticket.appointment?.id, ticket]));
  const walkIns = tickets
    .filter(({ appointment, outcome }) => appointment === null && outcome !== 'mistake' && outcome !== 'cancelled')
    .toSorted((one, other) => one.arrivedAt.localeCompare(other.arrivedAt));
  const rows = [
    ...appointments.map((appointment) => rowOf(appointment, ticketOf.get(appointment.id))),
    ...walkIns.map(walkInRow),
  ].map((row, index) => ({ ...row, number: index + 1 }));
  const pages = Math.max(1, Math.ceil(rows.length / SHEET_ROWS));
  return Array.from({ length: pages }, (_, page) => rows.slice(page * SHEET_ROWS, (page + 1) * SHEET_ROWS));
}

function rowOf(appointment: PortalAppointment, ticket: Ticket | undefined): Omit<SheetRow, 'number'> {
  const { id, date, patient, forPerson, person, service, insurance, insurer, visitType, client } = appointment;
  return {
    key: `visit-${id}`,
    ...queueOf(ticket),
    isWalkIn: false,
    time: lagosTime(Date.parse(date)),
    name: forPerson?.name ?? patient.name,
    age: forPerson?.age ?? patient.age,
    phone: patient.phone,
    hospitalNumber: client?.hospitalNumber ?? null,
    person: person?.name ?? null,
    service: service?.name ?? null,
    insurer: insurance?.insurer ?? insurer ?? null,
    isVideo: visitType === 'telehealth',
    ...boxesOf(appointment),
  };
}

function queueOf(ticket: Pick<Ticket, 'label' | 'priority'> | undefined): Pick<SheetRow, 'isDanger' | 'ticket'> {
  return { ticket: ticket?.label ?? null, isDanger: ticket?.priority === 'danger' };
}

function walkInRow({
  id,
  label,
  name,
  priority,
  hospitalNumber,
  arrivedAt,
  outcome,
}: Ticket): Omit<SheetRow, 'number'> {
  return {
    key: `walk-in-${id}`,
    ...queueOf({ label, priority }),
    isWalkIn: true,
    time: lagosTime(Date.parse(arrivedAt)),
    name,
    hospitalNumber,
    ...{ age: null, phone: null, person: null, service: null, insurer: null, isVideo: false },
    here: outcome === 'left' ? 'left' : 'yes',
    isSeen: outcome === 'done',
  };
}

/** Returns how the boxes of a visit are ticked. */
function boxesOf({ mark, went }: Pick<PortalAppointment, 'mark' | 'went'>): Pick<SheetRow, 'here' | 'isSeen'> {
  if (mark === 'no_show') return { here: 'missed', isSeen: false };
  if (mark === 'attended' && went === 'left') return { here: 'left', isSeen: false };
  const isSeen = mark === 'completed' || (mark === 'attended' && went === 'seen');
  return { here: isSeen || mark === 'attended' ? 'yes' : 'open', isSeen };
}
