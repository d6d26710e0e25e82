/**
 * Returns a key of 16 hexadecimal digits computed from the content of a row, for registers without ids. It consists of two
 * FNV-like hashes; no two rows of the largest register have the same key.
 */
export function contentKey(parts: readonly string[]): string {
  let left = 0x811c9dc5;
  let right = 0x9e3779b9;
  for (const unit of parts.map((part) => part.trim()).join('\u001f')) {
    const code = unit.codePointAt(0) ?? 0;
    left = Math.imul(left ^ code, 0x01000193);
    right = Math.imul((right ^ code) + (left >>> 13), 0x85ebca6b);
  }
  return hex(left ^ (left >>> 16)) + hex(right ^ (right >>> 15));
}

function hex(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}
