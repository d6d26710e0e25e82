import { FILLER_WORDS } from './filler-words.ts';
import type { Mention } from './find-mentions.ts';
import { unitDays } from './numbers.ts';
import { NEGATORS, RECENT_WORDS } from './scope-words.ts';
import { stem } from './stem.ts';
import { BEFORE_SUBJECT, JOINING, KIN, REPORTING, SELF_WORDS } from './subject-words.ts';
import { COMMA, type Token } from './tokenise.ts';

const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.split(' ').map(stem));
/** Share of the words that carry meaning from which on a text counts as hardly understood. */
const MUCH = 0.6;
/** Fewest such words. */
const FEWEST = 3;

/** What tablets are usually taken of, and what batteries are usually in. */
const HARMLESS = /^(iron|vitamin|folic|calcium|paracetamol|panadol|phone|torch|generator|inverter)$/;

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(stem));
const DANGEROUS = stems(
  'chest breath breathe breathing belle pregnant pregnancy preg blood bleed unconscious unresponsive faint collapse wrist ' +
    'tablet tablets pill pills poison kerosene heart tongue gasp die dying kill knife rope battery overdose medicine',
);
const CHILD = stems('pikin baby child infant toddler newborn');
const OF_THE_SKIN = stems('patch patches scale scales spot spots mole pimple pimples dandruff bump bumps rash rashes');
/** What says that the part of the body named with it is as it should be: "his breathing is quiet". */
const AS_IT_SHOULD_BE = stems('quiet calm clear fine normal normally okay ok well soft free usual regular gentle');
const SWALLOWED = stems('drink drank drunk swallow swallowed');

const tellsNothing = ({ word, stem: form, value }: Token): boolean =>
  !Number.isNaN(value) ||
  word.length < 3 ||
  FILLERS.has(form) ||
  [SELF_WORDS, REPORTING, JOINING, BEFORE_SUBJECT, NEGATORS, RECENT_WORDS].some((words) => words.has(word));

/** Whether the words right behind this one, in its clause, say that it is as it should be. */
function isAsItShouldBe(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.boundary >= COMMA || NEGATORS.has(token.word)) return false;
    if (AS_IT_SHOULD_BE.has(token.stem)) return true;
    if (!/^(is|are|was|be|dey|still|very|all|sounds?|looks?|has|been)$/.test(token.word)) return false;
  }
  return false;
}

/**
 * Whether most of what a text says wasn't understood, and a word of a dangerous area is among it: then nothing in the
 * rest makes it safe to stay at home. What is denied is understood.
 */
export function unreadDanger(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  covered: ArrayLike<number>,
): boolean {
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
    if ((covered[at] ?? -1) >= 0 || KIN.has(token.word) || unitDays(token) !== undefined || tellsNothing(token)) return;
    all += 1;
    if (read.has(at)) return;
    unread += 1;
    const harmless = [-1, 1, 2].some((step) => HARMLESS.test(tokens[at + step]?.word ?? ''));
    if (DANGEROUS.has(token.stem) && !harmless && !isAsItShouldBe(tokens, at)) danger = true;
    if (SWALLOWED.has(token.stem)) swallowed = true;
  });
  return ((danger && !skin) || (child && swallowed)) && all >= FEWEST && unread >= all * MUCH;
}
