import { foldText } from '#features/lexicon/rules/search-text.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';

/** Fewer digits than these could be those of any telephone number. */
const MIN_DIGITS = 4;

/**
 * Returns the ids of the appointments that a query finds by name, hospital number or telephone number, in the order given;
 * none for an empty query.
 */
export function findAppointments(appointments: readonly PortalAppointment[], query: string): number[] {
  const words = foldText(query);
  const digits = nationalDigits(query);
  if (words === '') return [];
  return appointments
    .filter(({ patient, forPerson, client }) => {
      const names = [forPerson?.name, patient.name, client?.hospitalNumber].filter((name) => typeof name === 'string');
      const isNamed = names.some((name) => ` ${foldText(name)}`.includes(` ${words}`));
      return isNamed || (digits.length >= MIN_DIGITS && nationalDigits(patient.phone ?? '').includes(digits));
    })
    .map(({ id }) => id);
}

/** The digits of a telephone number as it is dialled within Nigeria. */
function nationalDigits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^234/, '0');
}

/** How many appointments there are, by what the desk has marked. */
export interface DayCounts {
  readonly booked: number;
  readonly here: number;
  /** Those whom the queue let go as seen included. */
  readonly done: number;
  /** Here, but gone before they were seen. */
  readonly left: number;
  readonly notCome: number;
}

/** Returns the counts of a day's appointments; `booked` are all of them. */
export function countsOf(appointments: readonly Pick<PortalAppointment, 'mark' | 'went'>[]): DayCounts {
  const states = appointments.map(({ mark, went }) => (mark === 'attended' && went !== undefined ? went : mark));
  const within = (...wanted: readonly (typeof states)[number][]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    booked: appointments.length,
    here: within('attended'),
    done: within('completed', 'by_time', 'seen'),
    left: within('left'),
    notCome: within('no_show'),
  };
}
