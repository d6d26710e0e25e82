import * as z from 'zod/mini';
import { Provider } from '../contract.ts';

/** A provider as a card shows it, but for what changes by itself: the next free slot, and the distance asked for. */
const Card = z.omit(Provider, { nextSlotAt: true, distanceKm: true });

type Described = Omit<z.input<typeof Card>, 'rating' | 'speaksLocalLanguages'> & {
  readonly ratingTenths: number;
  readonly languages: string[];
};

/** A row in the words of the contract; a telephone number only of a listing, because the network's own are booked here. */
export function shownAs<T extends Described>(row: T) {
  return {
    ...row,
    rating: row.ratingTenths,
    speaksLocalLanguages: row.languages,
    phone: row.bookable ? null : row.phone,
  };
}

/** The card of a row, cut to the contract, as JSON in UTF-8 without the closing brace. */
export function cardOf(row: Described): Buffer {
  return Buffer.from(JSON.stringify(Card.parse(shownAs(row))).slice(0, -1));
}

/** A card without its biography. In a text of a card every quotation mark has a backslash in front, so none looks like a key. */
export function briefly(card: string): string {
  return card.replace(/"bio":(?:null|"(?:[^"\\]|\\.)*"),/, '');
}

/** A card with what is known only when it is asked for, as JSON. */
export function finishCard(card: string, nextSlotMs: number | undefined, distanceKm: number | undefined): string {
  const next = nextSlotMs === undefined ? 'null' : `"${new Date(nextSlotMs).toISOString()}"`;
  const distance = distanceKm === undefined ? '' : `,"distanceKm":${distanceKm}`;
  return `${card},"nextSlotAt":${next}${distance}}`;
}
