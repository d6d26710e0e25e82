import { lgaChoices } from '#features/auth/rules/place.ts';
import { findLga } from '#platform/common/nigerian-places.ts';
import type { State } from '#platform/common/nigerian-states.ts';
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

/** The places of the form. The second stands for a part of Rivers. @see the same */
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

export interface Place {
  readonly state: string;
  readonly lga: string | null;
}

/** What the form's choice of a state is called for a stored place: Port Harcourt for its LGAs, else the state. */
export function stateChoiceOf({ state, lga }: Place): string {
  return state === PORT_HARCOURT.state && IN_PORT_HARCOURT.includes(lga ?? '') ? PORT_HARCOURT.name : state;
}

/**
 * The LGAs that the form offers for a choice of its states; with the provider's own, however an import spelt it, while
 * its choice of a state (`own.state`) stays.
 */
export function lgasOffered(choice: string, own: { readonly state: string; readonly lga: string }): readonly string[] {
  const lga = own.lga || null;
  if (choice === PORT_HARCOURT.name) return IN_PORT_HARCOURT;
  return lgaChoices(choice, { state: own.state, lga });
}

/**
 * The place to store for what a form or call says. Without an LGA, one that a place had stays only within its state;
 * Port Harcourt without any is the LGA of that name. An LGA in another spelling gets its usual one.
 */
export function placeOf(
  told: { readonly state?: string | undefined; readonly lga?: string | null | undefined },
  before?: Place,
): Place {
  const choice = told.state ?? before?.state ?? '';
  const isCity = choice === PORT_HARCOURT.name;
  const state = isCity ? PORT_HARCOURT.state : choice;
  const kept = before?.state === state && (!isCity || IN_PORT_HARCOURT.includes(before.lga ?? '')) ? before.lga : null;
  const lga = told.lga === undefined ? kept : told.lga?.trim() || null;
  if (lga === null) return { state, lga: isCity ? PORT_HARCOURT.lga : null };
  return { state, lga: findLga(state as State, lga)?.name ?? lga };
}

/** The languages and specialties that an edit leaves as they are, and the place. */
interface Kept extends Place {
  readonly specialty: string;
  readonly languages: readonly string[];
}

/**
 * What is told of a provider that the form doesn't offer, by field name; `before` is what the provider has already, which
 * stays allowed. An LGA is one of its state; of Port Harcourt, one of the two that people call so.
 */
export function notOffered(
  told: {
    readonly specialty?: string | undefined;
    readonly state?: string | undefined;
    readonly lga?: string | null | undefined;
    readonly speaksLocalLanguages?: readonly string[] | undefined;
  },
  before?: Kept,
): Readonly<Record<string, string>> {
  const { specialty, speaksLocalLanguages: spoken = [] } = told;
  const allSpoken: readonly string[] = [...FORM_LANGUAGES, ...(before?.languages ?? [])];
  return {
    ...(specialty !== undefined &&
      specialty !== before?.specialty &&
      !(FORM_SPECIALTIES as readonly string[]).includes(specialty) && {
        specialty: text('Choose a specialty of the list'),
      }),
    ...(!isOfItsState(told, before) && { lga: text('Choose a local government area of this state') }),
    ...(spoken.some((language) => !allSpoken.includes(language)) && {
      speaksLocalLanguages: text('Choose languages of the list'),
    }),
  };
}

function isOfItsState(told: Parameters<typeof placeOf>[0], before: Place | undefined): boolean {
  const place = placeOf(told, before);
  if (place.lga === null || (place.state === before?.state && place.lga === before.lga)) return true;
  if (told.state === PORT_HARCOURT.name && !IN_PORT_HARCOURT.includes(place.lga)) return false;
  return findLga(place.state as State, place.lga) !== undefined;
}
