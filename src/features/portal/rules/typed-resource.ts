import type { Period } from '#features/schedules/rules/slots.ts';
import { takeIn } from '#platform/common/changed-meanwhile.ts';
import { text } from '#platform/common/text.ts';
import { AT_ONCE } from './resource-limits.ts';
import type { PracticeOffer, SeenResource } from './resources-contract.ts';
import { WEEK, weekOf } from './typed-week.ts';
import { dayProblem } from './week-check.ts';

/** What takes visits, as the form holds it. */
export interface TypedResource {
  readonly kind: SeenResource['kind'];
  readonly name: string;
  readonly title: string;
  /** How many visits it takes at the same time. */
  readonly atOnce: string;
  readonly isPublic: boolean;
  readonly takesOrdinary: boolean;
  readonly followsPlace: boolean;
  /** Its own hours by weekday, kept while it follows the place. */
  readonly week: Readonly<Record<number, readonly Period[]>>;
  readonly places: readonly number[];
}

type Hours = NonNullable<SeenResource['hours']>;

/** Returns the form's values for a resource, or for a new one at a place; `hours` are those of the place. */
export function typedResource(
  resource: SeenResource | undefined,
  { placeId, hours }: { readonly placeId: number; readonly hours: Hours },
): TypedResource {
  const { kind, name, title, capacity, isPublic, takesOrdinary, places, hours: own } = resource ?? newAt(placeId);
  const shown = own ?? hours;
  return {
    kind,
    name,
    title: title ?? '',
    atOnce: String(capacity),
    isPublic,
    takesOrdinary,
    followsPlace: own === null,
    week: weekOf(shown),
    places,
  };
}

/** Returns the places of a resource without the others that the member runs: it stays where the member may not change it. */
export function placesLeftFor(
  { places }: Pick<SeenResource, 'places'>,
  { providerId, places: run }: Pick<PracticeOffer, 'providerId' | 'places'>,
): number[] {
  return places.filter((id) => id === providerId || !run.some((place) => place.id === id));
}

const newAt = (placeId: number): SeenResource => ({
  kind: 'practitioner',
  name: '',
  title: null,
  capacity: 1,
  isPublic: true,
  takesOrdinary: true,
  hours: null,
  places: [placeId],
});

/** Returns the resource that the form holds; sound only if `resourceProblems` finds nothing. */
export function resourceOf(typed: TypedResource): SeenResource {
  const { kind, name, title, atOnce, isPublic, takesOrdinary, followsPlace, week, places } = typed;
  return {
    kind,
    name: name.trim(),
    title: title.trim() === '' ? null : title.trim(),
    capacity: Number(atOnce),
    isPublic,
    takesOrdinary,
    hours: followsPlace
      ? null
      : WEEK.flatMap((weekday) => (week[weekday] ?? []).map((period) => ({ weekday, ...period }))),
    places: [...places],
  };
}

/** Returns what can't be saved, by the server's field names; `visitMinutes` is the length of an ordinary visit. */
export function resourceProblems(typed: TypedResource, visitMinutes: number): Readonly<Record<string, string>> {
  const { name, atOnce, takesOrdinary, followsPlace, week, places } = typed;
  const isNumber = isWhole(atOnce, AT_ONCE);
  const ofDays = WEEK.map((weekday) => [
    `hours.${weekday}`,
    followsPlace ? undefined : dayProblem(week[weekday] ?? [], takesOrdinary ? visitMinutes : undefined),
  ]);
  const isClosed = WEEK.every((weekday) => (week[weekday] ?? []).length === 0);
  return found([
    ['name', name.trim() === '' ? text('A name is needed.') : undefined],
    ['capacity', isNumber ? undefined : text('Use a whole number from 1 to 99.')],
    ['hours', !followsPlace && isClosed ? text('Choose hours for at least one day.') : undefined],
    ['places', places.length === 0 ? text('Choose at least one place.') : undefined],
    ...ofDays,
  ]);
}

/** Returns the form's values after another desk has saved `now`, and the fields that both changed, differently. */
export function mergeResource(base: TypedResource, typed: TypedResource, now: TypedResource) {
  const fields = (form: TypedResource): Readonly<Record<string, unknown>> => ({ ...form });
  const { values, both } = takeIn(fields(base), fields(typed), fields(now));
  return { typed: { ...now, ...values } as TypedResource, both };
}

/** True if a typed number is whole and within limits. */
export function isWhole(typed: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
}

/** Returns the fields that have a problem. */
export function found(problems: readonly (readonly (string | undefined)[])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
