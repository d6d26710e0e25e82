import { specialtyKey } from '../index/indexed-provider.ts';
import { isFacilityWord } from './facility-words.ts';
import type { QueryPart } from './query-part.ts';

/** How far a query may be relaxed when too few providers match it. */
export interface Relaxation {
  /** Providers within this distance of the middle of a place count as in it, km. */
  readonly widerKm: number;
  /** All parts except one have to match. */
  readonly exceptOne: boolean;
  /** Words for a kind of facility may be others in a name: "NNPC Hospital" is a medical centre. */
  readonly anyFacilityWord: boolean;
  /** Offers and stated filters need not be known of a provider. */
  readonly anyOffer: boolean;
  /** The biggest hospitals count as having every kind of care. */
  readonly bigHospitals: boolean;
  /** Words without a meaning of their own need not match: "shoprite ikeja". */
  readonly anyWord: boolean;
  /** Words may be misspelt although a provider has them as typed: "usmanu danfodiyo". */
  readonly anySpelling: boolean;
}

/** A step of relaxing a query: how far, and with how many providers the search stops. */
export type RelaxationStep = Relaxation & { readonly least: number };

const PHARMACY = specialtyKey('Pharmacy');
/** Where a place has too few matches, its surroundings count too, up to these distances from its middle, km. */
const WIDER_KM = [0, 15, 60];
const ENOUGH = 3;
/** With fewer matches for a kind of care, the biggest hospitals are found too. */
const ENOUGH_CARE = 5;
/** Where even these distances have no match, the nearest ones are found before better ones far away, km. */
const ANYWHERE_KM = [200, 600, 2000];
/** Of a query with this many parts, one may be wrong. */
const MANY_PARTS = 3;
/** Distances to go, km, and how many matches are enough at the last of them. */
type Reach = readonly [kms: readonly number[], atLast: number];

/** Every part has to match as it stands. */
export const STRICT: Relaxation = {
  widerKm: 0,
  exceptOne: false,
  anyFacilityWord: false,
  anyOffer: false,
  bigHospitals: false,
  anyWord: false,
  anySpelling: false,
};

/**
 * Returns the steps by which a query is relaxed, one after the other until `least` providers match.
 * @param hasOffer true if the query has an offer or states a filter
 */
export function relaxationsOf(parts: readonly QueryPart[], hasOffer: boolean): RelaxationStep[] {
  const isSomewhere = parts.length > 1 && parts.some(({ places }) => places.length > 0);
  const widths = isSomewhere ? WIDER_KM : [0];
  const nearby = isSomewhere ? WIDER_KM.slice(0, -1) : widths;
  const steps = (given: Partial<Relaxation>, [kms, atLast]: Reach = [widths, 1]): RelaxationStep[] =>
    kms.map((widerKm, at) => ({ ...STRICT, ...given, widerKm, least: at < kms.length - 1 ? ENOUGH : atLast }));
  // A big hospital in the place comes before the one specialised facility an hour away.
  const forCare: Reach | undefined = isHospitalCare(parts) ? [nearby, ENOUGH_CARE] : undefined;
  // A provider in the place that may have the offer comes before the one an hour away that is known to.
  const forOffer: Reach | undefined = hasOffer ? [nearby, 1] : forCare;
  const hasCare = parts.some(({ kind }) => kind === 'care');
  const loosely: Relaxation = { ...STRICT, anyOffer: true, bigHospitals: true };
  return [
    ...steps({}, forOffer),
    ...(isFacilityName(parts) || isOnlyFacilityWords(parts) ? steps({ anyFacilityWord: true }, forOffer) : []),
    ...(hasOffer ? steps({ anyOffer: true }, forCare) : []),
    ...(hasCare ? steps({ anyOffer: true, bigHospitals: true }, forCare && [widths.slice(-1), 1]) : []),
    ...(isOneCareSomewhere(parts)
      ? ANYWHERE_KM.map((widerKm) => ({ ...STRICT, anyOffer: true, widerKm, least: 1 }))
      : []),
    ...(parts.length > 1 ? [{ ...STRICT, anySpelling: true, least: 1 }] : []),
    ...(parts.length >= MANY_PARTS ? [{ ...loosely, exceptOne: true, least: 1 }] : []),
    ...(parts.some(({ kind }) => kind === 'place') ? [{ ...loosely, anyWord: true, least: 1 }] : []),
  ];
}

/** A word for a kind of facility beside other words or an offer: these are enough to find it by. */
function isFacilityName(parts: readonly QueryPart[]): boolean {
  const demanded = parts.filter(({ isOptional }) => !isOptional);
  return (
    demanded.some(isFacilityWord) &&
    demanded.some((part) => part.kind === 'offer' || (part.kind === 'word' && !isFacilityWord(part)))
  );
}

/**
 * True if a query has nothing but words for facilities and places: "doctor", "hospital lagos". Then any provider in the
 * place is a better result than none, by any name.
 */
export function isOnlyFacilityWords(parts: readonly QueryPart[]): boolean {
  return (
    parts.some(isFacilityWord) &&
    parts.every((part) => part.isOptional || part.kind === 'place' || isFacilityWord(part))
  );
}

/** Kinds of care that hospitals have, with a place or an offer at most: no word that may be a provider's name. */
function isHospitalCare(parts: readonly QueryPart[]): boolean {
  const cares = parts.filter(({ kind, isOptional }) => kind === 'care' && !isOptional);
  return (
    cares.length > 0 &&
    !cares.some(({ keys }) => keys.includes(PHARMACY)) &&
    parts.every(({ kind, isOptional }) => kind !== 'word' || isOptional)
  );
}

/** One kind of care and one place. With more words it is likelier that one is wrong than that all matches are far away. */
function isOneCareSomewhere(parts: readonly QueryPart[]): boolean {
  const demanded = parts.filter(({ kind, isOptional }) => !isOptional && kind !== 'offer');
  return (
    demanded.length === 2 &&
    demanded.some(({ kind }) => kind === 'care') &&
    demanded.some(({ kind }) => kind === 'place')
  );
}
