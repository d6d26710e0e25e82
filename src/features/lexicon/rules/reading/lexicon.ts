import type { FindingId } from '../findings/all-findings.ts';
import { allWordings, type Use } from '../wordings/all-wordings.ts';
import { compilePart, partsOf, type Sequence } from './wording.ts';

/** One wording of a finding. Each of its parts lists the numbers of alternative sequences. */
export interface LexiconEntry {
  readonly finding: FindingId;
  readonly says: Use;
  /** The part whose sequences occur in the fewest wordings. A text is searched for it first. */
  readonly anchor: readonly number[];
  /** The other parts, which must be near the anchor. */
  readonly others: readonly (readonly number[])[];
  /** True if the parts may be anywhere in one sentence. */
  readonly wide: boolean;
}

/** A sequence of two or more places, with its number. */
export interface Beginning {
  readonly number: number;
  readonly sequence: Sequence;
}

/** The sequences that begin with a stem: those of one place, and longer ones by the stems of their second place. */
export interface Beginnings {
  readonly alone: readonly number[];
  readonly bySecond: ReadonlyMap<string, readonly Beginning[]>;
}

/** All wordings of all findings, compiled so that equal sequences are searched for once. */
export interface Lexicon {
  /** By stem, the sequences that begin with it. */
  readonly begins: ReadonlyMap<string, Beginnings>;
  /** Entries by the number of each sequence of their anchor. */
  readonly entriesByAnchor: readonly (readonly LexiconEntry[])[];
  /** Every stem of any wording. */
  readonly stems: ReadonlySet<string>;
  /** Every stem of an English or Pidgin wording. */
  readonly englishStems: ReadonlySet<string>;
}

interface Draft {
  readonly finding: FindingId;
  readonly says: Use;
  readonly parts: readonly (readonly number[])[];
  readonly wide: boolean;
}

const keyOf = (sequence: Sequence) => sequence.map((place) => [...place].join('/')).join(' ');

/** Gives equal sequences the same number and turns wordings into lists of numbers. */
function number(): { drafts: readonly Draft[]; sequences: readonly Sequence[] } {
  const numbers = new Map<string, number>();
  const sequences: Sequence[] = [];
  const known = new Map<string, readonly number[]>();
  const numberOf = (sequence: Sequence) => {
    const key = keyOf(sequence);
    const before = numbers.get(key);
    if (before !== undefined) return before;
    numbers.set(key, sequences.length);
    return sequences.push(sequence) - 1;
  };
  const partOf = (text: string) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const part = [...new Set(compilePart(text).map(numberOf))];
    known.set(text, part);
    return part;
  };
  const drafts = allWordings().map(({ finding, use, words }): Draft => {
    const parts = partsOf(words).map(partOf);
    return { finding, says: use, parts, wide: words.includes('~') };
  });
  return { drafts, sequences };
}

function compile(): Lexicon {
  const { drafts, sequences } = number();
  const uses = sequences.map(() => 0);
  for (const part of drafts.flatMap(({ parts }) => parts)) for (const k of part) uses[k] = (uses[k] ?? 0) + 1;
  const commonness = (part: readonly number[]) => part.reduce((sum, k) => sum + (uses[k] ?? 0), 0);
  const entriesByAnchor: LexiconEntry[][] = sequences.map(() => []);
  for (const { finding, says, parts, wide } of drafts) {
    const anchor = parts.reduce((a, b) => (commonness(b) < commonness(a) ? b : a));
    const entry = { finding, says, anchor, others: parts.filter((part) => part !== anchor), wide };
    for (const k of anchor) entriesByAnchor[k]?.push(entry);
  }
  const begins = new Map<string, { alone: number[]; bySecond: Map<string, Beginning[]> }>();
  sequences.forEach((sequence, number) => {
    const [first = [], second] = sequence;
    for (const form of first) {
      const beginnings = begins.get(form) ?? { alone: [], bySecond: new Map<string, Beginning[]>() };
      begins.set(form, beginnings);
      if (second === undefined) beginnings.alone.push(number);
      for (const next of second ?? []) {
        const known = beginnings.bySecond.get(next);
        if (known === undefined) beginnings.bySecond.set(next, [{ number, sequence }]);
        else known.push({ number, sequence });
      }
    }
  });
  const stems = new Set(sequences.flatMap((sequence) => sequence.flatMap((place) => [...place])));
  const english = allWordings().flatMap(({ words, isEnglish }) =>
    isEnglish ? partsOf(words).flatMap(compilePart) : [],
  );
  const englishStems = new Set(english.flatMap((sequence) => sequence.flatMap((place) => [...place])));
  return { begins, entriesByAnchor, stems, englishStems };
}

let compiled: Lexicon | undefined;

/** The lexicon, compiled on first use. */
export function lexicon(): Lexicon {
  compiled ??= compile();
  return compiled;
}
