import type { SeenResource, SeenService } from './resources-contract.ts';
import type { PortalSettings, SeenDay, SeenPractice, SeenSchedule } from './schedule-contract.ts';

interface Week extends Omit<SeenSchedule, 'hours' | 'noticeMinutes'> {
  readonly hours: readonly SeenSchedule['hours'][number][];
  readonly noticeMinutes?: number | null | undefined;
}

/** Splits a week into the parts that two desks can change independently, by field name; `hours.1` is Monday's. */
export function partsOfWeek({ hours, visitMinutes, noticeMinutes = null }: Week): Readonly<Record<string, unknown>> {
  const days = Array.from({ length: 7 }, (_, weekday) => [
    `hours.${weekday}`,
    hours
      .filter((period) => period.weekday === weekday)
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .sort(),
  ]);
  return { ...Object.fromEntries(days), visitMinutes, noticeMinutes };
}

/** Splits exceptions by day, by field name. Those on other days are ignored. */
export function partsOfDays(days: readonly string[], seen: readonly SeenDay[]): Readonly<Record<string, unknown>> {
  const differing = (day: string) =>
    seen
      .filter((each) => each.day === day)
      .map(({ kind, opens, closes }) => (kind === 'off' ? kind : `${kind} ${opens}-${closes}`))
      .sort();
  return Object.fromEntries(days.map((day) => [`days.${day}`, differing(day)]));
}

/** Splits the settings of a practice: insurers in any order, and of the fee only the parts in use. */
export function partsOfPractice({
  acceptedInsurance,
  acceptingNewPatients,
  cancellation: { kobo, percent, note, priceKobo },
}: SeenPractice | PortalSettings): Readonly<Record<string, unknown>> {
  return {
    acceptedInsurance: [...new Set(acceptedInsurance)].sort(),
    acceptingNewPatients,
    cancellation: { kobo, percent, note, priceKobo: percent === null ? undefined : priceKobo },
  };
}

/** Splits a resource by field; the places in any order. */
export function partsOfResource({ hours, places, ...resource }: SeenResource): Readonly<Record<string, unknown>> {
  return {
    ...pick(resource, ['kind', 'name', 'title', 'capacity', 'isPublic', 'takesOrdinary']),
    hours: hours && hours.map(({ weekday, opens, closes }) => `${weekday} ${opens}-${closes}`).sort(),
    places: sorted(places),
  };
}

/** Splits a service by field; its lists in any order. */
export function partsOfService(service: SeenService): Readonly<Record<string, unknown>> {
  const { visitTypes, careTypes, resourceIds, ownLengths = [] } = service;
  return {
    ...pick(service, ['name', 'minutes', 'afterMinutes', 'priceKobo', 'bookedBy']),
    visitTypes: [...new Set(visitTypes)].sort(),
    careTypes: [...new Set(careTypes)].sort(),
    resourceIds: sorted(resourceIds),
    ownLengths: ownLengths.map((own) => `${own.resourceId} ${own.minutes} ${own.afterMinutes}`).sort(),
  };
}

function sorted(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}
