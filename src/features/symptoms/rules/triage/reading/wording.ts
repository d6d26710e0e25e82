import { joinPhrases } from './phrases.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** One place in a wording: the stems that may stand there. */
export type Place = ReadonlySet<string>;
/** Words that follow each other. */
export type Sequence = readonly Place[];

/** Alternatives that stand in the same place of a wording. */
export type Part = readonly Sequence[];
const CLASS_STEMS: ReadonlyMap<string, Place> = new Map(
  Object.entries(WORD_CLASSES).map(([name, words]) => [name, new Set(words.split(' ').map(stem))]),
);

function placesOf(element: string): readonly Place[] {
  const known = element.startsWith('@') ? CLASS_STEMS.get(element.slice(1)) : undefined;
  return known === undefined ? tokenise(element).map((token) => new Set([token.stem])) : [known];
}

function sequenceOf(words: string): Sequence {
  if (words.includes('@')) return words.trim().split(' ').filter(Boolean).flatMap(placesOf);
  return joinPhrases(tokenise(words)).map((token) => new Set([token.stem]));
}

/** A wording as written: its parts, and whether they may stand anywhere in one sentence. */
export interface WrittenWording {
  readonly parts: readonly string[];
  readonly wide: boolean;
}

/**
 * The wordings of a finding, as written: parted by `|`, the parts of one by `+` or, if they may stand anywhere in one
 * sentence, by `~`. `@pain + chest/left arm` has the parts `@pain` and `chest/left arm`.
 */
export function wordingsOf(words: string): readonly WrittenWording[] {
  const wordings = words.split('|').filter((wording) => wording.trim() !== '');
  return wordings.map((wording) => ({
    parts: wording.split(/[+~]/).map((part) => part.trim()),
    wide: wording.includes('~'),
  }));
}

/** Compiles one part: its alternatives are parted by `/`. */
export function compilePart(part: string): Part {
  return part
    .split('/')
    .map(sequenceOf)
    .filter((sequence) => sequence.length > 0);
}
