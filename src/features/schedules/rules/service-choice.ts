import type { Schedule, ScheduledResource } from './slots.ts';

/** What a resource is. */
export const RESOURCE_KINDS = ['practitioner', 'room', 'chair', 'machine', 'group'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** Who may book a service: anyone, patients who have been here, or the practice only. */
export const SERVICE_BOOKED_BY = ['anyone', 'known', 'desk'] as const;

/** A resource of a place, with what decides which appointments it takes. */
export interface Resource extends ScheduledResource {
  readonly kind: ResourceKind;
  readonly name: string;
  readonly title: string | null;
  /** Patients see its name and can choose it. */
  readonly isPublic: boolean;
  readonly takesOrdinary: boolean;
}

/** A kind of appointment besides the ordinary one. */
export interface Service {
  readonly id: number;
  readonly name: string;
  readonly minutes: number;
  /** How long its resource stays taken afterwards, minutes. */
  readonly afterMinutes: number;
  readonly priceKobo: number | null;
  readonly visitTypes: readonly ('telehealth' | 'in-person')[];
  readonly careTypes: readonly ('urgent' | 'routine')[];
  readonly bookedBy: (typeof SERVICE_BOOKED_BY)[number];
  /** It can no more be booked, only kept by an appointment that is moved. */
  readonly isRetired?: boolean;
  /** The resources that give it. */
  readonly resourceIds: readonly number[];
  /** Those that take another time for it than the service says; absent if none does. */
  readonly ownLengths?: readonly OwnLength[];
}

/** How long one resource takes for a service, and how long it stays taken afterwards, minutes. */
export interface OwnLength {
  readonly resourceId: number;
  readonly minutes: number;
  readonly afterMinutes: number;
}

/** Returns how long a resource takes for a service. */
export function lengthWith(
  service: Pick<Service, 'minutes' | 'afterMinutes' | 'ownLengths'>,
  resourceId: number | null | undefined,
): Omit<OwnLength, 'resourceId'> {
  return service.ownLengths?.find((own) => own.resourceId === resourceId) ?? service;
}

/** What a place offers: undefined for each where it has described none. */
export interface Offer {
  readonly everyResource?: readonly Resource[];
  readonly services?: readonly Service[];
}

/** What a patient chooses at a place: a service, or the ordinary appointment; a resource, or any that is free. */
export interface Choice {
  readonly serviceId?: number | null | undefined;
  /** The resource; patients can choose public ones. */
  readonly personId?: number | null | undefined;
}

/**
 * Returns the schedule of a place for a choice. Where the place doesn't have what is chosen, the schedule offers nothing.
 * A service starts at least as often as ordinary appointments do: a longer one doesn't thin out its starts. One of groups
 * alone starts as often as it ends. A resource that takes another time for the service has slots of that length.
 */
export function scheduleFor<Place extends Schedule & Offer>(place: Place, { serviceId, personId }: Choice): Place {
  const { everyResource, services = [], visitMinutes } = place;
  const isOrdinary = (serviceId ?? null) === null;
  const service = services.find(({ id }) => id === serviceId);
  if (isOrdinary && (personId ?? null) === null && everyResource === undefined) return place;
  const resources = (everyResource ?? []).filter(
    ({ id, takesOrdinary }) =>
      (isOrdinary ? takesOrdinary : (service?.resourceIds.includes(id) ?? false)) &&
      ((personId ?? null) === null || id === personId),
  );
  if (service === undefined) return { ...place, resources };
  // A group begins together.
  const isOfGroups = resources.every(({ kind }) => kind === 'group');
  const lengthsOf = ({ minutes, afterMinutes }: Omit<OwnLength, 'resourceId'>) => ({
    visitMinutes: minutes,
    stepMinutes: isOfGroups ? minutes : Math.min(visitMinutes, minutes),
    afterMinutes,
  });
  return {
    ...place,
    ...lengthsOf(service),
    resources: resources.map((resource) => {
      const own = service.ownLengths?.find(({ resourceId }) => resourceId === resource.id);
      return own === undefined ? resource : { ...resource, ...lengthsOf(own) };
    }),
  };
}
