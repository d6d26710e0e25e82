const NEIGHBOURS = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    Array.from(row, (letter, at): [string, string] => [letter, `${row[at - 1] ?? ''}${row[at + 1] ?? ''}`]),
  ),
);

/** Returns numbers from 0 to 1 that depend on the seed only. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the word with one slip of the fingers: a letter dropped, doubled, swapped with the next, or a neighbour hit. */
export function slipped(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  const letter = word.charAt(at);
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2);
    default: {
      const near = NEIGHBOURS.get(letter.toLowerCase()) ?? letter;
      return word.slice(0, at) + near.charAt(Math.floor(random() * near.length)) + word.slice(at + 1);
    }
  }
}

/** Returns the text with a slip in every second word of four letters or more. */
export function withSlips(text: string, random: () => number): string {
  let count = 0;
  return text.replace(/[A-Za-z]{4,}/g, (word) => {
    count += 1;
    return count % 2 === 1 ? slipped(word, random) : word;
  });
}

/** Returns the text with its sentences in another order. */
export function withSentencesTurned(text: string, random: () => number): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const from = Math.floor(random() * sentences.length);
  return [...sentences.slice(from), ...sentences.slice(0, from)].join(' ');
}
