import { foldText } from '#features/lexicon/rules/search-text.ts';
import { FILLERS } from '#features/lexicon/rules/short-names.ts';
import { BEFORE_NEAR, isNumbered, withLandmarks } from './landmarks.ts';
import { OPTIONAL_RULES, type OptionalRule } from './optional-parts.ts';
import { inOtherWords } from './other-words.ts';
import { phrasesOf } from './phrases.ts';
import type { QueryPart } from './query-part.ts';
import { withoutStatedTimes } from './stated-filters.ts';

/** A query while it is read, rule by rule. */
interface Reading {
  /** The text as typed. */
  readonly typed: string;
  /** The folded words that are left of it. */
  readonly words: readonly string[];
  /** The places in `words` in front of which the text says "near" or the like. */
  readonly near: ReadonlySet<number>;
  /** None before the rule `phrases`. */
  readonly parts: readonly QueryPart[];
  /** The parts that stand behind "near" or the like. */
  readonly nearParts: ReadonlySet<QueryPart>;
  /** The ids of the rules that made a part optional. */
  readonly marks: ReadonlyMap<QueryPart, readonly string[]>;
}

interface QueryRule {
  readonly id: string;
  /** In one sentence. */
  readonly does: string;
  /** Returns the same object where the rule changes nothing. */
  readonly apply: (reading: Reading) => Reading;
}

/** The rules that read a query, in order. */
export const QUERY_RULES: readonly QueryRule[] = [
  {
    id: 'other-words',
    does: 'Replaces words of Pidgin, Hausa, Igbo and Yoruba, and of other English, by those that the vocabulary knows.',
    apply: (reading) => withWords(reading, inOtherWords(reading.words.join(' '))),
  },
  {
    id: 'stated-times',
    does: 'Drops times and ages, unless the text says nothing else: filters answer times.',
    apply: (reading) => withWords(reading, withoutStatedTimes(reading.words.join(' ')) || foldText(reading.typed)),
  },
  { id: 'fillers', does: 'Drops words that say nothing, unless the text has no others.', apply: dropFillers },
  {
    id: 'phrases',
    does: 'Splits the words into phrases that name care, an offer or a place, and single words.',
    apply: splitIntoParts,
  },
  {
    id: 'landmarks',
    does: 'Joins words that only say where within a place that the text names too: "aba road" in Port Harcourt.',
    apply: joinLandmarks,
  },
  ...OPTIONAL_RULES.map(
    (rule): QueryRule => ({ id: rule.id, does: rule.does, apply: (reading) => markOptional(reading, rule) }),
  ),
];

/**
 * Returns what a free text asks for. In a text of fillers alone every word counts; in a text of punctuation alone there
 * is nothing.
 */
export function readQuery(typed: string): QueryPart[] {
  let reading = readingOf(typed);
  for (const { apply } of QUERY_RULES) reading = apply(reading);
  const { parts, marks } = reading;
  return parts.map((part) => (marks.has(part) ? { ...part, isOptional: true } : part));
}

/** Returns the ids of the rules that change how a text is read, in order. */
export function rulesApplied(typed: string): string[] {
  let reading = readingOf(typed);
  const ids: string[] = [];
  for (const { id, apply } of QUERY_RULES) {
    const next = apply(reading);
    if (next !== reading) ids.push(id);
    reading = next;
  }
  return ids;
}

function readingOf(typed: string): Reading {
  const words = wordsOf(foldText(typed));
  return { typed, words, near: new Set(), parts: [], nearParts: new Set(), marks: new Map() };
}

function wordsOf(folded: string): string[] {
  return folded.split(' ').filter(Boolean);
}

function withWords(reading: Reading, folded: string): Reading {
  return folded === reading.words.join(' ') ? reading : { ...reading, words: wordsOf(folded) };
}

function dropFillers(reading: Reading): Reading {
  const all = reading.words;
  const isTelling = (word: string, at: number) => !FILLERS.has(word) || isNumbered(word, all[at + 1]);
  const telling = all.filter(isTelling);
  if (telling.length === all.length) return reading;
  const near = all.flatMap((word, at) => (BEFORE_NEAR.has(word) ? [all.slice(0, at).filter(isTelling).length] : []));
  return { ...reading, words: telling.length === 0 ? all : telling, near: new Set(near) };
}

function splitIntoParts(reading: Reading): Reading {
  if (reading.words.length === 0) return reading;
  const isTyping = /[\p{L}\p{N}]$/u.test(reading.typed);
  const phrases = phrasesOf(reading.words, isTyping);
  const nearParts = phrases.filter(({ from }) => reading.near.has(from)).map(({ part }) => part);
  return { ...reading, parts: phrases.map(({ part }) => part), nearParts: new Set(nearParts) };
}

function joinLandmarks(reading: Reading): Reading {
  const parts = withLandmarks(reading.parts, reading.nearParts);
  return parts.every((part, at) => part === reading.parts[at]) ? reading : { ...reading, parts };
}

function markOptional(reading: Reading, rule: OptionalRule): Reading {
  const { parts, marks } = reading;
  const cares = parts.filter(({ kind }) => kind === 'care');
  const isMarked = (part: QueryPart, id: string) => marks.get(part)?.includes(id) === true;
  const marked = parts.filter((part, at) => rule.marks(part, { parts, cares, isMarked }, at));
  if (marked.length === 0) return reading;
  const more = marked.map((part) => [part, [...(marks.get(part) ?? []), rule.id]] as const);
  return { ...reading, marks: new Map([...marks, ...more]) };
}
