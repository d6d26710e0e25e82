import { undoMojibake } from './mojibake.ts';

/**
 * Returns a text with encoding mistakes repaired, ASCII quotes and dashes, single spaces, no control or invisible
 * characters, trimmed and cut to `maxLength` characters.
 */
export function plainText(raw: string, maxLength = 200): string {
  const text = undoMojibake(raw.replace(/\p{Cs}/gu, ''))
    // The apostrophe of Windows-1252 decoded as code page 437. No Nigerian language has this letter.
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
