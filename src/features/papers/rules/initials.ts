/** Returns the initials of a name, for example `A. O.`; titles count like names. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return letters.map((letter) => `${letter.toUpperCase()}.`).join(' ');
}
