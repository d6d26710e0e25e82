import { joinPhrases } from './phrases.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';
import { WORD_CLASSES } from './words/word-classes.ts';

/** One place in a wording: the stems that may stand there. */
export type Place = ReadonlySet<string>;
/** Places that follow each other, with fillers between them at most. */
export type Sequence = readonly Place[];

/** Alternative sequences, one of which a text must contain. */
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

/** Returns the parts of a wording as written: `@pain + chest/left arm` has the parts `@pain` and `chest/left arm`. */
export function partsOf(wording: string): readonly string[] {
  return wording.split(/[+~]/).map((part) => part.trim());
}

/** Compiles one part, whose alternatives are separated by `/`. */
export function compilePart(part: string): Part {
  return part
    .split('/')
    .map(sequenceOf)
    .filter((sequence) => sequence.length > 0);
}
