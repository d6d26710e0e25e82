import { kmBetween } from '#platform/common/places/distance.ts';
import { type Applied, bioFor, placeFor, specialtyFor } from './new-provider.ts';

/** The facts of an application that become those of the claimed listing. */
interface Claimant extends Applied {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly languages: string[];
  readonly telehealthSupport: boolean;
  readonly urgentCareSupport: boolean;
  readonly lowCostOptions: boolean;
  readonly mobileClinic: boolean;
  readonly facilityType: string | null;
}

/** The facts of the listing that an application may leave as they are. */
interface Claimed {
  readonly phone: string | null;
  readonly specialty: string;
  readonly state: string;
  readonly lga: string | null;
  readonly bio: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Returns the columns that a claim writes to its listing. A listing that stays in its LGA keeps the point of the register,
 * unless the applicant's pin is elsewhere; an unnamed LGA, specialty or type stays too. So does its telephone number, which
 * only a member changes: a claimant's typed number isn't proved to be that of the practice.
 */
export function claimedFacts(application: Claimant, listing: Claimed) {
  const { name, email, phone, address, state, languages, lowCostOptions, mobileClinic } = application;
  const lga = application.lga ?? (state === listing.state ? listing.lga : null);
  const isElsewhere = state !== listing.state || lga !== listing.lga;
  const { latitude, longitude, facilityType } = application;
  const moves = latitude === null || longitude === null ? isElsewhere : pinMoves({ latitude, longitude }, listing);
  return {
    name,
    specialty: application.specialty === 'Other' ? listing.specialty : specialtyFor(application.specialty),
    ...(facilityType !== null && { facilityType }),
    email,
    ...(listing.phone === null && { phone }),
    address,
    state,
    lga,
    ...(moves && placeFor({ state, lga, latitude, longitude })),
    bio: bioFor(application) || listing.bio,
    languages,
    lowCostOptions,
    mobileClinic,
    telehealthAvailable: application.telehealthSupport,
    providesUrgentCare: application.urgentCareSupport,
  };
}

/** A pin as near as this to the point of the listing is the same place, km. */
const SAME_PLACE_KM = 0.05;

/** True if a pin is at another place than the point of a listing, or the listing has none. */
export function pinMoves(
  pin: { readonly latitude: number; readonly longitude: number },
  { latitude, longitude }: Pick<Claimed, 'latitude' | 'longitude'>,
): boolean {
  if (latitude === null || longitude === null) return true;
  return kmBetween({ lat: latitude, lng: longitude }, { lat: pin.latitude, lng: pin.longitude }) > SAME_PLACE_KM;
}
