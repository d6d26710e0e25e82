import * as z from 'zod/mini';
import { Provider } from '../contract.ts';
import { knownAcceptance } from '../rules/accepting-new-patients.ts';
import type { BookingState } from '../rules/booking-state.ts';

/** The fields of a provider card except the next free slot, which time changes, and those that depend on the query. */
const Card = z.omit(Provider, {
  nextSlotAt: true,
  distanceKm: true,
});

type Described = Omit<z.input<typeof Card>, 'rating' | 'speaksLocalLanguages' | 'acceptingNewPatients'> & {
  readonly acceptingNewPatients: boolean;
  readonly bookingState: BookingState;
  readonly ratingTenths: number;
  readonly languages: string[];
  readonly liveBy: 'member' | 'operator' | null;
};

/**
 * A row in the words of the contract, with null for what is not known of a listing. Bookings that the operator runs are made here only, so the telephone number is null
 * then.
 */
export function shownAs<T extends Described>(row: T) {
  return {
    ...row,
    acceptingNewPatients: knownAcceptance(row),
    rating: row.ratingTenths,
    speaksLocalLanguages: row.languages,
    phone: row.bookable && row.liveBy !== 'member' ? null : row.phone,
  };
}

/** The card of a row, cut to the contract, as JSON in UTF-8 without the closing brace. */
export function cardOf(row: Described): Buffer {
  return Buffer.from(JSON.stringify(Card.parse(shownAs(row))).slice(0, -1));
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Where the biography of a card stands, from its key up to what follows it. In a text of a card every quotation mark has
 * a backslash in front, so none looks like a key.
 */
export function biographyIn(card: Buffer): readonly [from: number, to: number] {
  const from = card.indexOf('"bio":');
  if (from < 0) return [0, 0];
  let to = from + '"bio":'.length;
  if (card[to] !== QUOTE) return [from, to + 'null,'.length];
  for (to += 1; to < card.length && card[to] !== QUOTE; to++) if (card[to] === BACKSLASH) to += 1;
  return [from, to + '",'.length];
}
