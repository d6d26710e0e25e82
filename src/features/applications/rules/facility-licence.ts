/**
 * The agencies that license private facilities, where a state has one of its own; in the others it is the ministry of
 * health. Lagos: Health Facility Monitoring and Accreditation Agency; Kano: Private Health Institutions Management Agency;
 * FCT: Private Health Establishments Registration and Monitoring Committee.
 */
const AGENCIES: Readonly<Record<string, string>> = {
  'Abuja FCT': 'PHERMC',
  Kano: 'PHIMA',
  Lagos: 'HEFAMAA',
};

/** Returns the letters of the agency that licenses facilities in a state; undefined if it is the ministry of health. */
export function facilityAgency(state: string | undefined): string | undefined {
  return state === undefined ? undefined : AGENCIES[state];
}
