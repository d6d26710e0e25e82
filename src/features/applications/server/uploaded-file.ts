const MAX_NAME_LENGTH = 150;

/** An uploaded file, with the sender's name for it. */
export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns the name of a file as one line without a path. Only shown to reviewers, never used as a path. */
export function plainName(name: string, fallback: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, MAX_NAME_LENGTH).join('') || fallback;
}
