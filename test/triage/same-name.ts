/** Words that tell no two names apart. */
const EMPTY = new Set('acute of the a or and in with infection simple viral possible severe uncomplicated'.split(' '));

const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
const wordsOf = (name: string) =>
  new Set(
    plain(name)
      .split(' ')
      .filter((word) => !EMPTY.has(word))
      .map((word) => word.replace(/s$/, '')),
  );

/** True if two names mean the same: one is in the other, or all words of the shorter one are. */
export function sameName(a: string, b: string): boolean {
  if (plain(a).includes(plain(b)) || plain(b).includes(plain(a))) return true;
  const [few, many] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.size - y.size);
  return few !== undefined && few.size > 0 && [...few].every((word) => many?.has(word));
}
