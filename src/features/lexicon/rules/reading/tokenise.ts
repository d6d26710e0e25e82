import { stem } from './stem.ts';
import { MESSAGE_WORDS } from './words/message-words.ts';

/** What separates two neighbouring words, from nothing to the end of a sentence. Ordered, so that they can be compared. */
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
  /** What separates it from the word before: JOINED, COMMA, CLAUSE or SENTENCE. */
  readonly boundary: number;
}

const A = 97;
const Z = 122;
const ZERO = 48;
const NINE = 57;
/** Hooked letters of Hausa, which Unicode doesn't decompose, and the letters that people type for them. */
const HOOKED = [
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
] as const;
const APOSTROPHES = "'’‘`´ʼ";

/** True for accents, which stand alone after decomposition, and for zero-width characters. */
function isInvisible(code: number): boolean {
  return (code >= 0x300 && code <= 0x36f) || (code >= 0x200b && code <= 0x200f) || code === 0xfeff || code === 0xad;
}

const isDigit = (code: number) => code >= ZERO && code <= NINE;
const isLetter = (code: number) => code >= A && code <= Z;

const BOUNDARIES: ReadonlyMap<string, number> = new Map([
  ...Array.from('.!?\n•', (mark) => [mark, SENTENCE] as const),
  ...Array.from(';:–—', (mark) => [mark, CLAUSE] as const),
  ...Array.from(',()[]&"', (mark) => [mark, COMMA] as const),
]);

/** `y.o.`, `b.p.`, `p.m.`: a full stop between single letters is part of an abbreviation. */
function joinsAbbreviation(text: string, at: number, length: number): boolean {
  return length === 1 && isLetter(text.charCodeAt(at + 1)) && !isLetter(text.charCodeAt(at + 2));
}

function joinsNumber(text: string, at: number, word: string): boolean {
  return isDigit(word.charCodeAt(word.length - 1)) && !word.includes('.') && isDigit(text.charCodeAt(at + 1));
}

/** True for `38,5`: after two digits and before a single one a comma is a decimal point. `1,500` is fifteen hundred. */
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

/** True if an apostrophe at this place begins a possessive s, which is dropped. */
function isPossessive(text: string, at: number): boolean {
  return APOSTROPHES.includes(text[at] ?? '') && text[at + 1] === 's' && !isLetter(text.charCodeAt(at + 2));
}

/** What a mark inside a word adds to it: nothing, or the decimal point of a number. Undefined if the mark ends the word. */
function joint(text: string, at: number, word: string): string | undefined {
  if (word === '') return undefined;
  const mark = text[at] ?? '';
  if (APOSTROPHES.includes(mark)) return '';
  if (mark === ',') return isDecimalComma(text, at, word) ? '.' : undefined;
  if (mark !== '.') return undefined;
  if (joinsNumber(text, at, word)) return '.';
  if (!joinsAbbreviation(text, at, word.length)) return undefined;
  return isDigit(word.charCodeAt(word.length - 1)) ? '.' : '';
}

/** Collects the tokens of one text, with what separates each from the one before. */
class TokenList {
  readonly tokens: Token[] = [];
  private boundary = SENTENCE;

  /** Adds a word as typed, which may be several tokens: `39.4c`. */
  addWord(word: string): void {
    if (word === '') return;
    for (const part of unglued(MESSAGE_WORDS.get(word) ?? word)) {
      const value = isDigit(part.charCodeAt(0)) ? Number(part) : Number.NaN;
      this.tokens.push({ word: part, stem: stem(part), value, boundary: this.boundary });
      this.boundary = JOINED;
    }
  }

  /** Adds what a sign says of the word before it, so that nothing separates the two. */
  addSign(word: string): void {
    this.tokens.push({ word, stem: stem(word), value: Number.NaN, boundary: JOINED });
    this.boundary = JOINED;
  }

  /** Separates the words around a mark. A slash is a token itself, as in `120/80`. */
  addMark(mark: string): void {
    if (mark === '/') {
      this.tokens.push({ word: '/', stem: '/', value: Number.NaN, boundary: this.boundary });
      this.boundary = JOINED;
    } else this.boundary = Math.max(this.boundary, BOUNDARIES.get(mark) ?? JOINED);
  }
}

/**
 * Returns the words and numbers of a text, with what separates them. Accents, zero-width characters and apostrophes are
 * removed; hyphens separate words; a possessive s is dropped. Takes time linear in the length of any text.
 */
export function tokenise(original: string): readonly Token[] {
  let text = original.replaceAll('º', '°').replaceAll('·', '.').normalize('NFKD').toLowerCase();
  for (const [hooked, plain] of HOOKED) text = text.replaceAll(hooked, plain);
  const list = new TokenList();
  let word = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetter(code) || isDigit(code)) {
      word += text[at];
      continue;
    }
    if (isInvisible(code)) continue;
    const joined = joint(text, at, word);
    if (joined !== undefined) {
      word += joined;
      if (isPossessive(text, at)) at += 1;
      continue;
    }
    list.addWord(word);
    word = '';
    const sign = signAt(text, at);
    if (sign === undefined) {
      list.addMark(text[at] ?? '');
      continue;
    }
    list.addSign(sign);
    if (text[at + 1] === 'v') at += 2;
  }
  list.addWord(word);
  return list.tokens;
}
