import { specialtyKey } from '../index/indexed-provider.ts';
import { isFacilityWord } from './facility-words.ts';
import type { QueryPart } from './query-part.ts';

/** How far a text may be stretched where too little answers it. */
export interface Relaxation {
  /** What lies so far around the middle of a place counts as in it, km. */
  readonly widerKm: number;
  /** Rows that answer all parts but one count too. */
  readonly exceptOne: boolean;
  /** Of a name, the words for the kind of house may be others: "NNPC Hospital" is a medical centre. */
  readonly anyFacilityWord: boolean;
  /** What is a filter too need not be known of anybody. */
  readonly anyOffer: boolean;
  /** The biggest hospitals count as having every kind of care. */
  readonly bigHospitals: boolean;
  /** Words that mean nothing special need not be there: "shoprite ikeja". */
  readonly anyWord: boolean;
  /** Words may be misspelt although somebody has them: "usmanu danfodiyo". */
  readonly anySpelling: boolean;
}

const PHARMACY = specialtyKey('Pharmacy');
/** Where a place has too little of what is asked for, it is looked for so far around its middle too. */
const WIDER_KM = [0, 15, 60];
const ENOUGH = 3;
/** Where fewer are known to have a kind of care, the biggest hospitals are named with them. */
const ENOUGH_CARE = 5;
/** Where nobody is even there, those near it are named before better ones far away; at last, across the country. */
const ANYWHERE_KM = [200, 600, 2000];
/** Of a text of so many parts, one may be wrong: where nobody answers all, those who answer all but one do. */
const MANY_PARTS = 3;
/** How far one goes, km, and how many are enough at the end of it. */
type Reach = readonly [kms: readonly number[], atLast: number];
/** Every part of the text, where it says. */
export const STRICT: Relaxation = {
  widerKm: 0,
  exceptOne: false,
  anyFacilityWord: false,
  anyOffer: false,
  bigHospitals: false,
  anyWord: false,
  anySpelling: false,
};

/** How far to go and what to give up, step by step, until as many as `least` are found. */
export function relaxationsOf(
  parts: readonly QueryPart[],
  hasOffer: boolean,
): (Relaxation & { readonly least: number })[] {
  const isSomewhere = parts.length > 1 && parts.some(({ places }) => places.length > 0);
  const widths = isSomewhere ? WIDER_KM : [0];
  const nearby = isSomewhere ? WIDER_KM.slice(0, -1) : widths;
  const asFar = (given: Partial<Relaxation>, [kms, atLast]: Reach = [widths, 1]) =>
    kms.map((widerKm, at) => ({ ...STRICT, ...given, widerKm, least: at < kms.length - 1 ? ENOUGH : atLast }));
  // The big hospital that is there, before the one house for it an hour away.
  const asCare: Reach | undefined = isCareOfHospitals(parts) ? [nearby, ENOUGH_CARE] : undefined;
  // Who may well be open, there, before the one of whom it is known, an hour away.
  const known: Reach | undefined = hasOffer ? [nearby, 1] : asCare;
  const all = asFar({}, known);
  if (isFacilityName(parts) || isOnlyFacilityWords(parts)) all.push(...asFar({ anyFacilityWord: true }, known));
  if (hasOffer) all.push(...asFar({ anyOffer: true }, asCare));
  if (parts.some(({ kind }) => kind === 'care')) {
    all.push(...asFar({ anyOffer: true, bigHospitals: true }, asCare && [widths.slice(-1), 1]));
  }
  if (isOneCareSomewhere(parts)) {
    all.push(...ANYWHERE_KM.map((widerKm) => ({ ...STRICT, anyOffer: true, widerKm, least: 1 })));
  }
  const loosely = { ...STRICT, anyOffer: true, bigHospitals: true, least: 1 };
  if (parts.length > 1) all.push({ ...STRICT, anySpelling: true, least: 1 });
  if (parts.length >= MANY_PARTS) all.push({ ...loosely, exceptOne: true });
  if (parts.some(({ kind }) => kind === 'place')) all.push({ ...loosely, anyWord: true });
  return all;
}

/** A word for a kind of house beside others or an offer: these are left to find it by. */
function isFacilityName(parts: readonly QueryPart[]): boolean {
  const demanded = parts.filter(({ isOptional }) => !isOptional);
  return (
    demanded.some(isFacilityWord) &&
    demanded.some((part) => part.kind === 'offer' || (part.kind === 'word' && !isFacilityWord(part)))
  );
}

/** "Doctor", "hospital lagos": whoever is there when it is asked for, by whatever name, is a better answer than who isn't. */
export function isOnlyFacilityWords(parts: readonly QueryPart[]): boolean {
  return (
    parts.some(isFacilityWord) &&
    parts.every((part) => part.isOptional || part.kind === 'place' || isFacilityWord(part))
  );
}

/** Kinds of care that a hospital has, and where or how: nothing that may be somebody's name. */
function isCareOfHospitals(parts: readonly QueryPart[]): boolean {
  const cares = parts.filter(({ kind, isOptional }) => kind === 'care' && !isOptional);
  return (
    cares.length > 0 &&
    !cares.some(({ keys }) => keys.includes(PHARMACY)) &&
    parts.every(({ kind, isOptional }) => kind !== 'word' || isOptional)
  );
}

/** One kind of care and one place: of more words, it is likelier that one is wrong than that all are far away. */
function isOneCareSomewhere(parts: readonly QueryPart[]): boolean {
  const demanded = parts.filter(({ kind, isOptional }) => !isOptional && kind !== 'offer');
  return (
    demanded.length === 2 &&
    demanded.some(({ kind }) => kind === 'care') &&
    demanded.some(({ kind }) => kind === 'place')
  );
}
