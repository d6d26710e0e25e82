import { undoMojibake } from './mojibake.ts';

/**
 * Text as a person would type it: encoding mistakes undone, quotes and dashes plain, no control or invisible
 * characters, single spaces, none at the ends, at most `maxLength` characters.
 */
export function plainText(raw: string, maxLength = 200): string {
  const text = undoMojibake(raw.replace(/\p{Cs}/gu, ''))
    // Code page 437 shows the apostrophe of Windows-1252 as this letter, which no Nigerian language has.
    .replace(/(?<=\p{L})Æ(?=\p{L})/gu, "'")
    .replace(/[‘’‚‛ʼʻ`´′]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[\s_]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .normalize('NFC');
  return clipped(text.replace(/ {2,}/g, ' ').trim(), maxLength);
}

function clipped(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join('').trim();
}
