import { stem } from './stem.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';

const BEFORE_FITS = new Set(
  'with and has have had having got getting get febrile repeated plus two three four many more'.split(' '),
);
const AFTER_OTHER_FITS = new Set('of me him her you us them well into in perfectly nicely'.split(' '));
const CHILD = new Set('baby child pikin pickin infant toddler newborn boy girl son daughter'.split(' '));
const ADULT = new Set(
  'he she mother mum mummy mama father papa wife husband woman man sister brother aunty uncle person patient lady'.split(
    ' ',
  ),
);
const BEFORE_FITTING = new Set('is was has been dey still keeps started just now'.split(' '));
const AFTER_FIT = new Set('since now again and for today this every anyhow'.split(' '));

/** "fever with fits", "fits and fever"; not "coughing fits", "fits of laughter", "it fits". */
function areFits(tokens: readonly Token[], at: number): boolean {
  const { word, boundary } = tokens[at] ?? { word: '', boundary: 0 };
  if (word !== 'fits') return false;
  const next = tokens[at + 1];
  const isOther = next !== undefined && next.boundary < COMMA && AFTER_OTHER_FITS.has(next.word);
  if (isOther && tokens[at + 2]?.word !== 'pregnancy') return false;
  return at === 0 || boundary >= COMMA || BEFORE_FITS.has(tokens[at - 1]?.word ?? '');
}

/** True if nothing more is said of a fit than its time: no verb as in "dey fit waka", no clothes. */
function isSaidAlone(next: Token | undefined): boolean {
  return next === undefined || next.boundary >= COMMA || AFTER_FIT.has(next.word);
}

/**
 * "my baby dey fit", "she dey fit": in Pidgin "dey fit" means "can", unless it is said of a child and no verb follows; of
 * somebody else nothing at all may.
 */
function doesFit(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'fit' || tokens[at - 1]?.word !== 'dey' || tokens[at - 2]?.word === 'no') return false;
  const next = tokens[at + 1];
  if (!isSaidAlone(next)) return false;
  if (ADULT.has(tokens[at - 2]?.word ?? '')) return next === undefined || next.boundary >= COMMA;
  for (let before = at - 2; before >= at - 4; before -= 1) {
    if (CHILD.has(tokens[before]?.word ?? '')) return true;
    if ((tokens[before + 1]?.boundary ?? SENTENCE) >= COMMA) return false;
  }
  return false;
}

/** "child fitting", "she is fitting since morning"; not "fitting clothes", "the dress is fitting her". */
function isFitting(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'fitting' || !isSaidAlone(tokens[at + 1])) return false;
  let who = at - 1;
  while (who > at - 4 && BEFORE_FITTING.has(tokens[who]?.word ?? '')) who -= 1;
  const { word = '' } = tokens[who] ?? {};
  return CHILD.has(word) || ADULT.has(word);
}

/** The same text with "fit" and "fits" as seizures where they can only mean that. */
export function readFits(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) =>
    areFits(tokens, at) || doesFit(tokens, at) || isFitting(tokens, at)
      ? { ...token, word: 'seizure', stem: stem('seizure') }
      : token,
  );
}
