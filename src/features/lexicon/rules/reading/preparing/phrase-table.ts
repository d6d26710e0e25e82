import type { Token } from '../tokenise.ts';

/** Phrases by their first word, the longest first. */
export type PhraseTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Returns a table of phrases, each in lower case with single spaces. */
export function tableOf(phrases: readonly string[]): PhraseTable {
  const table = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const known = table.get(words[0] ?? '') ?? [];
    known.push(words);
    known.sort((a, b) => b.length - a.length);
    table.set(words[0] ?? '', known);
  }
  return table;
}

/** Returns how many words the longest phrase has that begins at this place, 0 if none does. Marks end a phrase. */
export function joinsOf(table: PhraseTable, tokens: readonly Token[], at: number): number {
  const phrase = table
    .get(tokens[at]?.word ?? '')
    ?.find((words) =>
      words.every((word, k) => tokens[at + k]?.word === word && (k === 0 || tokens[at + k]?.boundary === 0)),
    );
  return phrase?.length ?? 0;
}
