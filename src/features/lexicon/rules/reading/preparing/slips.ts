/** The letters around each letter on a keyboard of English layout. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'qwsz',
  b: 'vghn',
  c: 'xdfv',
  d: 'serfcx',
  e: 'wsdr',
  f: 'drtgvc',
  g: 'ftyhbv',
  h: 'gyujnb',
  i: 'ujko',
  j: 'huikmn',
  k: 'jiolm',
  l: 'kop',
  m: 'njk',
  n: 'bhjm',
  o: 'iklp',
  p: 'ol',
  q: 'wa',
  r: 'edft',
  s: 'awedxz',
  t: 'rfgy',
  u: 'yhji',
  v: 'cfgb',
  w: 'qase',
  x: 'zsdc',
  y: 'tghu',
  z: 'asx',
};
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns the words that one slip of the fingers turns into this one: a letter dropped, doubled, swapped with the next, or
 * replaced by a neighbour on the keyboard.
 * @param places how many letters from the start a slip is looked for at
 */
export function beforeSlip(word: string, places: number): readonly string[] {
  const words: string[] = [];
  for (let at = 0; at <= Math.min(word.length, places); at += 1) {
    const head = word.slice(0, at);
    const letter = word[at] ?? '';
    const tail = word.slice(at + 1);
    if (letter !== '' && letter === word[at + 1]) words.push(head + tail);
    if (tail !== '' && letter !== tail[0]) words.push(`${head}${tail.charAt(0)}${letter}${tail.slice(1)}`);
    for (const near of NEIGHBOURS[letter] ?? '') words.push(head + near + tail);
    for (const missing of LETTERS) words.push(head + missing + letter + tail);
  }
  return words;
}
