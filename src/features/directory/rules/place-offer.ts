import {
  type Choice,
  lengthWith,
  type Offer,
  type Service,
  scheduleFor,
} from '#features/schedules/rules/service-choice.ts';
import { nextFreeSlot, type Schedule, type Taken } from '#features/schedules/rules/slots.ts';
import type { OfferedPerson, OfferedService, ProviderDetail } from '../contract.ts';

/** What patients can choose at a place besides the time. */
export type PlaceOffer = Pick<ProviderDetail, 'people' | 'bookableServices' | 'takesOrdinaryVisits'>;

type Place = Schedule & Offer & { readonly telehealthAvailable: boolean };

/**
 * Returns the people and services of a place that patients can choose, with their first free slots. Left out: services
 * that only the desk books or that the place can't give in any way, and people if there are fewer than two.
 * @param taken times of the place that aren't free
 * @param nowMs ms since the epoch
 */
export function placeOffer(place: Place, taken: readonly Taken[], nowMs: number): PlaceOffer {
  const everyResource = place.everyResource ?? [];
  const given = (place.services ?? [])
    .filter(({ bookedBy, isRetired }) => bookedBy !== 'desk' && isRetired !== true)
    .map((each) => givenHere(each, place));
  const services = given.filter(({ visitTypes, careTypes }) => visitTypes.length > 0 && careTypes.length > 0);
  const nextSlotMs = (choice: Choice) => nextFreeSlot(scheduleFor(place, choice), taken, nowMs)?.startsAtMs;
  const shown = everyResource.filter(
    ({ id, isPublic, takesOrdinary }) =>
      isPublic && (takesOrdinary || services.some(({ resourceIds }) => resourceIds.includes(id))),
  );
  const people: OfferedPerson[] = (shown.length > 1 ? shown : []).map(({ id, kind, name, title, takesOrdinary }) => {
    const choices = takesOrdinary
      ? [{}]
      : services.filter(({ resourceIds }) => resourceIds.includes(id)).map((service) => ({ serviceId: service.id }));
    const starts = choices.flatMap((choice) => nextSlotMs({ ...choice, personId: id }) ?? []);
    return {
      id,
      kind,
      name,
      title,
      takesOrdinary,
      nextSlotAt: instantOf(starts.length === 0 ? undefined : Math.min(...starts)),
    };
  });
  const bookable: OfferedService[] = services.map((service) => {
    const { id, name, minutes, priceKobo, bookedBy, visitTypes, careTypes, resourceIds } = service;
    const personIds = people.filter((person) => resourceIds.includes(person.id)).map((person) => person.id);
    return {
      ...{ id, name, minutes, priceKobo },
      visitTypes: [...visitTypes],
      careTypes: [...careTypes],
      ...(bookedBy === 'known' && { forKnownPatients: true }),
      personIds,
      ...lengthsOf(service, personIds),
      nextSlotAt: instantOf(nextSlotMs({ serviceId: id })),
    };
  });
  return {
    ...(people.length > 0 && { people }),
    ...(bookable.length > 0 && { bookableServices: bookable }),
    ...(bookable.length > 0 &&
      !everyResource.some(({ takesOrdinary }) => takesOrdinary) && { takesOrdinaryVisits: false }),
  };
}

/** How long a service takes where those who give it here differ. */
function lengthsOf(service: Service, personIds: readonly number[]): Pick<OfferedService, 'ownMinutes' | 'range'> {
  const ownMinutes = personIds
    .map((personId) => ({ personId, minutes: lengthWith(service, personId).minutes }))
    .filter(({ minutes }) => minutes !== service.minutes);
  const all = service.resourceIds.map((id) => lengthWith(service, id).minutes);
  const range = { from: Math.min(...all), until: Math.max(...all) };
  return {
    ...(ownMinutes.length > 0 && { ownMinutes }),
    ...(all.some((minutes) => minutes !== service.minutes) && { range }),
  };
}

/** A service as far as the place gives it: by video and for urgent care only where the place offers these. */
function givenHere(service: Service, { telehealthAvailable, providesUrgentCare }: Place): Service {
  return {
    ...service,
    visitTypes: service.visitTypes.filter((type) => type !== 'telehealth' || telehealthAvailable),
    careTypes: service.careTypes.filter((type) => type !== 'urgent' || providesUrgentCare),
  };
}

function instantOf(atMs: number | undefined): string | null {
  return atMs === undefined ? null : new Date(atMs).toISOString();
}
