/** Characters that Windows-1252 puts at 0x80-0x9F. @see https://encoding.spec.whatwg.org/#windows-1252 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const C = `[\\u0080-\\u00bf${WINDOWS_1252}]`;
const UTF8_READ_AS_1252 = new RegExp(`[\\u00c2-\\u00df]${C}|[\\u00e0-\\u00ef]${C}{2}|[\\u00f0-\\u00f4]${C}{3}`, 'g');
/** What a run may turn out to be: no language of Nigeria is written here in other letters, so those are chance. */
const PLAUSIBLE = /^(\p{Script=Latin}|\P{L})$/u;
/** Text that went through the wrong encoding more often than this is lost. */
const ROUNDS = 3;

/**
 * Undoes UTF-8 that was read as Windows-1252, once or several times, wherever it is in the text: `LukeÃ¢Â€Â˜s` is `Luke‘s`.
 * Accented text that is right stays.
 */
export function undoMojibake(text: string): string {
  let repaired = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = repaired;
    repaired = before.replace(UTF8_READ_AS_1252, (run) => decodeUtf8(run) ?? run);
    if (repaired === before) break;
  }
  return repaired;
}

function decodeUtf8(run: string): string | undefined {
  const escaped = Array.from(run, (character) => `%${byteOf(character).toString(16).padStart(2, '0')}`).join('');
  try {
    const decoded = decodeURIComponent(escaped);
    return PLAUSIBLE.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function byteOf(character: string): number {
  const high = WINDOWS_1252.indexOf(character);
  return high === -1 ? character.charCodeAt(0) : 0x80 + high;
}
