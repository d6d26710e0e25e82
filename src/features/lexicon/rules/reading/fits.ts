import { boundaryAt, wordAt } from './spans.ts';
import { stem } from './stem.ts';
import { COMMA, type Token } from './tokenise.ts';

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

/** True for "fever with fits" and "fits and fever"; false for "coughing fits", "fits of laughter" and "it fits". */
function areFits(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'fits') return false;
  const isOther = boundaryAt(tokens, at + 1) < COMMA && AFTER_OTHER_FITS.has(wordAt(tokens, at + 1));
  if (isOther && wordAt(tokens, at + 2) !== 'pregnancy') return false;
  return at === 0 || boundaryAt(tokens, at) >= COMMA || BEFORE_FITS.has(wordAt(tokens, at - 1));
}

/** True if only a time follows a fit: no verb as in "dey fit waka", no clothes. */
function isSaidAlone(tokens: readonly Token[], fit: number): boolean {
  return boundaryAt(tokens, fit + 1) >= COMMA || AFTER_FIT.has(wordAt(tokens, fit + 1));
}

/** True if one of the three words up to this place, without a comma between, names a child. */
function isChildBefore(tokens: readonly Token[], last: number): boolean {
  for (let at = last; at >= last - 2; at -= 1) {
    if (CHILD.has(wordAt(tokens, at))) return true;
    if (boundaryAt(tokens, at + 1) >= COMMA) return false;
  }
  return false;
}

/**
 * True for "my baby dey fit" and "she dey fit". In Pidgin "dey fit" means "can", unless a child is the subject and no verb
 * follows, or anyone else is and nothing follows.
 */
function doesFit(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'fit' || wordAt(tokens, at - 1) !== 'dey') return false;
  const subject = wordAt(tokens, at - 2);
  if (subject === 'no' || !isSaidAlone(tokens, at)) return false;
  return ADULT.has(subject) ? boundaryAt(tokens, at + 1) >= COMMA : isChildBefore(tokens, at - 2);
}

/** True for "child fitting" and "she is fitting since morning"; false for "fitting clothes", "the dress is fitting her". */
function isFitting(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'fitting' || !isSaidAlone(tokens, at)) return false;
  let who = at - 1;
  while (who > at - 4 && BEFORE_FITTING.has(wordAt(tokens, who))) who -= 1;
  const word = wordAt(tokens, who);
  return CHILD.has(word) || ADULT.has(word);
}

/** Returns the tokens with "fit" and "fits" replaced by "seizure" where they can mean nothing else. */
export function readFits(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) =>
    areFits(tokens, at) || doesFit(tokens, at) || isFitting(tokens, at)
      ? { ...token, word: 'seizure', stem: stem('seizure') }
      : token,
  );
}
