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
}

/** The facts of the listing that an application may leave as they are. */
interface Claimed {
  readonly specialty: string;
  readonly state: string;
  readonly lga: string | null;
  readonly bio: string | null;
}

/**
 * Returns the columns that a claim writes to its listing. A listing that stays in its LGA keeps the point of the register,
 * which is better than the centre of the LGA; an unnamed LGA or specialty stays too.
 */
export function claimedFacts(application: Claimant, listing: Claimed) {
  const { name, email, phone, address, state, languages, lowCostOptions, mobileClinic } = application;
  const lga = application.lga ?? (state === listing.state ? listing.lga : null);
  const moves = state !== listing.state || lga !== listing.lga;
  return {
    name,
    specialty: application.specialty === 'Other' ? listing.specialty : specialtyFor(application.specialty),
    email,
    phone,
    address,
    state,
    lga,
    ...(moves && placeFor({ state, lga })),
    bio: bioFor(application) || listing.bio,
    languages,
    lowCostOptions,
    mobileClinic,
    telehealthAvailable: application.telehealthSupport,
    providesUrgentCare: application.urgentCareSupport,
  };
}
