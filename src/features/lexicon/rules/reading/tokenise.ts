import { stem } from './stem.ts';

/** How strongly two neighbouring words are parted: not, by a comma, by a clause, by a sentence. */
export const JOINED = 0;
export const COMMA = 1;
export const CLAUSE = 2;
export const SENTENCE = 3;

/** One word or number of a text. */
export interface Token {
  /** Lower case, without marks and apostrophes: `wont`, `39.4`, `/`. */
  readonly word: string;
  /** The form that lexicons compare. */
  readonly stem: string;
  /** Value of a number, otherwise NaN. */
  readonly value: number;
  /** What parts it from the word before: JOINED, COMMA, CLAUSE or SENTENCE. */
  readonly boundary: number;
}

const A = 97;
const Z = 122;
const ZERO = 48;
const NINE = 57;
/** Letters of Hausa with a hook, and what people type for them. */
const HOOKED = [
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
] as const;
const APOSTROPHES = "'’‘`´ʼ";

/** Two ranges of marks that stand on letters after decomposition, and characters without width. */
function isInvisible(code: number): boolean {
  return (code >= 0x300 && code <= 0x36f) || (code >= 0x200b && code <= 0x200f) || code === 0xfeff || code === 0xad;
}

const isDigit = (code: number) => code >= ZERO && code <= NINE;
const isLetter = (code: number) => code >= A && code <= Z;

function boundaryOf(character: string): number {
  switch (character) {
    case '.':
    case '!':
    case '?':
    case '\n':
    case '•':
      return SENTENCE;
    case ';':
    case ':':
    case '–':
    case '—':
      return CLAUSE;
    case ',':
    case '(':
    case ')':
    case '[':
    case ']':
    case '&':
    case '"':
      return COMMA;
    default:
      return JOINED;
  }
}

/** `y.o.`, `b.p.`, `p.m.`: a full stop between single letters is part of an abbreviation. */
function joinsAbbreviation(text: string, at: number, length: number): boolean {
  return length === 1 && isLetter(text.charCodeAt(at + 1)) && !isLetter(text.charCodeAt(at + 2));
}

function joinsNumber(text: string, at: number, word: string): boolean {
  return isDigit(word.charCodeAt(word.length - 1)) && !word.includes('.') && isDigit(text.charCodeAt(at + 1));
}

/** `38,5`: a comma between two digits and a single one is a decimal point, `1,500` is fifteen hundred. */
function isDecimalComma(text: string, at: number, word: string): boolean {
  return word.length === 2 && joinsNumber(text, at, word) && !isDigit(text.charCodeAt(at + 2));
}

/** What `(-)`, `(+)`, `-ve` and `+ve` say of the word before them; undefined for any other sign. */
function signAt(text: string, at: number): string | undefined {
  const sign = text[at];
  if (sign !== '-' && sign !== '+' && sign !== '−') return undefined;
  const bracketed = text[at - 1] === '(' && text[at + 1] === ')';
  const abbreviated = text.startsWith('ve', at + 1) && !isLetter(text.charCodeAt(at + 3));
  if (!bracketed && !abbreviated) return undefined;
  return sign === '+' ? 'positive' : 'negative';
}

/** Names of measured values that people write without a space before the value: `t38.5`, `bp120`, `x3`. */
const GLUED_NAMES = new Set(['t', 'temp', 'bp', 'hr', 'rr', 'pr', 'p', 'rbs', 'fbs', 'x', 'gcs', 'sats', 'bpm']);

function afterName(word: string): readonly string[] {
  let end = 0;
  while (end < word.length && isLetter(word.charCodeAt(end))) end += 1;
  const name = word.slice(0, end);
  return end < word.length && GLUED_NAMES.has(name) ? [name, ...unglued(word.slice(end))] : [word];
}

/** Cuts `39.4c`, `3yo`, `120bpm` and `t38.5` between number and unit or name; `spo2` and `h2o` stay whole. */
function unglued(word: string): readonly string[] {
  if (!isDigit(word.charCodeAt(0))) return afterName(word);
  let end = 0;
  while (end < word.length && (isDigit(word.charCodeAt(end)) || word[end] === '.')) end += 1;
  const unit = word.slice(end);
  return unit === '' || unit === 'st' || unit === 'nd' || unit === 'rd' || unit === 'th'
    ? [word.slice(0, end)]
    : [word.slice(0, end), unit];
}

/**
 * The words and numbers of a text in one pass, with what parts them. Marks, width-less characters and apostrophes go;
 * hyphens part words; a possessive s is dropped. Linear in the length of the text, whatever it holds.
 */
export function tokenise(original: string): readonly Token[] {
  let text = original.replaceAll('º', '°').replaceAll('·', '.').normalize('NFKD').toLowerCase();
  for (const [hooked, plain] of HOOKED) text = text.replaceAll(hooked, plain);
  const tokens: Token[] = [];
  let word = '';
  let boundary = SENTENCE;
  const finish = () => {
    if (word === '') return;
    for (const part of unglued(word)) {
      const value = isDigit(part.charCodeAt(0)) ? Number(part) : Number.NaN;
      tokens.push({ word: part, stem: stem(part), value, boundary });
      boundary = JOINED;
    }
    word = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetter(code) || isDigit(code)) {
      word += text[at];
      continue;
    }
    if (isInvisible(code)) continue;
    const character = text[at] ?? '';
    if (word !== '' && APOSTROPHES.includes(character)) {
      if (text[at + 1] === 's' && !isLetter(text.charCodeAt(at + 2))) at += 1;
      continue;
    }
    if (character === '.' && word !== '' && (joinsNumber(text, at, word) || joinsAbbreviation(text, at, word.length))) {
      if (isDigit(word.charCodeAt(word.length - 1))) word += '.';
      continue;
    }
    if (character === ',' && isDecimalComma(text, at, word)) {
      word += '.';
      continue;
    }
    finish();
    const said = signAt(text, at);
    if (said !== undefined) {
      tokens.push({ word: said, stem: stem(said), value: Number.NaN, boundary: JOINED });
      boundary = JOINED;
      if (text[at + 1] === 'v') at += 2;
      continue;
    }
    if (character === '/') tokens.push({ word: '/', stem: '/', value: Number.NaN, boundary });
    boundary = character === '/' ? JOINED : Math.max(boundary, boundaryOf(character));
  }
  finish();
  return tokens;
}
