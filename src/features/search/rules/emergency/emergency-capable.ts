import { foldText } from '#features/lexicon/rules/search-text.ts';
import { EMERGENCY_KINDS, type EmergencyKind, NOT_FOR_EMERGENCIES } from './emergency-kinds.ts';

/** What a place to go to in danger treats: every emergency, or one field. */
export type EmergencyField = EmergencyKind['treats'];

/** What decides whether a provider or listing is a place to go to in danger. */
export interface Judged {
  readonly name: string;
  readonly facilityType: string | null;
  readonly specialty: string;
  readonly state: string;
  readonly providesUrgentCare: boolean;
  /** Closed for good. */
  readonly bookingState?: string;
}

/**
 * Returns what emergencies a provider can be named for; empty if none. A practice of the network counts if it offers
 * emergency medicine and urgent care, which administrators check before patients see it.
 */
export function emergencyFields(judged: Judged): readonly EmergencyField[] {
  if (judged.bookingState === 'closed') return [];
  const fields = new Set(kindsOf(judged).map(({ treats }) => treats));
  if (judged.specialty === 'Emergency Medicine' && judged.providesUrgentCare) fields.add('all');
  return [...fields];
}

/** Returns the rows of the table that a facility belongs to. */
export function kindsOf({
  name,
  facilityType,
  state,
}: Pick<Judged, 'name' | 'facilityType' | 'state'>): readonly EmergencyKind[] {
  const named = foldText(name);
  const type = facilityType === null ? '' : foldText(facilityType);
  const ruled = NOT_FOR_EMERGENCIES.filter(({ called }) => called.test(named) || called.test(type));
  if (ruled.some(({ rulesOut }) => rulesOut === 'every row')) return [];
  return EMERGENCY_KINDS.filter(
    ({ treats, called, facilityTypes = [], states }) =>
      (treats !== 'all' || ruled.length === 0) &&
      (called.test(named) || facilityTypes.some((one) => one === facilityType)) &&
      (states === undefined || states.some((one) => one === state)),
  );
}
