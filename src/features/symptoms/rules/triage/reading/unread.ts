import { FILLER_WORDS } from './filler-words.ts';
import type { Mention } from './find-mentions.ts';
import { unitDays } from './numbers.ts';
import { NEGATORS, RECENT_WORDS } from './scope-words.ts';
import { stem } from './stem.ts';
import { BEFORE_SUBJECT, JOINING, KIN, REPORTING, SELF_WORDS } from './subject-words.ts';
import type { Token } from './tokenise.ts';

const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.split(' ').map(stem));
/** Share of the words that carry meaning from which on a text counts as hardly understood. */
const MUCH = 0.6;
/** Fewest such words. */
const FEWEST = 3;

/** What tablets are usually taken of. */
const HARMLESS = /^(iron|vitamin|folic|calcium|paracetamol|panadol)$/;

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(stem));
const DANGEROUS = stems(
  'chest breath breathe breathing belle pregnant pregnancy preg blood bleed unconscious unresponsive faint collapse wrist ' +
    'tablet tablets pill pills poison kerosene',
);
const CHILD = stems('pikin baby child infant toddler newborn');
const OF_THE_SKIN = stems('patch patches scale scales spot spots mole pimple pimples dandruff');
const SWALLOWED = stems('drink drank drunk swallow swallowed');

const tellsNothing = ({ word, stem: form, value }: Token): boolean =>
  !Number.isNaN(value) ||
  word.length < 3 ||
  FILLERS.has(form) ||
  [SELF_WORDS, REPORTING, JOINING, BEFORE_SUBJECT, NEGATORS, RECENT_WORDS].some((words) => words.has(word));

/**
 * Whether most of what a text says wasn't understood, and a word of a dangerous area is among it: then nothing in the
 * rest makes it safe to stay at home.
 */
export function unreadDanger(tokens: readonly Token[], mentions: readonly Mention[]): boolean {
  const read = new Set(mentions.flatMap(({ at }) => at));
  let all = 0;
  let unread = 0;
  let danger = false;
  let child = false;
  let swallowed = false;
  let skin = false;
  tokens.forEach((token, at) => {
    if (OF_THE_SKIN.has(token.stem)) skin = true;
    if (CHILD.has(token.stem)) child = true;
    if (KIN.has(token.word) || unitDays(token) !== undefined || tellsNothing(token)) return;
    all += 1;
    if (read.has(at)) return;
    unread += 1;
    const harmless = [-1, 1, 2].some((step) => HARMLESS.test(tokens[at + step]?.word ?? ''));
    if (DANGEROUS.has(token.stem) && !harmless) danger = true;
    if (SWALLOWED.has(token.stem)) swallowed = true;
  });
  return ((danger && !skin) || (child && swallowed)) && all >= FEWEST && unread >= all * MUCH;
}
