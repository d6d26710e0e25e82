import { hypotheticalAt } from './hypothetical.ts';
import { between, clauseEnd, clauseStart } from './spans.ts';
import { pastAt } from './time-past.ts';
import { CLAUSE, COMMA, SENTENCE, type Token } from './tokenise.ts';
import { PAST_WORDS, RECENT_WORDS, RELATIVES, RELATIVES_ILLNESS, WORRY_WORDS } from './words/scope-words.ts';
import { REPORTING } from './words/subject-words.ts';

/**
 * What a word speaks of: the illness now, the patient's past, another person, what a relative has, something feared or asked, or
 * something that might come. */
export type Context = 'present' | 'past' | 'other-person' | 'relative' | 'worry' | 'hypothetical';

const TIME_UNITS = new Set(['day', 'week', 'month', 'hour', 'year', 'minute']);
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

/** "three-day history of", "presents with a history of", "history of fever for two days": the illness now. */
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
    if (PRESENTING.has(tokens[k]?.word ?? '')) end = k;
  }
  mark(contexts, at + 1, end, family ? 'other-person' : 'past');
}

function markRelative(tokens: readonly Token[], at: number, contexts: Context[]): void {
  const end = clauseEnd(tokens, at + 1, COMMA, 20);
  const theirs = between(tokens, at + 1, Math.min(end, at + 5), (t) => RELATIVES_ILLNESS.has(t.word));
  const recent = between(tokens, at + 1, end, (t) => RECENT_WORDS.has(t.word));
  if (REPORTING.has(tokens[at + 1]?.word ?? '')) return;
  const somebodyBefore = between(tokens, 0, at, (t) => PEOPLE.has(t.word));
  if (!somebodyBefore) return;
  if (theirs && !recent) mark(contexts, at + 1, end, 'other-person');
  else if (/^(has|have|is|get)$/.test(tokens[at + 1]?.word ?? '')) mark(contexts, at + 1, end, 'relative');
}

function markYearsAgo(tokens: readonly Token[], ago: number, contexts: Context[]): void {
  const years = between(tokens, ago - 2, ago, (t) => t.stem === 'year');
  if (years) mark(contexts, clauseStart(tokens, ago - 1, COMMA, 14), ago, 'past');
}

/**
 * What each word speaks of. Only illnesses named by a diagnosis are worries ("could it be cancer"): a complaint that
 * somebody worries about is there.
 */
export function contextsOf(tokens: readonly Token[], others: readonly boolean[]): readonly Context[] {
  const contexts: Context[] = tokens.map((_, at) => (others[at] === true ? 'other-person' : 'present'));
  let relatives = 0;
  tokens.forEach((token, at) => {
    const { word } = token;
    const playedDown = (word === 'just' || word === 'only') && /^(is|its|be|was)$/.test(tokens[at - 1]?.word ?? '');
    if (WORRY_WORDS.has(word) || playedDown) mark(contexts, at + 1, clauseEnd(tokens, at + 1, CLAUSE, 8), 'worry');
    const past = pastAt(tokens, at);
    if (past !== undefined) mark(contexts, past.from, past.to, 'past');
    const might = hypotheticalAt(tokens, at);
    if (might !== undefined) mark(contexts, might.from, might.to, 'hypothetical');
    if (word === 'history' || word === 'pmh' || word === 'hx') markHistory(tokens, at, contexts);
    else if (RELATIVES.has(word) && relatives < 20) {
      relatives += 1;
      markRelative(tokens, at, contexts);
    } else if (word === 'ago') markYearsAgo(tokens, at, contexts);
    else if (PAST_WORDS.has(word))
      mark(contexts, clauseStart(tokens, at, COMMA, 8), clauseEnd(tokens, at + 1, COMMA, 8), 'past');
    else if (token.stem === 'vaccine' && /^(against|for)$/.test(tokens[at + 1]?.word ?? '')) {
      mark(contexts, at + 2, clauseEnd(tokens, at + 2, CLAUSE, 10), 'other-person');
    }
  });
  return contexts;
}
