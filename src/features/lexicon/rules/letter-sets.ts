/** The letters of a word as a set of bits. Characters that share a bit count as the same letter. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * False if two words differ in more letters than some slips of the pen can change: each slip adds at most one letter and
 * removes at most one. A quick look before the distance of the words is measured.
 */
export function mayBeMisspelt(letters: number, others: number, slips: number): boolean {
  const differing = letters ^ others;
  return bitsOf(differing & letters) <= slips && bitsOf(differing & others) <= slips;
}

/** How many bits of a number are set, counted in pairs, fours and bytes at once. */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
