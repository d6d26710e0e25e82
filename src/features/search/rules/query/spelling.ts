import { lettersOf, mayBeMisspelt } from '#features/lexicon/rules/letter-sets.ts';
import { americanized } from '#features/lexicon/rules/terms.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { textKey } from '../index/indexed-provider.ts';
import type { Segment } from '../index/segment.ts';
import { SegmentCache } from '../index/segment-cache.ts';
import { correctionsOf, wordsBeginningWith } from '../index/words.ts';
import { everyPlace } from '../places/places.ts';
import { knownNames, partCalled } from './known-phrases.ts';
import type { QueryPart } from './query-part.ts';

/** A spelling that occurs this many times more often is what was meant. */
const FAR_MORE = 20;
const MAX_BEGINNINGS = 80;
/** Of shorter words another letter makes other words. */
const MIN_NEARLY = 6;

/** What a single word of a query may stand for besides itself. */
export interface Spellings {
  /** The kind of care or place that was probably meant, if no provider has the word. */
  readonly meant: QueryPart | undefined;
  /** Corrections that are far more common. */
  readonly corrected: readonly string[];
  /** Corrections to use if no provider matches the word together with the rest of the query. */
  readonly nearly: readonly string[];
  /** Words that it may be the beginning of. */
  readonly longer: readonly string[];
}

/** Keyed by the newest segment, so that a changed provider empties it. */
const cache = new SegmentCache<Spellings>({ maxSize: 1000 });

/** Returns the number of providers in which a word occurs. */
function countOfWord(segments: readonly Segment[], term: string): number {
  return segments.reduce((sum, { keys, postings }) => sum + postings.of(keys.get(textKey(term))).count, 0);
}

/**
 * Returns what a word may stand for. It counts as misspelt if no provider has it, or if a similar word is far more common:
 * a facility that is itself misspelt must not hide those that aren't.
 */
export function spellingsOf(segments: readonly Segment[], term: string, isUnfinished: boolean): Spellings {
  const newest = segments.at(-1);
  if (newest === undefined) return { meant: undefined, corrected: [], nearly: [], longer: [] };
  return cache.get(newest, `${term} ${isUnfinished}`, () => lookedUp(segments, term, isUnfinished));
}

function lookedUp(segments: readonly Segment[], term: string, isUnfinished: boolean): Spellings {
  const count = countOfWord(segments, term);
  const longer = new Set<string>();
  if (term.length >= 3 && (isUnfinished || count === 0)) addBeginnings(longer, segments, term);
  // "Surul" on its way to Surulere is no Suru with a letter too many.
  const shortest = isUnfinished && longer.size > 0 ? term.length : 0;
  const meant = count === 0 ? meantBy(term, shortest) : undefined;
  const corrected = new Set<string>();
  if (count > 0 || longer.size === 0) addCorrections(corrected, segments, term, Math.max(1, count * FAR_MORE));
  const nearly = term.length < MIN_NEARLY ? [] : segments.flatMap(({ words }) => correctionsOf(words, term, 1));
  return { meant, corrected: [...corrected], nearly: [...new Set(nearly)], longer: [...longer] };
}

/** Adds the words that begin with a term. */
function addBeginnings(found: Set<string>, segments: readonly Segment[], term: string): void {
  for (const { words } of segments) {
    for (const word of wordsBeginningWith(words, americanized(term), MAX_BEGINNINGS)) found.add(word);
  }
}

/** Adds the corrections of a term that at least `minCount` providers have. */
function addCorrections(found: Set<string>, segments: readonly Segment[], term: string, minCount: number): void {
  for (const [at, { words }] of segments.entries()) {
    for (const word of correctionsOf(words, term, at === 0 ? Math.ceil(minCount / 2) : 1)) {
      if (countOfWord(segments, word) >= minCount) found.add(word);
    }
  }
}

/** Names of one length, with their places among all names. */
interface Shelf {
  readonly names: string[];
  readonly letters: number[];
  readonly order: number[];
}

let shelves: ReadonlyMap<number, Shelf> | undefined;

/** The names of kinds of care, offers and places, by length. */
function namesByLength(): ReadonlyMap<number, Shelf> {
  if (shelves !== undefined) return shelves;
  const byLength = new Map<number, Shelf>();
  const names = [...knownNames(), ...[...everyPlace()].map(([name]) => name)];
  for (const [order, name] of names.entries()) {
    const shelf = byLength.get(name.length) ?? { names: [], letters: [], order: [] };
    byLength.set(name.length, shelf);
    shelf.names.push(name);
    shelf.letters.push(lettersOf(name));
    shelf.order.push(order);
  }
  shelves = byLength;
  return byLength;
}

/** Returns the known name nearest to a misspelt word; of equally near ones the first. */
function meantBy(term: string, shortest: number): QueryPart | undefined {
  if (term.length < 5) return undefined;
  const most = term.length < 8 ? 1 : 2;
  const letters = lettersOf(term);
  let best: string | undefined;
  let bestOrder = 0;
  let least = most + 1;
  for (let length = Math.max(shortest, term.length - most); length <= term.length + most; length += 1) {
    const shelf = namesByLength().get(length);
    if (shelf === undefined) continue;
    for (const [at, name] of shelf.names.entries()) {
      const limit = Math.min(most, least);
      if (!mayBeMisspelt(letters, shelf.letters[at] ?? 0, limit)) continue;
      const distance = distanceAtMost(term, name, limit);
      const order = shelf.order[at] ?? 0;
      if (distance > limit || (distance === least && order > bestOrder)) continue;
      least = distance;
      best = name;
      bestOrder = order;
    }
  }
  return best === undefined ? undefined : partCalled([best]);
}
