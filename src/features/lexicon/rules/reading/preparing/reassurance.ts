import { boundaryAt, wordAt } from '../spans.ts';
import { SENTENCE, type Token } from '../tokenise.ts';
import { joinsOf, type PhraseTable, tableOf } from './phrase-table.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const SAYING = words(
  'say says said saying tell tells told think thinks thought believe believes believed assured reassured insist insists ' +
    'insisted swears claims claimed feels advised diagnosed concluded dismissed',
);
/** What is said to play an illness down. */
const ALL_CLEAR: PhraseTable = tableOf([
  'all is well',
  'calm down',
  'dont worry',
  'do not worry',
  'fine',
  'go away',
  'go home',
  'i will be fine',
  'is normal',
  'its normal',
  'just',
  'harmless',
  'no be anything',
  'no big deal',
  'no cause for alarm',
  'no need to worry',
  'no wahala',
  'normal',
  'not serious',
  'not to worry',
  'not worry',
  'nothing',
  'ok',
  'okay',
  'only',
  'overthinking',
  'simple',
  'stress',
  'will pass',
]);
/** Words between the verb and what is said, at most. */
const REACH = 8;
/** Words from the speaker to the verb, at most. */
const MAX_SPEAKER = 12;
const SPEAKERS = words(
  'friend friends nurse nurses doctor doctors dr doc pharmacist chemist midwife mother mum mom father dad sister brother ' +
    'husband wife uncle aunty aunt neighbour neighbor pastor boss colleague roommate teacher relative family people everyone ' +
    'everybody person he she they matron physician mama papa grandmother specialist',
);
const BEFORE_SPEAKER = words('my our the a an one his her their some all even but and because so though although');
const TURNS = words('but however yet although though still');

/** True if the word at this place belongs to the sentence of the word before it. */
const continuesSentence = (tokens: readonly Token[], at: number) => at > 0 && boundaryAt(tokens, at) < SENTENCE;

/** The place of the first word of the phrase that names the speaker of the verb at `verb`; undefined without a speaker. */
function speakerOf(tokens: readonly Token[], verb: number): number | undefined {
  let speaker: number | undefined;
  for (let at = verb - 1; at >= verb - MAX_SPEAKER && continuesSentence(tokens, at + 1); at -= 1) {
    if (SPEAKERS.has(wordAt(tokens, at))) speaker = at;
  }
  if (speaker === undefined) return undefined;
  while (continuesSentence(tokens, speaker) && BEFORE_SPEAKER.has(wordAt(tokens, speaker - 1))) speaker -= 1;
  return speaker;
}

/** The place behind what is said; undefined if nothing of it plays an illness down. */
function endOfReassurance(tokens: readonly Token[], verb: number): number | undefined {
  let plays = false;
  let at = verb + 1;
  for (; continuesSentence(tokens, at); at += 1) {
    if (TURNS.has(wordAt(tokens, at))) break;
    if (at <= verb + REACH && joinsOf(ALL_CLEAR, tokens, at) > 0) plays = true;
  }
  return plays ? at : undefined;
}

/**
 * Returns the tokens without what others say to play the illness down: "my friend who is a nurse says it is just stress and
 * I should not worry". The same tokens if no one does.
 */
export function withoutReassurance(tokens: readonly Token[]): readonly Token[] {
  let left: Token[] | undefined;
  let copied = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!SAYING.has(wordAt(tokens, at))) continue;
    const from = speakerOf(tokens, at);
    const to = endOfReassurance(tokens, at);
    if (from === undefined || to === undefined || from < copied) continue;
    left ??= [];
    left.push(...tokens.slice(copied, from));
    copied = to;
    at = to - 1;
  }
  return left === undefined ? tokens : [...left, ...tokens.slice(copied)];
}
