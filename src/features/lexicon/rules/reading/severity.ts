import { boundaryAt, follows, stemAt, valueAt, wordAt } from './spans.ts';
import { stem } from './stem.ts';
import { COMMA, type Token } from './tokenise.ts';

/** 1 mild or unsaid, 2 moderate, 3 severe. */
export type Severity = 1 | 2 | 3;

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));

const SEVERE = stems(
  'severe worst excruciating unbearable agonizing agonising terrible intense extreme extremely awful horrible incredible ' +
    'incredibly intractable unimaginable violent crippling debilitating seriously die terribly toomuch horribly severely intensely',
);
const MODERATE = stems(
  'moderate moderately considerable marked markedly significant significantly very bad badly strong strongly',
);

/** "the worst headache" is severe, "worst in the morning" isn't. */
const THE_WORST = new Set(['the', 'my', 'his', 'her']);
const WORST_OF = new Set(['pain', 'headache', 'ever', 'of', 'possible']);

/** Activities: "danced too much" says nothing about a pain. */
const DONE = stems(
  'danced dance ate eat drank drink worked work played play walked walk talked talk trekked read sang',
);

/** Words on each side of a finding that can say how severe it is. */
const REACH = 4;

/** Severity of "9/10" and "9 out of 10"; undefined if the word at this place isn't a number on that scale. */
function severityOfTen(tokens: readonly Token[], at: number): Severity | undefined {
  const value = valueAt(tokens, at);
  const isOfTen =
    (follows(tokens, at + 1, '/') && valueAt(tokens, at + 2) === 10) ||
    (follows(tokens, at + 1, 'out', 'of') && valueAt(tokens, at + 3) === 10);
  if (!isOfTen || !(value <= 10)) return undefined;
  if (value >= 7) return 3;
  return value >= 4 ? 2 : 1;
}

/** True if a word of severity says nothing of a complaint here: "not severe", "worst in the morning", "danced too much". */
function isNoSeverity(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  if (before === 'not' || before === 'no') return true;
  if (word === 'worst') return !THE_WORST.has(before) && !WORST_OF.has(wordAt(tokens, at + 1));
  return word === 'toomuch' && DONE.has(stemAt(tokens, at - 1));
}

/** Returns the severity that each word states by itself, 1 for words that state none. */
export function severities(tokens: readonly Token[]): readonly Severity[] {
  return tokens.map((token, at) => {
    if (!Number.isNaN(token.value)) return severityOfTen(tokens, at) ?? 1;
    const isSevere = SEVERE.has(token.stem);
    if ((!isSevere && !MODERATE.has(token.stem)) || isNoSeverity(tokens, at)) return 1;
    return isSevere ? 3 : 2;
  });
}

/** Returns the severity that the words around a finding state: "severe headache", "pain is 9/10", "dey pain me well well". */
export function severityAround(
  tokens: readonly Token[],
  levels: readonly Severity[],
  first: number,
  last: number,
): Severity {
  let level: Severity = 1;
  const look = (at: number) => {
    const here = levels[at] ?? 1;
    if (here > level) level = here;
  };
  for (let at = first; at <= last; at += 1) look(at);
  for (let at = first - 1; at >= first - REACH && at >= 0; at -= 1) {
    if (boundaryAt(tokens, at + 1) >= COMMA) break;
    look(at);
  }
  for (let at = last + 1; at <= last + REACH && at < tokens.length; at += 1) {
    if (boundaryAt(tokens, at) >= COMMA || wordAt(tokens, at) === 'and') break;
    look(at);
  }
  return level;
}
