import { foldText } from '#features/lexicon/rules/search-text.ts';

/** Fewer digits would find too many numbers. */
const MIN_PHONE_DIGITS = 4;

/** What a typed search can mean. */
export interface ClientQuery {
  /** Folded words that a name must contain; empty if the query has none. */
  readonly words: readonly string[];
  /** Digits that a telephone number must contain, without the leading 0 or 234; undefined if it can't be a number. */
  readonly digits: string | undefined;
  /** The beginning of a hospital number, in lower case. */
  readonly hospitalNumber: string;
}

/** Reads what a desk typed to find a client: a name, a telephone number or a hospital number. */
export function readClientQuery(typed: string): ClientQuery {
  const isNumber = /^\+?[\d\s().-]+$/.test(typed);
  const digits = typed.replaceAll(/\D/g, '').replace(/^(234|0)/, '');
  return {
    words: isNumber ? [] : foldText(typed).split(' ').filter(Boolean),
    digits: isNumber && digits.length >= MIN_PHONE_DIGITS ? digits : undefined,
    hospitalNumber: typed.trim().toLowerCase(),
  };
}
