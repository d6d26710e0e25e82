import { isSpecialtyUnknown } from '#features/directory/rules/facility-kind.ts';
import { PLACE_OF_CITY } from '#features/directory/rules/provider-cities.ts';
import type { Specialty } from '#features/directory/rules/specialties.ts';
import { termsOf } from '#features/lexicon/rules/terms.ts';
import type { Schedule } from '#features/schedules/rules/slots.ts';
import type { ProviderSearch } from '#features/search/contract.ts';
import { type EmergencyField, emergencyFields } from '../emergency/emergency-capable.ts';
import { type FlagColumn, STORED_FLAGS, type StoredFlag } from './stored-flags.ts';

/** A provider or listing as the index takes it. */
export interface IndexedProvider extends Readonly<Record<FlagColumn, boolean>> {
  readonly id: number;
  readonly name: string;
  readonly specialty: string;
  readonly facilityType: string | null;
  readonly address: string;
  readonly lga: string | null;
  readonly state: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly languages: readonly string[];
  readonly acceptedInsurance: readonly string[];
  readonly ratingTenths: number;
  readonly reviewCount: number;
  readonly bookable: boolean;
  /** @see features/directory/rules/booking-state.ts */
  readonly bookingState?: string;
  /** Fictional. */
  readonly isDemo?: boolean;
  readonly schedule: Schedule;
  /** When the row was last written, ms of the database's clock. */
  readonly changedAtMs: number;
  /** The card of the provider as JSON in UTF-8, without the closing brace and the fields that change with time. */
  readonly card: Uint8Array;
}

const GENERAL_CARE: Specialty = 'Family Medicine (General Practitioner)';

/** The care that a provider gives, which queries look for. */
export const specialtyKey = (specialty: string) => `p:${specialty}`;
/** General care, which is also looked for at every facility whose specialty is unknown. */
export const GENERAL = specialtyKey(GENERAL_CARE);
/** The specialty on record, which the filter looks for: that of a facility whose specialty is unknown is its kind. */
export const recordedSpecialtyKey = (specialty: string) =>
  specialty === GENERAL_CARE ? `r:${specialty}` : specialtyKey(specialty);
export const stateKey = (state: string) => `s:${state}`;
export const lgaKey = (lga: string) => `l:${lga}`;
export const languageKey = (language: string) => `g:${language}`;
export const insuranceKey = (insurance: string) => `i:${insurance}`;
export const flagKey = (flag: StoredFlag) => `f:${flag}`;
/** A word of the name, specialty, type or address. */
export const textKey = (term: string) => `t:${term}`;

/** A place to go to in danger, for every emergency (`all`) or one field; fictional ones have keys of their own. */
export const emergencyKey = (field: EmergencyField, isDemo: boolean) => `${isDemo ? 'ed' : 'e'}:${field}`;

/** One of the schedules of a segment. */
export const scheduleKey = (at: number) => `c:${at}`;
/** A word of the name. */
export const nameKey = (term: string) => `n:${term}`;

/** Returns the keys of a provider, without the one of its schedule. */
export function keysOf(provider: IndexedProvider): Set<string> {
  const isUnknown = isSpecialtyUnknown(provider);
  const keys = new Set([recordedSpecialtyKey(provider.specialty), stateKey(provider.state)]);
  if (isUnknown || provider.specialty === GENERAL_CARE) keys.add(GENERAL);
  if (provider.lga !== null) keys.add(lgaKey(provider.lga));
  for (const [filter, column] of STORED_FLAGS) if (provider[column]) keys.add(flagKey(filter));
  for (const language of provider.languages) keys.add(languageKey(language));
  for (const insurance of provider.acceptedInsurance) keys.add(insuranceKey(insurance));
  for (const treated of emergencyFields(provider)) keys.add(emergencyKey(treated, provider.isDemo === true));
  const { name, specialty, facilityType, address, lga, state } = provider;
  // "General" and "family" select nothing, and the kind in place of an unknown specialty is the facility type.
  const field = specialty === GENERAL_CARE || isUnknown ? null : specialty;
  for (const text of [name, field, facilityType, address, lga, state]) {
    for (const term of termsOf(text ?? '')) keys.add(textKey(term));
  }
  for (const term of termsOf(name)) keys.add(nameKey(term));
  return keys;
}

/** Returns the filters of a search, except the query and times, as lists of keys: a row needs one key of each list. */
export function clausesOf(search: Omit<ProviderSearch, 'limit' | 'offset'>): (readonly string[])[] {
  const clauses: (readonly string[])[] = [];
  for (const [filter] of STORED_FLAGS) if (search[filter]) clauses.push([flagKey(filter)]);
  if (search.city !== undefined) {
    const { state, lgas } = PLACE_OF_CITY[search.city];
    clauses.push([stateKey(state)]);
    if (lgas !== undefined) clauses.push(lgas.map(lgaKey));
  }
  if (search.state !== undefined) clauses.push([stateKey(search.state)]);
  if (search.lga !== undefined) clauses.push([lgaKey(search.lga)]);
  if (search.specialty !== undefined) clauses.push([recordedSpecialtyKey(search.specialty)]);
  if (search.language !== undefined) clauses.push([languageKey(search.language)]);
  if (search.insurance !== undefined) clauses.push([insuranceKey(search.insurance)]);
  return clauses;
}
