import type { PortalAppointment } from '#features/portal/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';

/** The visits on one printed page: A4, with a row of 6 mm for each. */
export const SHEET_ROWS = 40;
/** Empty rows of a full page, for those who come without a booking. */
const WALK_IN_ROWS = 2;

/** A visit on a printed sheet: nothing of why the patient comes, since paper lies about. */
export interface SheetRow {
  readonly id: number;
  /** Counted from 1 over all pages. */
  readonly number: number;
  /** In Lagos, `09:40`. */
  readonly time: string;
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
  /** As the day is marked so far: here, missed, or neither; and seen. */
  readonly here: 'yes' | 'missed' | 'open';
  readonly isSeen: boolean;
}

/** Returns how many empty rows fill a page of which some rows are taken. */
export function emptyRows(taken: number): number {
  return SHEET_ROWS + WALK_IN_ROWS - taken;
}

/** Returns the pages of a day's sheet; a single one without rows if there are no visits. */
export function sheetPages(appointments: readonly PortalAppointment[]): SheetRow[][] {
  const rows = appointments.map(rowOf);
  const pages = Math.max(1, Math.ceil(rows.length / SHEET_ROWS));
  return Array.from({ length: pages }, (_, page) => rows.slice(page * SHEET_ROWS, (page + 1) * SHEET_ROWS));
}

function rowOf(appointment: PortalAppointment, index: number): SheetRow {
  const { id, date, patient, forPerson, person, service, insurance, insurer, visitType, client, mark } = appointment;
  return {
    id,
    number: index + 1,
    time: lagosTime(Date.parse(date)),
    name: forPerson?.name ?? patient.name,
    age: forPerson?.age ?? patient.age,
    phone: patient.phone,
    hospitalNumber: client?.hospitalNumber ?? null,
    person: person?.name ?? null,
    service: service?.name ?? null,
    insurer: insurance?.insurer ?? insurer ?? null,
    isVideo: visitType === 'telehealth',
    ...boxesOf(mark),
  };
}

/** Returns how the boxes of a visit are ticked. */
function boxesOf(mark: PortalAppointment['mark']): Pick<SheetRow, 'here' | 'isSeen'> {
  if (mark === 'no_show') return { here: 'missed', isSeen: false };
  return { here: mark === 'attended' || mark === 'completed' ? 'yes' : 'open', isSeen: mark === 'completed' };
}
