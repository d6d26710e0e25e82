import { isSameSet } from '../same-set.ts';
import type { PageChanges } from './page-contract.ts';
import type { PageFieldValues } from './page-fields.ts';

type Values = Omit<PageFieldValues, 'licence'>;

/** The form of a practice's page: texts as typed, empty for none; one service a line; the point as `6.6018, 3.3515`. */
export interface TypedPage
  extends Pick<Values, 'telehealthAvailable' | 'lowCostOptions' | 'mobileClinic' | 'providesUrgentCare'> {
  phone: string;
  bio: string;
  services: string;
  speaksLocalLanguages: string[];
  profileImage: string;
  officeImage: string;
  name: string;
  address: string;
  state: string;
  lga: string;
  point: string;
  specialty: string;
  facilityType: string;
}

/** Returns the form for the values of a page. */
export function typedPage(values: Values): TypedPage {
  const { place, point } = values;
  return {
    phone: values.phone ?? '',
    bio: values.bio ?? '',
    services: values.services.join('\n'),
    speaksLocalLanguages: [...values.speaksLocalLanguages].sort(),
    telehealthAvailable: values.telehealthAvailable,
    lowCostOptions: values.lowCostOptions,
    mobileClinic: values.mobileClinic,
    providesUrgentCare: values.providesUrgentCare,
    profileImage: values.profileImage ?? '',
    officeImage: values.officeImage ?? '',
    name: values.name,
    address: place.address,
    state: place.state,
    lga: place.lga ?? '',
    point: point === null ? '' : pointWords(point),
    specialty: values.specialty,
    facilityType: values.facilityType ?? '',
  };
}

/** Returns a point as people copy it from a map. */
export function pointWords({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `${latitude}, ${longitude}`;
}

/** Returns the point that a text names, as latitude and longitude in degrees; undefined if it names none. */
export function typedPoint(text: string): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = /^\s*(\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(\d{1,2}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Returns the changed fields of a page for the call. A point that can't be read is left out. */
export function pageChangesOf(values: Values, typed: TypedPage): PageChanges {
  const before = typedPage(values);
  const changed = (...names: readonly (keyof TypedPage)[]) => names.some((name) => isOther(before[name], typed[name]));
  const { services, speaksLocalLanguages: spoken, place, ...plain } = values;
  const changes: Record<string, { was: unknown; to: unknown }> = {};
  for (const name of ['phone', 'name', 'specialty'] as const) {
    if (changed(name)) changes[name] = { was: plain[name], to: typed[name] };
  }
  for (const name of ['bio', 'facilityType', 'profileImage', 'officeImage'] as const) {
    if (changed(name)) changes[name] = { was: plain[name], to: typed[name].trim() || null };
  }
  for (const name of ['telehealthAvailable', 'lowCostOptions', 'mobileClinic', 'providesUrgentCare'] as const) {
    if (changed(name)) changes[name] = { was: plain[name], to: typed[name] };
  }
  if (changed('services')) changes['services'] = { was: services, to: linesOf(typed.services) };
  if (changed('speaksLocalLanguages')) {
    changes['speaksLocalLanguages'] = { was: spoken, to: typed.speaksLocalLanguages };
  }
  if (changed('address', 'state', 'lga')) {
    const { address, state, lga } = typed;
    changes['place'] = { was: place, to: { address, state, lga: lga || null } };
  }
  const point = typedPoint(typed.point);
  if (changed('point') && point !== undefined) changes['point'] = { was: plain.point, to: point };
  return changes as PageChanges;
}

/** Returns the input of the form for the name of a field in an error of the server. */
export function inputOf(name: string): string {
  const [field = '', ...rest] = name.split('.');
  if (field !== 'place') return field;
  const part = rest.at(-1);
  return part === 'state' || part === 'lga' ? part : 'address';
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function isOther(before: TypedPage[keyof TypedPage], after: TypedPage[keyof TypedPage]): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return !isSameSet(before, after);
  return (typeof after === 'string' ? after.trim() : after) !== before;
}
