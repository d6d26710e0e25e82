import { stem } from './stem.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';

const BEFORE_FITS = new Set(
  'with and has have had having got getting get febrile repeated plus two three four many more'.split(' '),
);
const AFTER_OTHER_FITS = new Set('of me him her you us them well into in perfectly nicely'.split(' '));
const CHILD = new Set('baby child pikin pickin infant toddler newborn boy girl son daughter'.split(' '));
const AFTER_FIT = new Set('since now again and for today this every anyhow'.split(' '));

/** "fever with fits", "fits and fever"; not "coughing fits", "fits of laughter", "it fits". */
function areFits(tokens: readonly Token[], at: number): boolean {
  const { word, boundary } = tokens[at] ?? { word: '', boundary: 0 };
  if (word !== 'fits') return false;
  const next = tokens[at + 1];
  if (next !== undefined && next.boundary < COMMA && AFTER_OTHER_FITS.has(next.word)) return false;
  return at === 0 || boundary >= COMMA || BEFORE_FITS.has(tokens[at - 1]?.word ?? '');
}

/** "my baby dey fit": in Pidgin "dey fit" means "can", unless it is said of a child and no verb follows. */
function childFits(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'fit' || tokens[at - 1]?.word !== 'dey') return false;
  const next = tokens[at + 1];
  if (next !== undefined && next.boundary < COMMA && !AFTER_FIT.has(next.word)) return false;
  for (let before = at - 2; before >= at - 4; before -= 1) {
    if (CHILD.has(tokens[before]?.word ?? '')) return true;
    if ((tokens[before + 1]?.boundary ?? SENTENCE) >= COMMA) return false;
  }
  return false;
}

/** The same text with "fit" and "fits" as seizures where they can only mean that. */
export function readFits(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) =>
    areFits(tokens, at) || childFits(tokens, at) ? { ...token, word: 'seizure', stem: stem('seizure') } : token,
  );
}
