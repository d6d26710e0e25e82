/** Letters of Hausa that Unicode doesn't take apart into a plain letter and a mark. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/**
 * Text as it is compared in a search: lower case, without accents and apostrophes, every other mark a single space.
 * Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'‘’ʼʻ`´]/gu, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a free-text search looks in for one provider or listing, folded. */
export function searchTextOf(provider: {
  readonly name: string;
  readonly specialty: string;
  readonly facilityType?: string | null;
  readonly state: string;
  readonly lga?: string | null;
  readonly address?: string | null;
}): string {
  const { name, specialty, facilityType, lga, state, address } = provider;
  return foldText([name, specialty, facilityType, address, lga, state].filter(Boolean).join(' '));
}
