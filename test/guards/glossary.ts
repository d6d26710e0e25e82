import ts from 'typescript-api';
import { commentsOf, type Finding } from './read-source.ts';

/** The words that docs/glossary.md says not to use. */
export interface BannedWords {
  /** Banned in names and in prose, lower case, with what to write instead. */
  readonly words: ReadonlyMap<string, string>;
  /** Banned at the beginning of constants, such as `MOST_`. */
  readonly prefixes: readonly string[];
  /** Banned in prose only; a capital first letter counts at the beginning of a sentence. */
  readonly phrases: readonly string[];
  /** Published names, which keep their words. */
  readonly published: ReadonlySet<string>;
}

/** Reads the section "Words not to use" of the glossary. */
export function bannedWords(glossary: string): BannedWords {
  const section = glossary.split('## Words not to use')[1] ?? '';
  const [names = '', prose = ''] = section.split('In prose also:');
  const rows = [...names.matchAll(/^\| ([^|]+?) \| ([^|]+?) \|$/gm)]
    .slice(1)
    .map(([, not = '', but = '']) => [not, but] as const);
  return {
    words: new Map(rows.filter(([not]) => /^[a-z]+$/.test(not))),
    prefixes: rows.map(([not]) => not).filter((not) => not.endsWith('_')),
    phrases: [...prose.matchAll(/^\| ([^|]+?) \| /gm)]
      .map(([, not = '']) => not)
      .filter((not) => /[a-z]/.test(not) && not !== 'not'),
    published: new Set([...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
  };
}

/** Where a file uses banned words: in identifiers, comments and the titles of tests. */
export function usesOf({ words, prefixes, phrases, published }: BannedWords, tree: ts.SourceFile): Finding[] {
  const found: Finding[] = [];
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const prose = (line: number, text: string) => {
    const inWords = text
      .replaceAll(/`[^`]*`/g, '')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => words.has(word));
    const inPhrases = phrases.filter((phrase) => new RegExp(`(?<![\\w-])${phrase}\\b`).test(text));
    for (const word of [...inWords, ...inPhrases]) found.push({ line, text: `says "${word}"` });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !published.has(node.text)) {
      const banned =
        wordsOf(node.text).some((word) => words.has(word)) || prefixes.some((prefix) => node.text.startsWith(prefix));
      if (banned) found.push({ line: lineOf(node), text: node.text });
    }
    if (ts.isCallExpression(node) && /^(test|it|describe)$/.test(calleeOf(node))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) prose(lineOf(title), title.text);
    }
    node.forEachChild(walk);
  };
  walk(tree);
  for (const { line, text } of commentsOf(tree.text)) prose(line, text);
  return found;
}

/** Names of variables, parameters, functions and types that call an appointment a visit, which is the word of screens. */
export function misnamedAppointments(tree: ts.SourceFile): Finding[] {
  const found: Finding[] = [];
  const walk = (node: ts.Node): void => {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node);
    if (isNamed && node.name !== undefined && ts.isIdentifier(node.name) && isMisnamedAppointment(node.name.text)) {
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.name.text });
    }
    node.forEachChild(walk);
  };
  walk(tree);
  return found;
}

/** True for `pastVisit` and `open-visits`; false for the fields that are published: `visitType`, `visitMinutes`. */
export function isMisnamedAppointment(name: string): boolean {
  return /\bvisits?\b(?! (types?|minutes|price)\b)/.test(wordsOf(name).join(' '));
}

/** The first name in what is called: `test` in `test.each(rows)('title', run)`. */
function calleeOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calleeOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** The words of a name in camel case, kebab case or capitals, lower case. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
