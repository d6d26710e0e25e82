import type { Provider } from '#features/directory/contract.ts';

/** A place by name: a state, and an LGA or town in it if that is known. */
export interface NamedPlace {
  readonly state: string;
  readonly place: string;
}

/** What a screen knows of where a patient in danger is. */
export interface KnownPlaces {
  /** The position of the device. */
  readonly position?: { readonly lat: number; readonly lng: number } | null | undefined;
  /** What the patient typed or chose, here or as a filter of the search. */
  readonly typed?: NamedPlace | null | undefined;
  /** The query of a search, which may name a place. */
  readonly q?: string | undefined;
  /** The signed-in patient's account. */
  readonly profile?: { readonly state: string | null; readonly lga: string | null } | null | undefined;
  /** The provider whose visit is booked. */
  readonly provider?:
    | Pick<Provider, 'state' | 'lga' | 'latitude' | 'longitude' | 'locationPrecision'>
    | null
    | undefined;
}

/** Where distances are measured from, and the parameters of the call that say it. */
export interface KnownOrigin {
  readonly by: 'position' | 'typed' | 'profile' | 'provider';
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Returns where to measure from: the position, else the typed place, else the place of the account, else the provider's.
 * Null if none is known: then the screen requests the place. A query is sent along unless there is a position: a place in it comes
 * before the others.
 */
export function originKnown({ position, typed, q = '', profile, provider }: KnownPlaces): KnownOrigin | null {
  // About 100 m, so that it doesn't disclose a home.
  if (position) return { by: 'position', query: { lat: position.lat.toFixed(3), lng: position.lng.toFixed(3) } };
  const withQuery: KnownOrigin['query'] = q.trim() === '' ? {} : { q };
  if (typed) return { by: 'typed', query: { ...withQuery, ...named(typed.state, typed.place) } };
  if (profile?.state) return { by: 'profile', query: { ...withQuery, ...named(profile.state, profile.lga) } };
  if (q.trim() !== '') return { by: 'typed', query: withQuery };
  return provider ? { by: 'provider', query: ofProvider(provider) } : null;
}

function ofProvider(provider: NonNullable<KnownPlaces['provider']>): KnownOrigin['query'] {
  const { latitude, longitude, locationPrecision, state, lga } = provider;
  const isKnown = locationPrecision === 'exact' || locationPrecision === 'near';
  if (!isKnown || latitude === null || longitude === null) return named(state, lga);
  return { lat: String(latitude), lng: String(longitude) };
}

function named(state: string, place: string | null): KnownOrigin['query'] {
  return { ...(state && { state }), ...(place && { place }) };
}
