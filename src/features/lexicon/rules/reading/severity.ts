import { stem } from './stem.ts';
import { CLAUSE, COMMA, type Token } from './tokenise.ts';

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

/** Activities that "too much" may belong to: "danced too much" says nothing of a pain. */
const DONE = stems(
  'danced dance ate eat drank drink worked work played play walked walk talked talk trekked read sang',
);

/** Words on each side of a finding that can say how severe it is. */
const REACH = 4;

function severityOf(tokens: readonly Token[], at: number): Severity {
  const token = tokens[at];
  if (token === undefined) return 1;
  const scale = tokens[at + 1]?.word === '/' || (tokens[at + 1]?.word === 'out' && tokens[at + 2]?.word === 'of');
  const ten = tokens[at + 1]?.word === '/' ? tokens[at + 2]?.value === 10 : tokens[at + 3]?.value === 10;
  if (scale && ten && token.value <= 10) {
    if (token.value >= 7) return 3;
    return token.value >= 4 ? 2 : 1;
  }
  if (token.word === 'worst' && !THE_WORST.has(tokens[at - 1]?.word ?? '') && !WORST_OF.has(tokens[at + 1]?.word ?? ''))
    return 1;
  if (tokens[at - 1]?.word === 'not' || tokens[at - 1]?.word === 'no') return 1;
  if (token.word === 'toomuch' && DONE.has(tokens[at - 1]?.stem ?? '')) return 1;
  if (SEVERE.has(token.stem)) return 3;
  return MODERATE.has(token.stem) ? 2 : 1;
}

/** How severe each word says that something is, so that findings can look around them. */
export function severities(tokens: readonly Token[]): readonly Severity[] {
  return tokens.map((_, at) => severityOf(tokens, at));
}

/** The severity that the words around a finding state: "severe headache", "pain is 9/10", "dey pain me well well". */
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
    if ((tokens[at + 1]?.boundary ?? CLAUSE) >= COMMA) break;
    look(at);
  }
  for (let at = last + 1; at <= last + REACH && at < tokens.length; at += 1) {
    if ((tokens[at]?.boundary ?? CLAUSE) >= COMMA || tokens[at]?.word === 'and') break;
    look(at);
  }
  return level;
}
