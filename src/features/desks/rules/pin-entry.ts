/** Digits of a PIN. */
export const PIN_LENGTH = 6;

/** A member on the lock screen. */
export interface Tile {
  readonly id: number;
  readonly name: string;
  readonly needsPassword: boolean;
}

/** Who unlocks, and the digits so far. */
export interface PinEntry {
  readonly memberId: number | null;
  readonly digits: string;
  /** The PIN is complete and on its way to the server. */
  readonly isBusy: boolean;
  /** Why the last PIN didn't unlock: a text of the server, or that it couldn't be reached. */
  readonly problem: string | undefined;
}

export type PinEvent =
  | { readonly type: 'chosen'; readonly memberId: number }
  /** Everything that is in the field; anything except digits is dropped. */
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'erased' }
  | { readonly type: 'failed'; readonly problem: string };

/** Returns the entry that the lock screen begins with: the chosen member is the last one, if there is a tile of them. */
export function newPinEntry(tiles: readonly Tile[], lastId: number | null): PinEntry {
  const memberId = tiles.some(({ id }) => id === lastId) ? lastId : tiles.length === 1 ? (tiles[0]?.id ?? null) : null;
  return { memberId, digits: '', isBusy: false, problem: undefined };
}

/** Returns what an event makes of the entry. The sixth digit sends the PIN; while it is on its way nothing can be typed. */
export function reducePin(entry: PinEntry, event: PinEvent): PinEntry {
  if (event.type === 'failed') return { ...entry, digits: '', isBusy: false, problem: event.problem };
  if (entry.isBusy) return entry;
  switch (event.type) {
    case 'chosen':
      if (event.memberId === entry.memberId) return entry;
      return { ...entry, memberId: event.memberId, digits: '', problem: undefined };
    case 'typed':
      return withDigits(entry, event.text.replaceAll(/\D/g, ''));
    case 'digit':
      return withDigits(entry, entry.digits + event.digit);
    case 'erased':
      return { ...entry, digits: entry.digits.slice(0, -1) };
  }
}

function withDigits(entry: PinEntry, typed: string): PinEntry {
  if (entry.memberId === null) return entry;
  const digits = typed.slice(0, PIN_LENGTH);
  return { ...entry, digits, isBusy: digits.length === PIN_LENGTH, problem: undefined };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1 };

/**
 * Returns the member that a key chooses: an arrow the next or previous tile, around the ends; a letter the next tile
 * whose name has a word that begins with it. Undefined for other keys.
 */
export function tileByKey(tiles: readonly Tile[], chosenId: number | null, key: string): number | undefined {
  const at = tiles.findIndex(({ id }) => id === chosenId);
  const step = STEPS[key];
  if (step !== undefined) {
    const from = at === -1 && step === -1 ? 0 : at;
    return tiles.at((from + step) % Math.max(tiles.length, 1))?.id;
  }
  if (!/^\p{L}$/u.test(key)) return undefined;
  const following = [...tiles.slice(at + 1), ...tiles.slice(0, at + 1)];
  return following.find(({ name }) => beginsWith(name, key))?.id;
}

function beginsWith(name: string, letter: string): boolean {
  return name.split(/\s+/).some((word) => fold(word).startsWith(fold(letter)));
}

/** Without accents and case, so that O finds Ọlá. */
function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
