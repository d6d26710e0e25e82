import { text } from '#platform/common/text.ts';

/** Names that sound as if the service itself, or whoever runs it, spoke; letters only. Also the product's own. */
const RESERVED = [
  ...['admin', 'administrator', 'administrators', 'root', 'sysadmin', 'superadmin', 'superuser', 'system', 'webmaster'],
  ...['postmaster', 'hostmaster', 'abuse', 'security', 'support', 'helpdesk', 'customercare', 'customersupport'],
  ...['moderator', 'official', 'operator', 'staff', 'noreply', 'everybody', 'anonymous', 'alafia'],
];

/** Digits that stand for letters in a disguise. */
const LEETSPEAK: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Scripts whose letters may stand together: Japanese and Korean are written in several. */
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
 * Why a user name can't be chosen, in words; undefined when it can. It could be taken for the service itself, or, by
 * letters of another alphabet, for somebody else's name. Accounts that have such a name already keep it.
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

/** A whole name in an alphabet that none of the lists knows, such as Ethiopic or Tifinagh: all its letters are of it. */
function isUnlistedScript(letters: string): boolean {
  return !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letters) && !/\p{Script=Common}/u.test(letters);
}

/** Whether the name, or one part of it between signs, is a reserved one, in disguise or not. */
function isReserved(name: string): boolean {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const parts = [plain, ...plain.split(/[._-]+/)];
  return parts.some((part) => [part, part.replaceAll(/\d/g, (digit) => LEETSPEAK[digit] ?? '')].some(isListed));
}

function isListed(part: string): boolean {
  const letters = part.replaceAll(/[^\p{L}]/gu, '');
  return RESERVED.includes(letters);
}
