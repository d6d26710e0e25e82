import { FINDINGS, type FindingId } from '../findings/all-findings.ts';
import { compilePart, type Part, partsOf } from './wording.ts';

/** What a wording says of its finding: present, absent, or that these words mean something else. */
export type Says = 'present' | 'absent' | 'something-else';

/** One wording of a finding: the numbers of its parts, and what it says. */
export interface LexiconEntry {
  readonly finding: FindingId;
  readonly says: Says;
  readonly parts: readonly number[];
}

/** All wordings of all findings, compiled: equal parts once, and for each stem the parts that it can begin. */
export interface Lexicon {
  readonly entries: readonly LexiconEntry[];
  readonly parts: readonly Part[];
  /** Parts that a stem can begin. */
  readonly partsByStem: ReadonlyMap<string, readonly number[]>;
  /** Entries whose rarest part this is, by number of the part. */
  readonly entriesByAnchor: readonly (readonly LexiconEntry[])[];
  /** Every stem that some wording contains. */
  readonly stems: ReadonlySet<string>;
}

const firstStems = (part: Part) => new Set(part.flatMap(([first]) => [...(first ?? [])]));

/** Compiles wordings; a part is found under its first words, an entry under the part with the fewest first words. */
function compile(): Lexicon {
  const numbers = new Map<string, number>();
  const parts: Part[] = [];
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, parts.length);
    parts.push(compilePart(text));
    return parts.length - 1;
  };
  const entries = FINDINGS.flatMap(({ id, words, not = '', unless = '' }) =>
    (
      [
        ['present', words],
        ['absent', not],
        ['something-else', unless],
      ] as const
    ).flatMap(([says, wordings]) =>
      partsOf(wordings).map((texts): LexiconEntry => ({ finding: id, says, parts: texts.map(numberOf) })),
    ),
  );
  const widths = parts.map((part) => firstStems(part).size);
  const partsByStem = new Map<string, number[]>();
  parts.forEach((part, number) => {
    for (const form of firstStems(part)) partsByStem.set(form, [...(partsByStem.get(form) ?? []), number]);
  });
  const entriesByAnchor: LexiconEntry[][] = parts.map(() => []);
  for (const entry of entries) {
    const anchor = entry.parts.reduce((a, b) => ((widths[b] ?? 0) < (widths[a] ?? 0) ? b : a));
    entriesByAnchor[anchor]?.push(entry);
  }
  const stems = new Set(parts.flatMap((part) => part.flatMap((sequence) => sequence.flatMap((place) => [...place]))));
  return { entries, parts, partsByStem, entriesByAnchor, stems };
}

let compiled: Lexicon | undefined;

/** The lexicon, compiled when it is first asked for. */
export function lexicon(): Lexicon {
  compiled ??= compile();
  return compiled;
}
