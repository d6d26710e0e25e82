import { text } from '#platform/common/text.ts';

/** Names that sound like the service or its operator; letters only. */
const RESERVED = [
  'abuse',
  'admin',
  'administrator',
  'administrators',
  'alafia',
  'anonymous',
  'customercare',
  'customersupport',
  'everybody',
  'helpdesk',
  'hostmaster',
  'moderator',
  'noreply',
  'official',
  'operator',
  'postmaster',
  'root',
  'security',
  'staff',
  'superadmin',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'webmaster',
];

/** Digits that are used in place of letters. */
const LEETSPEAK: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Scripts that a name may be written in; Japanese and Korean combine several. */
const SCRIPTS = [
  /^\p{Script=Latin}+$/u,
  /^\p{Script=Arabic}+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  /^[\p{Script=Hangul}\p{Script=Han}]+$/u,
];

/** Cyrillic and Greek letters that look like Latin ones. @see Unicode Technical Standard 39, confusables.txt */
const LATIN_LOOKALIKES = /^[асеорхуүѵіјѕһӏԁԛԝАВЕЅІЈКМНОРСТХУАοονιϲуρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u;

/**
 * Returns why a user name can't be chosen, as text for the user; undefined if it can. Refuses names that could be taken
 * for the service or, through look-alike letters, for another user. Existing accounts keep their names.
 * @see Unicode Technical Standard 39, sections 4 and 5
 */
export function usernameProblem(name: string): string | undefined {
  const composed = name.normalize('NFC');
  const letters = composed.replaceAll(/[^\p{L}]/gu, '');
  if (composed !== name.normalize('NFKC'))
    return text('Use plain letters and digits: some of these only look like them.');
  const known = letters === '' || isUnlistedScript(letters) || SCRIPTS.some((alphabet) => alphabet.test(letters));
  if (!known || LATIN_LOOKALIKES.test(letters)) {
    return text('Use the letters of one alphabet: names that mix alphabets can be taken for those of others.');
  }
  return isReserved(composed) ? text('This username is reserved. Please choose another one.') : undefined;
}

/** Why the name of a person is refused. */
export const NAME_RESERVED = text('This name is reserved. Please enter your own name.');

/** Words that make no name of a person together with reserved ones. */
const FILLING = ['care', 'of', 'service', 'services', 'team', 'the'];
/** What `LATIN_LOOKALIKES` look like, in the same order of small letters. */
const LOOKS = { from: 'асеорхуүѵіјѕһӏԁԛԝοονιϲρα', to: 'aceopxyyvijshldqwooivcpa' };

/**
 * True if the name of a person consists of words for the service and its staff only, such as "Alafia Support", in any
 * letters: readers would take its bearer for staff. A person may be called Alafia or Root and have another name too.
 */
export function soundsLikeStaff(name: string): boolean {
  const plain = shapeOf(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const words = plain.split(' ');
  return words.some(isReserved) && words.every((word) => FILLING.includes(word) || isReserved(word));
}

/** Returns a name in small Latin letters without marks, as far as a reader could confuse it with them. */
function shapeOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => LOOKS.to[LOOKS.from.indexOf(letter)] ?? letter).join('');
}

/** True if no letter is Latin, Cyrillic, Greek or common: the name is in another script, such as Ethiopic or Tifinagh. */
function isUnlistedScript(letters: string): boolean {
  return !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letters) && !/\p{Script=Common}/u.test(letters);
}

/** True if the name, or a part of it between signs, is reserved, also when spelt with digits for letters. */
function isReserved(name: string): boolean {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const parts = [plain, ...plain.split(/[._-]+/)];
  return parts.some((part) => [part, part.replaceAll(/\d/g, (digit) => LEETSPEAK[digit] ?? '')].some(isListed));
}

function isListed(part: string): boolean {
  const letters = part.replaceAll(/[^\p{L}]/gu, '');
  return RESERVED.includes(letters);
}
