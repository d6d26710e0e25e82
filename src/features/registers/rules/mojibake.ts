/** The characters of Windows-1252 at 0x80-0x9F. @see https://encoding.spec.whatwg.org/#windows-1252 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const C = `[\\u0080-\\u00bf${WINDOWS_1252}]`;
const UTF8_READ_AS_1252 = new RegExp(`[\\u00c2-\\u00df]${C}|[\\u00e0-\\u00ef]${C}{2}|[\\u00f0-\\u00f4]${C}{3}`, 'g');
/** Accepted results of decoding. Registers use Latin letters only, so other letters mean that the run was no mojibake. */
const PLAUSIBLE = /^(\p{Script=Latin}|\P{L})$/u;
/** How many times text may have been decoded wrongly and still be repaired. */
const ROUNDS = 3;

/**
 * Repairs UTF-8 that was decoded as Windows-1252, once or several times, anywhere in a text: `LukeÃ¢Â€Â˜s` becomes `Luke‘s`.
 * Correct accented text stays unchanged.
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
