import { INSURERS, type Insurer } from '#features/directory/rules/insurers.ts';
import { LANGUAGES, type Language } from '#features/directory/rules/languages.ts';
import { CITIES, type City } from '#features/directory/rules/provider-cities.ts';
import { FILTER_SPECIALTIES } from '#features/directory/rules/specialties.ts';
import type { QueryOf } from '#platform/common/endpoint.ts';
import { addDays } from '#platform/common/lagos-time.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import type { searchProviders } from '../contract.ts';
import { DEGREES } from './degrees.ts';
import { eachFlag, type FlagName } from './flag-filters.ts';

/** How many providers a page of results shows: what fits the weight of the first load. */
export const PAGE_SIZE = 10;

const Q_MAX = 100;
const LGA_MAX = 60;
const CARE_TYPES = ['urgent', 'routine'] as const;

/** A position in degrees, rounded to three decimals (about 100 m): an address must not disclose a patient's home. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The filters of a search. They are kept in the address of the page only. */
export interface SearchFilters extends Readonly<Record<FlagName, boolean>> {
  readonly q: string;
  /** `all` is all of Nigeria. Ignored while a state is chosen. */
  readonly city: City | 'all';
  readonly state: State | '';
  /** A local government area of the state; empty for all of it. */
  readonly lga: string;
  readonly specialty: (typeof FILTER_SPECIALTIES)[number] | '';
  readonly language: Language | '';
  readonly insurance: Insurer | '';
  /** A calendar day in Lagos, `yyyy-MM-dd`. */
  readonly availableOn: string;
  /** The patient's position: results are sorted by distance from it. */
  readonly near: Point | null;
  /** Counted from 1. */
  readonly page: number;
  readonly careType: (typeof CARE_TYPES)[number] | '';
}

/** The filters of an empty address. @see patient-area specification, section 2: Lagos unless another city is chosen */
export const NO_FILTERS: SearchFilters = {
  q: '',
  city: 'Lagos',
  state: '',
  lga: '',
  specialty: '',
  ...eachFlag(() => false),
  language: '',
  insurance: '',
  availableOn: '',
  near: null,
  page: 1,
  careType: '',
};

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Returns the filters in an address. Unknown and malformed values are ignored. A plain form sends a state as the city, and with
 * an LGA the state that it was chosen for.
 */
export function readFilters(params: Params): SearchFilters {
  const city = oneOf([...CITIES, 'all'] as const, params['city']);
  const state = oneOf(STATES, params['state']) || (city === '' ? oneOf(STATES, params['city']) : '');
  const { lga = '', lgaOf = state } = params;
  return {
    q: cleanText(params['q'] ?? ''),
    city: (state === '' && city) || NO_FILTERS.city,
    state,
    lga: state !== '' && lgaOf === state ? cleanText(lga).slice(0, LGA_MAX) : '',
    specialty: oneOf(FILTER_SPECIALTIES, params['specialty']),
    ...eachFlag((name) => params[name] === 'true'),
    language: oneOf(LANGUAGES, params['language']),
    insurance: oneOf(INSURERS, params['insurance']),
    availableOn: isDay(params['availableOn']) ? params['availableOn'] : '',
    near: readPoint(params['lat'], params['lng']),
    page: /^[1-9]\d{0,3}$/.test(params['page'] ?? '') ? Number(params['page']) : 1,
    careType: oneOf(CARE_TYPES, params['careType']),
  };
}

/** Returns filters with some of them changed, on the first page. A state overrides the city, a city alone the state. */
export function changeFilters(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const isElsewhere = change.city !== undefined || change.state !== undefined;
  const next = { ...filters, page: 1, ...(isElsewhere && { lga: '' }), ...change };
  if (change.city !== undefined) return { ...next, state: change.state ?? '' };
  return change.state ? { ...next, city: NO_FILTERS.city } : next;
}

/** Returns the filters with a care type: urgent care turns on the filter of that name, which can be removed again. */
export function chooseCareType(filters: SearchFilters, careType: 'urgent' | 'routine'): SearchFilters {
  return changeFilters(filters, { careType, urgentCare: careType === 'urgent' });
}

/**
 * Returns the parameters of the address for these filters: only those that differ from `NO_FILTERS`. Flags are `true`.
 */
export function writeFilters(filters: SearchFilters): Record<string, string> {
  const { city, near, page, careType, ...same } = filters;
  const params: Record<string, string> = {};
  if (careType !== '') params['careType'] = careType;
  if (filters.state === '' && city !== NO_FILTERS.city) params['city'] = city;
  for (const [name, value] of Object.entries(same)) {
    if (value !== '' && value !== false) params[name] = String(value);
  }
  if (near !== null) Object.assign(params, { lat: String(near.lat), lng: String(near.lng) });
  if (page > 1) params['page'] = String(page);
  return params;
}

/** Returns the name of the chosen LGA and state; empty if none is chosen. */
export function placeNameOf({ lga, state }: Pick<SearchFilters, 'lga' | 'state'>): string {
  return [lga, state].filter(Boolean).join(', ');
}

/** Returns the canonical search for search engines: place and specialty only. The state of Lagos is the city Lagos. */
export function canonicalFilters({ city, state, specialty, page }: SearchFilters): SearchFilters {
  return { ...NO_FILTERS, city, state: state === 'Lagos' ? '' : state, specialty, page };
}

/** Returns the parameters of the API call for these filters. */
export function queryOf(filters: SearchFilters): Partial<QueryOf<typeof searchProviders>> {
  const { page: _page, careType: _careType, city: _city, ...params } = writeFilters(filters);
  const { q, state, city, page } = filters;
  return {
    ...params,
    ...(state === '' && city !== 'all' && { city, ...(q !== '' && { orElsewhere: 'true' }) }),
    limit: String(PAGE_SIZE),
    ...(page > 1 && { offset: String((page - 1) * PAGE_SIZE) }),
  };
}

/** Returns a position as it is written to the address. */
export function roundPoint({ lat, lng }: Point): Point {
  return { lat: toThousandths(lat), lng: toThousandths(lng) };
}

function toThousandths(degrees: number): number {
  // Adding 0 makes a plain zero of a negative one.
  return Math.round(degrees * 1000) / 1000 + 0;
}

function readPoint(lat: string | undefined, lng: string | undefined): Point | null {
  if (!DEGREES.test(lat ?? '') || !DEGREES.test(lng ?? '')) return null;
  const point = roundPoint({ lat: Number(lat), lng: Number(lng) });
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

function oneOf<const T extends string>(known: readonly T[], value: string | undefined): T | '' {
  return known.find((item) => item === value) ?? '';
}

/** Spaces trimmed, at most 100 characters, nothing that the API refuses. */
function cleanText(typed: string): string {
  return typed
    .replaceAll('\0', '')
    .trim()
    .slice(0, Q_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function isDay(value: string | undefined): value is string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value ?? '')) return false;
  const date = String(value);
  return !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date;
}
