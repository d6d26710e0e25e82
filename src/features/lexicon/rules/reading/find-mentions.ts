import type { FindingId } from '../findings/all-findings.ts';
import type { Use } from '../wordings/all-wordings.ts';
import { FILLERS, findSequences, type Places } from './find-sequences.ts';
import { type LexiconEntry, lexicon } from './lexicon.ts';
import { isOfAge } from './spans.ts';
import { stem } from './stem.ts';
import { CLAUSE, COMMA, SENTENCE, type Token } from './tokenise.ts';
import { DESCRIBING_WORDS } from './words/filler-words.ts';

/** A wording found in a text: its place, and what it says about the finding. */
export interface Mention {
  readonly finding: FindingId;
  readonly says: Use;
  /** Places of the words of the wording, ascending. */
  readonly at: readonly number[];
}

const DESCRIBING: ReadonlySet<string> = new Set(DESCRIBING_WORDS.split(' ').map(stem));

/** Words between two parts of a wording, at most. Fillers such as articles aren't counted. */
const WINDOW = 5;
/** Words of any kind between two parts, at most, which bounds the work. */
const REACH = 14;
/** Words between two parts of a wide wording, at most. */
const WIDE_REACH = 24;
/** Words from the first to the last word of a wording with another meaning ("hay fever"), at most. */
const MAX_OTHER_SPAN = 4;

/** True if the words around a comma both describe, as in "red, very swollen". */
function joinsDescriptions(tokens: readonly Token[], comma: number): boolean {
  if (!DESCRIBING.has(tokens[comma - 1]?.stem ?? '')) return false;
  for (let at = comma; at < comma + 3; at += 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (DESCRIBING.has(token.stem)) return true;
    if (!FILLERS.has(token.stem) && token.word !== 'and') return false;
  }
  return false;
}

/** True if something between two words keeps them from belonging together. */
function parted(tokens: readonly Token[], from: number, to: number, wide: boolean): boolean {
  if (to - from > (wide ? WIDE_REACH : REACH)) return true;
  let words = 0;
  for (let at = from + 1; at <= to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= (wide ? SENTENCE : CLAUSE)) return true;
    if (wide) continue;
    if (token.boundary === COMMA && !joinsDescriptions(tokens, at)) return true;
    if (!FILLERS.has(token.stem) && !isOfAge(tokens, at)) words += 1;
    if (words > WINDOW) return true;
  }
  return false;
}

/** The place of a part that is nearest to an anchor and belongs to it. Expects places in the order of the text. */
function nearest(
  tokens: readonly Token[],
  anchor: readonly number[],
  places: Places,
  wide: boolean,
): readonly number[] | undefined {
  const from = anchor[0] ?? 0;
  const to = anchor.at(-1) ?? 0;
  const reach = wide ? WIDE_REACH : REACH;
  let best: readonly number[] | undefined;
  let bestGap = reach + 1;
  for (const place of places) {
    const first = place[0] ?? 0;
    const last = place.at(-1) ?? 0;
    if (first - to > reach) break;
    const gap = first > to ? first - to : from - last;
    if (gap < 1 || gap >= bestGap) continue;
    if (first > to ? parted(tokens, to, first, wide) : parted(tokens, last, from, wide)) continue;
    best = place;
    bestGap = gap;
  }
  return best;
}

/** The nearest place of any alternative of a part. */
function nearestOfPart(
  tokens: readonly Token[],
  anchor: readonly number[],
  part: readonly number[],
  found: ReadonlyMap<number, Places>,
  wide: boolean,
): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  let bestGap = WIDE_REACH + 1;
  for (const number of part) {
    const places = found.get(number);
    const place = places === undefined ? undefined : nearest(tokens, anchor, places, wide);
    if (place === undefined) continue;
    const gap = Math.max((place[0] ?? 0) - (anchor.at(-1) ?? 0), (anchor[0] ?? 0) - (place.at(-1) ?? 0));
    if (gap < bestGap) {
      best = place;
      bestGap = gap;
    }
  }
  return best;
}

function mentionAt(
  tokens: readonly Token[],
  { finding, says, others, wide }: LexiconEntry,
  anchor: readonly number[],
  found: ReadonlyMap<number, Places>,
): Mention | undefined {
  if (others.length === 0) return { finding, says, at: anchor };
  const at = [...anchor];
  for (const part of others) {
    const place = nearestOfPart(tokens, anchor, part, found, wide);
    if (place === undefined) return undefined;
    at.push(...place);
  }
  at.sort((a, b) => a - b);
  const span = (at.at(-1) ?? 0) - (at[0] ?? 0);
  return says === 'other' && span > MAX_OTHER_SPAN ? undefined : { finding, says, at };
}

const isFound = (part: readonly number[], found: ReadonlyMap<number, Places>) => {
  for (const number of part) if (found.has(number)) return true;
  return false;
};

/** Returns every wording of the lexicon in a text, in no particular order, in time linear in its length. */
export function findMentions(tokens: readonly Token[]): readonly Mention[] {
  const { entriesByAnchor } = lexicon();
  const found = findSequences(tokens);
  const mentions: Mention[] = [];
  for (const [number, places] of found) {
    for (const entry of entriesByAnchor[number] ?? []) {
      if (!entry.others.every((part) => isFound(part, found))) continue;
      for (const anchor of places) {
        const mention = mentionAt(tokens, entry, anchor, found);
        if (mention !== undefined) mentions.push(mention);
      }
    }
  }
  return mentions;
}
