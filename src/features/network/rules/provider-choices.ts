import { lgaChoices } from '#features/auth/rules/place.ts';
import { findLga } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import { text } from '#platform/common/text.ts';

/** The specialties of the administrator's form. @see provider and admin area specification, section 9 */
export const FORM_SPECIALTIES = [
  'Family Medicine (General Practitioner)',
  'Emergency Medicine',
  'Pediatrics',
  'Obstetrics & Gynecology',
  'Cardiology',
  'Internal Medicine',
  'General Surgery',
  'Endocrinology',
  'Pulmonology',
  'Nephrology',
  'Rheumatology',
  'Dermatology',
  'Neurology',
  'Psychiatry',
  'Ophthalmology',
  'Orthopedics',
  'ENT',
  'Oncology',
  'Urology',
  'Dentistry',
] as const;

/** The states of the form. The second stands for a part of Rivers. @see the same */
export const FORM_STATES = ['Lagos', 'Port Harcourt'] as const;

/** The languages of the form. @see the same */
export const FORM_LANGUAGES = [
  'English',
  'Yoruba',
  'Igbo',
  'Hausa',
  'Pidgin',
  'Efik',
  'Ibibio',
  'Ijaw',
  'Kanuri',
  'Tiv',
  'Edo',
] as const;

const PORT_HARCOURT = { name: 'Port Harcourt', state: 'Rivers', lga: 'Port Harcourt' } as const;
/** The LGAs that people call Port Harcourt. */
const IN_PORT_HARCOURT: readonly string[] = [PORT_HARCOURT.lga, 'Obio/Akpor'];

/** A place as a form or call gives it, with a choice of state. */
interface GivenPlace {
  readonly state?: string | undefined;
  readonly lga?: string | null | undefined;
}

/** A stored place. */
export interface Place {
  readonly state: string;
  readonly lga: string | null;
}

/** Returns the form's choice of a state for a stored place: Port Harcourt for its LGAs, otherwise the state. */
export function stateChoiceOf({ state, lga }: Place): string {
  return state === PORT_HARCOURT.state && IN_PORT_HARCOURT.includes(lga ?? '') ? PORT_HARCOURT.name : state;
}

/**
 * Returns the LGAs that the form offers for a choice of state, with the provider's own in the spelling of its import, as
 * long as the choice of state (`own.state`) stays.
 */
export function lgasOffered(choice: string, own: { readonly state: string; readonly lga: string }): readonly string[] {
  const lga = own.lga || null;
  if (choice === PORT_HARCOURT.name) return IN_PORT_HARCOURT;
  return lgaChoices(choice, { state: own.state, lga });
}

/**
 * Returns the place to store for a form or call. Without an LGA the present one stays, but only within its state; Port
 * Harcourt without any is the LGA of that name. An LGA in another spelling is normalized.
 */
export function placeOf(given: GivenPlace, before?: Place): Place {
  const choice = given.state ?? before?.state ?? '';
  const isCity = choice === PORT_HARCOURT.name;
  const state = isCity ? PORT_HARCOURT.state : choice;
  const lga = given.lga === undefined ? keptLga(choice, before) : given.lga?.trim() || null;
  if (lga === null) return { state, lga: isCity ? PORT_HARCOURT.lga : null };
  return { state, lga: findLga(state as State, lga)?.name ?? lga };
}

/** Returns the LGA that a place keeps under a choice of state; null for none. */
function keptLga(choice: string, before: Place | undefined): string | null {
  if (before === undefined) return null;
  if (choice !== PORT_HARCOURT.name) return before.state === choice ? before.lga : null;
  const isInCity = before.state === PORT_HARCOURT.state && IN_PORT_HARCOURT.includes(before.lga ?? '');
  return isInCity ? before.lga : null;
}

/** The present values of a provider, which an edit may keep. */
interface Kept extends Place {
  readonly specialty: string;
  readonly languages: readonly string[];
}

/**
 * Returns the fields whose values the form doesn't offer, with messages. The present values in `before` stay allowed. An
 * LGA must be one of its state; for Port Harcourt, one of the city's two.
 */
export function notOffered(
  given: {
    readonly specialty?: string | undefined;
    readonly state?: string | undefined;
    readonly lga?: string | null | undefined;
    readonly speaksLocalLanguages?: readonly string[] | undefined;
  },
  before?: Kept,
): Readonly<Record<string, string>> {
  const { specialty, speaksLocalLanguages: spoken = [] } = given;
  const allSpoken: readonly string[] = [...FORM_LANGUAGES, ...(before?.languages ?? [])];
  return {
    ...(specialty !== undefined &&
      specialty !== before?.specialty &&
      !(FORM_SPECIALTIES as readonly string[]).includes(specialty) && {
        specialty: text('Choose a specialty of the list'),
      }),
    ...(!isOfItsState(given, before) && { lga: text('Choose a local government area of this state') }),
    ...(spoken.some((language) => !allSpoken.includes(language)) && {
      speaksLocalLanguages: text('Choose languages of the list'),
    }),
  };
}

function isOfItsState(given: GivenPlace, before: Place | undefined): boolean {
  const place = placeOf(given, before);
  if (place.lga === null || (place.state === before?.state && place.lga === before.lga)) return true;
  if (given.state === PORT_HARCOURT.name && !IN_PORT_HARCOURT.includes(place.lga)) return false;
  return findLga(place.state as State, place.lga) !== undefined;
}
