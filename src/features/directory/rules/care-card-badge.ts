/**
 * The blue badge of a provider without urgent care: the first word of the specialty.
 * @see patient-area specification, section 4: provider card badge
 */
export function firstWord(specialty: string): string {
  return specialty.trim().split(/\s+/)[0] ?? '';
}
