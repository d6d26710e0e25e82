import { hypotheticalAt } from './hypothetical.ts';
import { between, clauseEnd, clauseStart, wordAt } from './spans.ts';
import { pastAt } from './time-past.ts';
import { CLAUSE, COMMA, SENTENCE, type Token } from './tokenise.ts';
import { PAST_WORDS, RECENT_WORDS, RELATIVES, RELATIVES_ILLNESS, WORRY_WORDS } from './words/scope-words.ts';
import { REPORTING } from './words/subject-words.ts';

/**
 * What the statement around a word is about: the illness now, the patient's past, another person, what a relative has,
 * something feared or inquired about, or something that might come.
 */
export type Context = 'present' | 'past' | 'other-person' | 'relative' | 'worry' | 'hypothetical';

/** Relatives of one text that are looked at, which bounds the work. */
const MAX_RELATIVES = 20;
const HISTORY = new Set(['history', 'pmh', 'hx']);
const TIME_UNITS = new Set(['day', 'week', 'month', 'hour', 'year', 'minute']);
/** Words at which the past medical history ends and the present complaint begins. */
const PRESENTING = new Set([
  'present',
  'presents',
  'presented',
  'presenting',
  'complains',
  'complaining',
  'comes',
  'came',
  'brought',
  'arrives',
  'now',
  'developed',
  'develops',
  'reports',
  'who',
  'seen',
  'today',
  'evaluated',
  'admitted',
  'visits',
  'awoke',
  'woke',
  'began',
  'noticed',
  'calls',
  'has',
]);
const PEOPLE = new Set([
  'i',
  'me',
  'he',
  'she',
  'him',
  'man',
  'woman',
  'boy',
  'girl',
  'child',
  'baby',
  'patient',
  'infant',
  'male',
  'female',
  'student',
  'old',
  'son',
  'daughter',
  'pikin',
  'wife',
  'husband',
]);

/** True if "history" is that of the present illness: "three-day history of", "history of fever for two days". */
function historyIsPresent(tokens: readonly Token[], at: number): boolean {
  const before = between(tokens, at - 4, at, (t) => TIME_UNITS.has(t.stem) || /^(present|complain)/.test(t.stem));
  if (before) return true;
  const end = clauseEnd(tokens, at + 1, SENTENCE, 14);
  return (
    between(tokens, at + 1, end, (t) => TIME_UNITS.has(t.stem) || t.word === 'since' || RECENT_WORDS.has(t.word)) &&
    !between(tokens, at + 1, end, (t) => t.word === 'ago' || PRESENTING.has(t.word))
  );
}

function mark(contexts: Context[], from: number, to: number, context: Context): void {
  for (let at = Math.max(0, from); at < to && at < contexts.length; at += 1) {
    if (context !== 'relative' || contexts[at] !== 'other-person') contexts[at] = context;
  }
}

function markHistory(tokens: readonly Token[], at: number, contexts: Context[]): void {
  const family = between(tokens, at - 2, at, (t) => t.word === 'family' || RELATIVES.has(t.word));
  if (!family && historyIsPresent(tokens, at)) return;
  let end = clauseEnd(tokens, at + 1, CLAUSE, 40);
  for (let k = at + 1; k < end; k += 1) {
    if (PRESENTING.has(wordAt(tokens, k))) end = k;
  }
  mark(contexts, at + 1, end, family ? 'other-person' : 'past');
}

function markRelative(tokens: readonly Token[], at: number, contexts: Context[]): void {
  const end = clauseEnd(tokens, at + 1, COMMA, 20);
  const theirs = between(tokens, at + 1, Math.min(end, at + 5), (t) => RELATIVES_ILLNESS.has(t.word));
  const recent = between(tokens, at + 1, end, (t) => RECENT_WORDS.has(t.word));
  if (REPORTING.has(wordAt(tokens, at + 1))) return;
  const isPersonBefore = between(tokens, 0, at, (t) => PEOPLE.has(t.word));
  if (!isPersonBefore) return;
  if (theirs && !recent) mark(contexts, at + 1, end, 'other-person');
  else if (/^(has|have|is|get)$/.test(wordAt(tokens, at + 1))) mark(contexts, at + 1, end, 'relative');
}

function markYearsAgo(tokens: readonly Token[], ago: number, contexts: Context[]): void {
  const years = between(tokens, ago - 2, ago, (t) => t.stem === 'year');
  if (years) mark(contexts, clauseStart(tokens, ago - 1, COMMA, 14), ago, 'past');
}

/** Marks what is only feared: "worried about cancer", "it is just gas". */
function markWorry(tokens: readonly Token[], at: number, contexts: Context[]): void {
  const word = wordAt(tokens, at);
  const isPlayedDown = (word === 'just' || word === 'only') && /^(is|its|be|was)$/.test(wordAt(tokens, at - 1));
  if (!WORRY_WORDS.has(word) && !isPlayedDown) return;
  mark(contexts, at + 1, clauseEnd(tokens, at + 1, CLAUSE, 8), 'worry');
}

/** Marks the disease of "vaccinated against measles" as no illness of the patient. */
function markVaccine(tokens: readonly Token[], at: number, contexts: Context[]): void {
  if (!/^(against|for)$/.test(wordAt(tokens, at + 1))) return;
  mark(contexts, at + 2, clauseEnd(tokens, at + 2, CLAUSE, 10), 'other-person');
}

/**
 * Returns the context of each word. Only illnesses named by a diagnosis are worries ("could it be cancer"): a complaint
 * that a patient worries about is present.
 */
export function contextsOf(tokens: readonly Token[], others: readonly boolean[]): readonly Context[] {
  const contexts: Context[] = tokens.map((_, at) => (others[at] === true ? 'other-person' : 'present'));
  let relatives = 0;
  tokens.forEach(({ word, stem }, at) => {
    markWorry(tokens, at, contexts);
    const past = pastAt(tokens, at);
    if (past !== undefined) mark(contexts, past.from, past.to, 'past');
    const might = hypotheticalAt(tokens, at);
    if (might !== undefined) mark(contexts, might.from, might.to, 'hypothetical');
    if (HISTORY.has(word)) markHistory(tokens, at, contexts);
    else if (RELATIVES.has(word) && relatives < MAX_RELATIVES) {
      relatives += 1;
      markRelative(tokens, at, contexts);
    } else if (word === 'ago') markYearsAgo(tokens, at, contexts);
    else if (PAST_WORDS.has(word)) {
      mark(contexts, clauseStart(tokens, at, COMMA, 8), clauseEnd(tokens, at + 1, COMMA, 8), 'past');
    } else if (stem === 'vaccine') markVaccine(tokens, at, contexts);
  });
  return contexts;
}
